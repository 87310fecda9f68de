// The view of every word of the Hebrew Bible beside its source, and three
// chapters beside what was read by eye (`checked-verses.txt`: Genesis 1, Psalm
// 23 and John 1).
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { getTestCorpus } from "../../../../tests/support/test-app.ts";
import { BOOKS } from "../../books.ts";
import { formatOrdinal } from "../../format-reference.ts";
import { bookRange, ordinalOf } from "../../versification.ts";
import { matchKjv } from "./match-kjv.ts";
import { type AnalysedWord, readWordByWord, type WordByWord } from "./word-by-word.ts";

const corpus = getTestCorpus();
const read = (book: number, chapter: number, verse: number) =>
  readWordByWord(corpus, ordinalOf({ book, chapter, verse }));

const OLD_TESTAMENT = BOOKS.slice(0, 39);

function readSource(osis: string): string[] {
  const file = new URL(`../../../../node_modules/morphhb/wlc/${osis}.xml`, import.meta.url);
  const words = readFileSync(file, "utf8").matchAll(
    /<w lemma="([^"]+)"(?: n="[^"]+")? morph="([^"]+)"[^>]*>(.*?)<\/w>/g,
  );
  return Array.from(words, ([, lemma, code, form = ""]) =>
    // Ezra 4:12 has a slash too many at the end of a word.
    [form.replace(/<[^>]*>|\/$/g, ""), code, lemma].join(" | "),
  );
}

let words = 0;
test.each(OLD_TESTAMENT)(
  "every word of $name is its source's, in its order: form, parsing, lemma",
  (book) => {
    const shown: string[] = [];
    const { start, end } = bookRange(book.number);
    const show = (word: AnalysedWord) => {
      const { form, parts, parsing, code, lemma, dictionary } = word;
      shown.push([parts.map((part) => part.form).join("/"), code, lemma].join(" | "));
      expect(parts.map((part) => part.form).join("")).toBe(form);
      expect(parsing).toBe(parts.map((part) => part.parsing).join(" + "));
      const digits = /\d+/.exec(lemma)?.[0];
      expect(dictionary?.strongsNumber).toBe(digits && `H${digits}`);
    };
    for (let ordinal = start; ordinal <= end; ordinal++) {
      for (const word of readWordByWord(corpus, ordinal).words) {
        word.written.forEach(show);
        show(word);
      }
    }
    const source = readSource(book.osis);
    expect(shown).toEqual(source);
    words += source.length;
  },
);

test("they are 306,785 words", () => {
  expect(words).toBe(306_785);
});

/** Without points and accents, which can be typed in more orders than one. */
const bare = ({ form }: { form: string } = { form: "" }): string =>
  form.replace(/[^\u05d0-\u05ea]/g, "");

const listHebrew = ({ words }: WordByWord): string[] =>
  words.map(({ form, parsing, dictionary, kjv, isShared, isTitle }) =>
    [
      form,
      parsing,
      dictionary?.strongsNumber ?? "-",
      isTitle
        ? "(title)"
        : `${isShared ? "? " : ""}${kjv.map(({ text }) => text).join(", ") || "-"}`,
    ].join(" | "),
  );
const listGreek = ({ numbered }: WordByWord): string[] =>
  numbered.map(
    ({ text, dictionary }) => `${text} | ${dictionary.strongsNumber} ${dictionary.word}`,
  );

const checked = readFileSync(new URL("checked-verses.txt", import.meta.url), "utf8")
  .trim()
  .split("\n\n")
  .map((verse) => verse.split("\n"))
  .map(([reference = "", ...lines]) => ({ reference, lines }));

test("Genesis 1, Psalm 23 and John 1 are there whole", () => {
  expect(checked).toHaveLength(31 + 6 + 51);
});

test.each(checked)("$reference, word by word", ({ reference, lines }) => {
  const ordinal = Array.from({ length: 31_102 }, (_, index) => index + 1).find(
    (at) => formatOrdinal(at) === reference,
  );
  const found = readWordByWord(corpus, ordinal ?? 0);
  expect(found.language === "hebrew" ? listHebrew(found) : listGreek(found)).toEqual(lines);
});

