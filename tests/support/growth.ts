// How the time of a function grows with the text it is given. On a busy machine
// one measurement says little: the shortest of several counts, ratios are taken
// between texts of which the longer is twice the other, and what takes less than
// a few milliseconds says nothing at all.

/** Texts that hold nothing but this, over and over. */
export type Fragment = string;

/** What is drawn from the patterns' own alphabets, and from what people paste. */
export const FRAGMENTS: readonly Fragment[] = [
  ...["a'", "a’", "e\u0301", "a\u0301'", "a-", "a.", "a", "A", "é", "’", "“", '"', "'", "`", " 'a"],
  ...[" ", "  a", "\n", "\n\n", " \n", "a\n", "\r\n", "\t", "\u00a0", "\u200d", "\u00ad", "\u0000"],
  ...[
    "1:1-",
    "1:1,",
    "1,",
    "1 ",
    "1",
    ":",
    "-",
    "–",
    ",",
    ";",
    ".",
    "1.",
    "1-1 ",
    "16 and ",
    "& 1",
  ],
  ...["John ", "John 3:16 ", "Jn 3,16 ", "mk 1:1;2 ", "Foo 1:1 ", "II John ", "I ", "I'", "First "],
  ...["1 John ", "chapter 1 ", "a of the ", "Song of ", "psalm ", "verse ", "and 1 ", "a 1,"],
  ...["see also ", "bible verse ", "the ", "one ", "twenty-one ", "KJV ", "(KJV) ", "in the "],
  ...["*a ", "*a", "**a_", "_", "`a ", "``` ", "~~a", "# ", "#", "> ", "- ", "1. ", "| a ", "---"],
  ...["[", "]", "[a](", "![", "[^1]", "[a]", "](", "(", ")", "<", ">", "<a ", "<!--", "<i>", "<br"],
  ...[
    "{{",
    "{{a}}",
    "{{John 3:16}} ",
    "&amp;",
    "%",
    "%20",
    "@",
    "a@",
    "a@a.",
    "\\",
    "/",
    "a/",
    "=",
  ],
  ...["http://", "www.a", "a.b@c.de ", "😀", "👨‍👩‍👧", "中", "א", "שָׁ", "λό", "ﷺ", "ﬃ", "İ"],
  ...[
    "i want to ",
    "my mom he ",
    "who is the father of ",
    "myself ",
    "love ",
    "lvoe ",
    "l* ",
    "(a OR ",
  ],
  ...["“God so loved the world ” (John 3:16) ", "The Bible says ", "Picture a man. ", "NOT "],
];

/** Where no text ends, so that a pattern that looks for its end has to try all other places first. */
const TAIL = "\u0001!";

/** @param tail a character that is in no text, unless another is given */
export const fill = (fragment: Fragment, length: number, tail = TAIL): string =>
  `x${fragment.repeat(Math.ceil(length / fragment.length)).slice(0, length - 1)}${tail}`.toWellFormed();

/** Below this, growth is lost among the machine's other work; nor does anybody notice it. */
const FLOOR_MS = 40;
/** Linear growth gives 2; the rest is for the machine's other work. */
const RATIO_MAX = 3;
/** So slow a text is measured once more at most. */
const ENOUGH_MS = 2_000;
const TRIES = 6;

/**
 * @param work what is measured; may throw, as a check does that refuses
 * @returns a sentence about the growth where it is more than linear
 */
export function findSteepGrowth(
  work: (text: string) => unknown,
  fragment: Fragment,
  longest = 200_000,
): string | undefined {
  // A short text first: what is worse than quadratic would never come back from a long one.
  const isQuick = [200, 2_000, longest / 8, longest].every(
    (length) => time(work, fill(fragment, length)) < FLOOR_MS,
  );
  if (isQuick) return undefined;
  let steep = 0;
  for (const length of [200, 2_000, longest / 4, longest / 2, longest]) {
    const [half, whole] = [fill(fragment, length / 2), fill(fragment, length)];
    let [before, ms] = [time(work, half), time(work, whole)];
    for (let tries = 1; tries < TRIES && ms > FLOOR_MS && ms > before * RATIO_MAX; tries++) {
      ms = Math.min(ms, time(work, whole));
      before = Math.min(before, time(work, half));
      if (ms > ENOUGH_MS) break;
    }
    steep = ms > FLOOR_MS && ms > before * RATIO_MAX ? steep + 1 : 0;
    if (steep >= 2 || (steep > 0 && ms > ENOUGH_MS)) {
      return `${JSON.stringify(fragment)}: ${Math.round(ms)} ms for ${length} characters, ${before.toFixed(1)} ms for half of them`;
    }
  }
  return undefined;
}

function time(work: (text: string) => unknown, text: string): number {
  const startedAt = performance.now();
  try {
    work(text);
  } catch {
    // A refusal takes its time too.
  }
  return performance.now() - startedAt;
}
