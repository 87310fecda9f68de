import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareWords, isSamePlace } from "./compare.ts";
import { chooseHiddenShare, chooseWay, hideWords, showFirstLetters, splitWords } from "./ways.ts";

const letters: [text: string, shown: string][] = [
  ["Jesus wept.", "J w."],
  ["The LORD’s mercy; the LORD's own.", "T L m; t L o."],
  ["144,000 were sealed, 2 by 2.", "1 w s, 2 b 2."],
  ["In the beginning—God said—light.", "I t b—G s—l."],
  ["Call his name Maher-shalal-hash-baz.", "C h n M-s-h-b."],
  ["Ya’akov and Be’er-Sheva", "Y a B-S"],
  ["[For yours is the Kingdom. Amen.]", "[F y i t K. A.]"],
  ["“Behold,” he said, ‘the disciples’ bread’", "“B,” h s, ‘t d’ b’"],
  ["Élie, e\u0301lie", "É, e\u0301"],
  ["", ""],
];
test.each(letters)("first letters: %s", (text, shown) => {
  expect(showFirstLetters(text)).toBe(shown);
});

describe("gaps", () => {
  test("the shortest verse has one, and another the next time", () => {
    const hidden = (round: number) =>
      hideWords("Jesus wept.", 0.4, round).filter((p) => p.isHidden);
    expect(hidden(0)).toMatchObject([{ text: "Jesus" }]);
    expect(hidden(1)).toMatchObject([{ text: "wept" }]);
  });

  test.each([
    [undefined, 3],
    [{ stability: 3 }, 3],
    [{ stability: 5 }, 5],
    [{ stability: 7 }, 7],
    [{ stability: 400 }, 7],
  ])("of ten words, a verse at %o hides %i", (state, count) => {
    const text = "one two three four five six seven eight nine ten";
    const parts = hideWords(text, chooseHiddenShare(state), 0);
    expect(parts.filter(({ isHidden }) => isHidden)).toHaveLength(count);
  });

  test("the pieces of any text are the text, and only words are hidden, not all of several", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.nat(500), (text, round) => {
        const parts = hideWords(text, 0.4, round);
        expect(parts.map((part) => part.text).join("")).toBe(text);
        expect(parts.filter(({ isHidden, isWord }) => isHidden && !isWord)).toEqual([]);
        const words = splitWords(text).filter(({ isWord }) => isWord).length;
        const hidden = parts.filter(({ isHidden }) => isHidden).length;
        expect(hidden > 0).toBe(words > 0);
        if (words > 1) expect(hidden).toBeLessThan(words);
      }),
    );
  });
});

const typed: [text: string, typed: string, missed: string[], added: number][] = [
  ["Jesus wept.", "jesus wept", [], 0],
  ["Jesus wept.", "", ["Jesus", "wept"], 0],
  ["The LORD’s mercy—for ever", "the lords mercy for ever", [], 0],
  ["I have loved you", "I loved you", ["have"], 0],
  ["I have loved you", "I have truly loved you", [], 1],
  ["I have loved you", "you loved have I", ["I", "have", "loved"], 3],
  ["The shepherd leads", "the sheperd leads", [], 0],
  ["The shepherd leads", "the shephred leads", [], 0],
  ["The shepherd leads", "the shopkeeper leads", ["shepherd"], 1],
  ["Not my will", "Now my will", ["Not"], 1],
  ["[Amen.] Mahershalalhashbaz", "amen mahershalalhashbas", [], 0],
];
test.each(typed)("%s, typed as %s", (text, words, missed, added) => {
  const compared = compareWords(text, words);
  expect(compared.parts.map((part) => part.text).join("")).toBe(text);
  expect(compared.parts.flatMap((part) => (part.isMissed ? part.text : []))).toEqual(missed);
  expect(compared.added).toBe(added);
  expect(compared.words - compared.found).toBe(missed.length);
});

test("every text that is typed as it is has no miss", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const { found, words, added } = compareWords(text, text);
      expect([found, added]).toEqual([words, 0]);
    }),
  );
});

const places: [typed: string, reference: string, isSame: boolean][] = [
  ["John 3:16", "John 3:16", true],
  ["jn 3 16", "John 3:16", true],
  ["John 3.16–18", "John 3:16–18", true],
  ["john 3:16", "John 3:16–18", false],
  ["psalms 23:1", "Psalm 23:1", true],
  ["1 cor 13:4-7", "1 Corinthians 13:4–7", true],
  ["Song of Songs 2:1", "Song of Solomon 2:1", true],
  ["ps 117", "Psalm 117", true],
  ["2 john", "2 John", true],
  ["mark 3:16", "John 3:16", false],
  ["somewhere", "John 3:16", false],
  ["", "John 3:16", false],
];
test.each(places)("%s for %s: %s", (text, reference, isSame) => {
  expect(isSamePlace(text, reference)).toBe(isSame);
});

test("the way grows with the card", () => {
  const ways = [undefined, 1, 4, 10, 30].map((stability) =>
    chooseWay(stability === undefined ? undefined : { stability, reps: 3 }),
  );
  expect(ways).toEqual(["letters", "letters", "gaps", "whole", "place"]);
  expect(chooseWay({ stability: 30, reps: 4 })).toBe("whole");
});