describe("what is written and what is read", () => {
  test("the reading has its vowels, and the writing stands beside it", () => {
    const word = read(1, 8, 17).words.find(({ variant }) => variant);
    expect([word?.variant, word?.form.length, bare(word)]).toEqual(["differs", 8, "היצא"]);
    expect(word?.written.map(bare)).toEqual(["הוצא"]);
  });

  test("two words written as one", () => {
    // Deuteronomy 33:2: “a fiery law” in the KJV.
    const found = read(5, 33, 2).words.filter(({ variant }) => variant);
    expect(found.map(bare)).toEqual(["אש", "דת"]);
    expect(found.map(({ written }) => written.map(bare))).toEqual([["אשדת"], []]);
  });

  test("read and not written, written and not read", () => {
    const sons = read(12, 19, 37).words.find(({ variant }) => variant);
    expect([sons?.variant, sons?.written, bare(sons)]).toEqual(["read", [], "בניו"]);
    const unread = read(8, 3, 12).words.find(({ variant }) => variant);
    expect([unread?.variant, unread?.written, bare(unread)]).toEqual(["written", [], "אם"]);
  });
});

const NUMBERS: [at: [number, number, number], hebrew: string[], first: string, last: string][] = [
  [[1, 1, 1], [], "בראשית", "הארץ"],
  [[1, 31, 55], ["Genesis 32:1"], "וישכם", "למקמו"],
  [[19, 51, 1], ["Psalm 51:1", "Psalm 51:2", "Psalm 51:3"], "למנצח", "פשעי"],
  [[19, 13, 5], ["Psalm 13:6"], "ואני", "בישועתך"],
  [[19, 13, 6], [], "אשירה", "עלי"],
  // The KJV's verse begins in the middle of the Hebrew one.
  [[23, 64, 1], ["Isaiah 63:19"], "לוא", "נזלו"],
  [[11, 22, 43], ["1 Kings 22:43", "1 Kings 22:44"], "וילך", "בבמות"],
  [[39, 4, 6], ["Malachi 3:24"], "והשיב", "חרם"],
];

test.each(NUMBERS)("%j stands in the Hebrew Bible as %j", (at, hebrew, first, last) => {
  const { words: found, hebrewNumbers } = read(...at);
  expect(hebrewNumbers).toEqual(hebrew);
  expect(bare(found[0])).toBe(first);
  expect(bare(found.at(-1))).toBe(last);
});

test("a verse that the Leningrad Codex lacks has no words", () => {
  expect(read(16, 7, 68).words).toEqual([]);
});

test("Aramaic is called so", () => {
  const { words: found } = read(27, 2, 5);
  expect(new Set(found.map(({ language }) => language))).toEqual(new Set(["aramaic"]));
});

describe("the KJV's words", () => {
  const words = (...texts: string[]) =>
    texts.map((text, at) => ({ text, number: "H1", spans: [[at, at + 1]] as const }));
  const numbers = (count: number) =>
    Array.from({ length: count }, () => ({ number: "H1", goesOn: false }));
  const match = (count: number, kjv: ReturnType<typeof words>) =>
    matchKjv(numbers(count), kjv).map(({ kjv: found, isShared }) => [
      found.map(({ text }) => text).join(),
      isShared,
    ]);

  test("as many as there are words: the first for the first", () => {
    expect(match(2, words("light", "day"))).toEqual([
      ["light", false],
      ["day", false],
    ]);
  });

  test("otherwise all of them, each once, and it is told", () => {
    expect(match(3, words("light", "Light", "day"))).toEqual([
      ["light", false],
      ["Light", false],
      ["day", false],
    ]);
    expect(match(2, words("light", "Light", "day"))).toEqual([
      ["light,day", true],
      ["light,day", true],
    ]);
    expect(match(1, [])).toEqual([["", false]]);
  });

  test("a name of two words counts once", () => {
    const found = matchKjv(
      [
        { number: "H1", goesOn: true },
        { number: "H1", goesOn: false },
      ],
      words("Bethel"),
    );
    expect(found.map(({ kjv }) => kjv[0]?.text)).toEqual(["Bethel", "Bethel"]);
  });

  test("the object marker has none", () => {
    const marker = read(1, 1, 1).words[3];
    expect(marker).toMatchObject({ kjv: [], parsing: "marks the object, not translated" });
  });
});
