// What of a person's own words may stand in a prayer: the name or the title of
// what they pray for, and one sentence of theirs. Either is said as it was
// written or not at all, and neither can become a quotation of Scripture.
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { checkText } from "../check/check-text.ts";
import { identifyAnywhere } from "../check/identify-quotation.ts";
import { stripMarkup } from "../check/strip-markup.ts";
import { countWords } from "../reading-time.ts";

/** Longer titles are cut at the end of a word. */
const TITLE_MAX = 90;
const SENTENCE_MAX = 160;
const SENTENCE_WORDS = { least: 4, most: 28 } as const;
const PLAIN_NAME = /^\p{Lu}[\p{L}’'-]{0,30}(?: \p{Lu}[\p{L}’'-]{0,30})?$/u;

const PICTURES =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{1f3fb}-\u{1f3ff}]|\ufe0f|\u200d|\u20e3/gu;
const PROFANE =
  /\b(?:\w*fuck\w*|f[*#@]+\w*|\w*shit\w*|sh[*#@]+t|bitch\w*|bastards?|cunts?|dick(?:head)?s?|assholes?|arse(?:hole)?s?|wank\w*|piss(?:ed)?|god ?damn\w*|whores?|sluts?|faggots?|niggers?|retards?)\b/iu;
/** Asks the site for something: said to God it would be strange. */
const TO_THE_SITE =
  /^(?:please |can |could |would |will )?(?:you )?(?:please )?(?:pray|write|generate|give me|make (?:me )?a|help me (?:to )?(?:write|pray)|create|compose)\b|\b(?:a|this|the) prayer (?:about|for|that|to be)\b|\bwrite (?:me )?a\b|\b(?:app|website|chatbot|ai|prompt|instructions?)\b/iu;

export interface Named {
  readonly text: string;
  /** A title stands between quotation marks; a name does not. */
  readonly isQuoted: boolean;
}

/**
 * What a request is called in a prayer: a plain name, else its title between
 * quotation marks; `undefined` where neither can be said.
 */
export function nameRequest(
  corpus: Corpus,
  { title, name }: { readonly title: string; readonly name?: string | undefined },
): Named | undefined {
  if (name && PLAIN_NAME.test(name)) return { text: name, isQuoted: false };
  const said = sayTitle(corpus, title);
  if (!said) return undefined;
  const thing = sayThing(said);
  return thing ? { text: thing, isQuoted: false } : { text: `“${said}”`, isQuoted: true };
}

/** What stands before the thing itself: a prayer has words of its own for it. */
const LED_BY =
  /^(?:(?:please|dear|oh|o|lord|god|father|jesus)[, ]+)*(?:(?:i (?:want to|would like to) )?(?:thank you|thanks|give thanks|thank god|praise god|praise you)(?: (?:so much|very much|to you|to god|lord|god))*|(?:i am |we are |so )*(?:grateful|thankful)|pray(?:er|ers|ing)?|remember|be with|bless)?[, ]*(?:(?<=\b(?:be with|bless|remember) )|for )/iu;
/** Then it is a thing or a person, and fits into a sentence without quotation marks. */
const THING =
  /^(?:the|my|our|a|an|this|these|those|his|her|their|all|ten|twenty|thirty|forty|fifty|sixty|\d+|\p{Lu}[\p{L}.’'-]*)(?: [\p{L}\p{N}][\p{L}\p{N}’'-]*){1,9}$|^\p{Lu}\p{Ll}+$/u;
const STARTS_SMALL = /^(?:The|My|Our|A|An|This|These|Those|His|Her|Their|All)\b/u;

/** "thank you for the nurse on ward 7": the nurse on ward 7. */
function sayThing(title: string): string | undefined {
  const led = LED_BY.exec(title)?.[0];
  if (!led) return undefined;
  const thing = title.slice(led.length);
  if (!THING.test(thing) || /\byou(?:r|rs)?\b/iu.test(thing)) return undefined;
  return STARTS_SMALL.test(thing) ? `${thing.charAt(0).toLowerCase()}${thing.slice(1)}` : thing;
}

function sayTitle(corpus: Corpus, title: string): string | undefined {
  const plain = stripMarkup(title)
    .replace(PICTURES, "")
    .replace(/[{}<>[\]`*_#|~\\]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const said = cutAtWord(nestMarks(plain).replace(ADDRESS, "")).replace(/[\s.,;:–—-]+$/u, "");
  if (!/\p{L}/u.test(said) || PROFANE.test(said)) return undefined;
  const { claimed, removed } = checkText(corpus, `${said}.`, "WEB");
  const isClaim = claimed > 0 && (/\d\s*[:.,]\s*\d/.test(said) || SPEAKS.test(said));
  return isClaim || removed.length > 0 ? undefined : said;
}

/** Said to God within a prayer it would be said twice. */
const ADDRESS =
  /^(?:(?:dear|oh|o) )?(?:god|lord|father|jesus|heavenly father)[, ]+(?:please )?(?=\p{L})/iu;

/** "John 3 says": a chapter that is only named ("Psalm 23 every night") claims nothing. */
const SPEAKS = /\b(?:says?|said|tells?|told|writes?|wrote|promis\w+|teach\w*|commands?)\b/iu;

/** Within other quotation marks, single ones; marks without a partner go. */
function nestMarks(text: string): string {
  const marks = [...text.matchAll(/["“”„«»]/g)];
  const isPaired = marks.length % 2 === 0;
  let count = 0;
  return text.replaceAll(/["“”„«»]/g, () => {
    count += 1;
    return isPaired ? (count % 2 === 1 ? "‘" : "’") : "";
  });
}

function cutAtWord(text: string): string {
  if (text.length <= TITLE_MAX) return text;
  const head = text.slice(0, TITLE_MAX);
  const end = head.lastIndexOf(" ");
  // A word without end is no word; not cut within a character of two units.
  const cut = end > TITLE_MAX / 2 ? head.slice(0, end) : head.replace(/[\ud800-\udbff]$/, "");
  return `${cut.replace(/[\s.,;:‘–—-]+$/u, "")}…`;
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/**
 * The sentence of a description that says most plainly how it is: the first in
 * which somebody speaks of themselves, else the first that can be said.
 */
export function pickSentence(corpus: Corpus, description: string): string | undefined {
  const sentences = [...segmenter.segment(description.slice(0, 5_000))]
    .flatMap(({ segment }) => segment.split(/\n+/))
    .map((sentence) => sentence.trim())
    .filter(Boolean);
  const fitting = sentences.filter(isSayable).slice(0, 12);
  const inOrder = fitting.toSorted((one, other) => weigh(other) - weigh(one));
  return inOrder.find((sentence) => isClaimless(corpus, sentence));
}

/** What somebody does or cannot do tells more than what is done around them. */
const weigh = (sentence: string): number =>
  /\b(?:i|i['’]\w+|we|we['’]\w+)\b/iu.test(sentence) ? 2 : SPEAKS_OF_SELF.test(sentence) ? 1 : 0;
const SPEAKS_OF_SELF = /\b(?:me|my|us|our)\b/iu;
const HAS_VERB =
  /\b(?:i|we|am|is|are|was|were|has|have|had|does?|did|can|could|will|would|says?|said|\w+n['’]t|cannot|took|left|lost|died|went|came|comes?|goes|wants?|needs?|raised|gave)\b/iu;
const IS_WHOLE = /^\p{Lu}.*[.!?…]$/u;

function isSayable(sentence: string): boolean {
  const words = countWords(sentence);
  return (
    sentence.length <= SENTENCE_MAX &&
    words >= SENTENCE_WORDS.least &&
    words <= SENTENCE_WORDS.most &&
    /^[\p{L}\p{N}]/u.test(sentence) &&
    /[\p{L}\p{N}.!?…]$/u.test(sentence) &&
    // Marks of any kind, markup, addresses and pictures.
    !/["“”„«»‹›‘`´{}<>[\]()*_#|~\\@/^=+]|https?|www\.|\d{4,}|[.!?]{2,}/iu.test(sentence) &&
    // An apostrophe within a word only: no quotation is open or closed by one.
    !/(?<!\p{L})['’]|['’](?!\p{L})/u.test(sentence) &&
    sentence.search(PICTURES) < 0 &&
    !PROFANE.test(sentence) &&
    !TO_THE_SITE.test(sentence) &&
    // Words without a verb are a note.
    (IS_WHOLE.test(sentence) || HAS_VERB.test(sentence)) &&
    // Shouted, or typed without sense.
    !/(\p{L})\1{3,}/iu.test(sentence) &&
    (sentence.match(/\p{Lu}/gu)?.length ?? 0) * 2 <= (sentence.match(/\p{L}/gu)?.length ?? 0)
  );
}

/** A stretch so long that stands in a text just so is Scripture's, not theirs. */
const VERSE_WORDS = 5;

/** Neither claims to be Scripture nor is a verse, word for word. */
function isClaimless(corpus: Corpus, words: string): boolean {
  const { claimed, removed } = checkText(corpus, `${words.replace(/[.!?…]+$/, "")}.`, "WEB");
  if (claimed > 0 || removed.length > 0) return false;
  return countWords(words) < VERSE_WORDS || !identifyAnywhere(corpus, words, "WEB");
}

export interface Filled {
  readonly text: string;
  /** The person's sentence as it stands in the text, with its marks. */
  readonly own: string | undefined;
}

/**
 * A written prayer with a person's words in its places. The places are found
 * before anything is put in, so that words which look like one change nothing.
 */
export function fillPrayer(
  paragraphs: readonly string[],
  { named, words }: { readonly named: Named | undefined; readonly words: string | undefined },
): Filled {
  let own: string | undefined;
  const all = paragraphs.join(" ");
  const isOurs = /\b(?:we|us)\b/iu.test(all) && !/\b(?:i|me|my)\b/iu.test(all);
  const filled = paragraphs.map((paragraph) => {
    const pieces = paragraph
      .replace(/\s*\[([^[\]]*)\]/g, (_all, inner: string) => (words ? ` ${inner}` : ""))
      .trim()
      .split(/(\{named\}|“\{words\}”)/);
    return pieces
      .map((piece, at) => {
        const next = pieces[at + 1] ?? "";
        const before = pieces[at - 1] ?? "";
        let said: string;
        if (piece === "{named}") said = named?.text ?? sayUnnamed(isOurs, before);
        else if (piece === "“{words}”" && words) {
          said = `“${next.startsWith(".") ? words : words.replace(/\.$/, "")}”`;
          own = said;
        } else return piece;
        // The sentence ends with theirs: one mark is enough.
        if (next.startsWith(".") && /[.!?…]”$/.test(said)) pieces[at + 1] = next.slice(1);
        return said;
      })
      .join("");
  });
  return { text: filled.filter(Boolean).join("\n\n"), own };
}

function sayUnnamed(isOurs: boolean, before: string): string {
  const words = isOurs ? "what we have written to you" : "what I have written to you";
  return /(?:^|[.!?”]\s)$/.test(before) ? `W${words.slice(1)}` : words;
}
