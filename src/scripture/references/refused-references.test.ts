// References that do not exist are told so; what was never one is left alone.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findPlaceSaid, OTHER_NUMBERINGS } from "./other-numberings.ts";
import { readReference } from "./read-reference.ts";

describe("a reference that does not exist is told so", () => {
  test.each([
    ["John 99:1", "John has 21 chapters"],
    ["John 22", "John has 21 chapters"],
    ["John 3:99", "John 3 has 36 verses"],
    ["john 3 37", "John 3 has 36 verses"],
    ["Jhon 3:99", "John 3 has 36 verses"],
    ["Jude 2:1", "Jude has 1 chapter"],
    ["Jude 30", "Jude has 25 verses"],
    ["Jon 3:16", "Jonah 3 has 10 verses; did you mean John 3:16?"],
    ["jon 3.16 kjv", "Jonah 3 has 10 verses; did you mean John 3:16?"],
    ["Jud 5:3", "Jude has 1 chapter; did you mean Judges 5:3?"],
    ["Phm 4:6", "Philemon has 1 chapter"],
    ["Jonah 3:16", "Jonah 3 has 10 verses"],
    ["Psalm 151", "There are 150 psalms"],
    ["the 151st psalm", "There are 150 psalms"],
    ["Psalm 23:9", "Psalm 23 has 6 verses"],
    ["acts 29", "Acts has 28 chapters"],
    ["John 0:1", "John has 21 chapters, counted from 1"],
    ["John 0", "John has 21 chapters, counted from 1"],
    ["John 3:0", "John 3 has 36 verses, counted from 1"],
    ["John 3:16-99", "John 3 has 36 verses"],
    ["John 3:99-16", "John 3 has 36 verses"],
    ["Gen 1-99", "Genesis has 50 chapters"],
    ["John 99999999999999:1", "John has 21 chapters"],
    [`John 3:${"9".repeat(150)}`, "John 3 has 36 verses"],
    ["John 999", "John has 21 chapters"],
    ["Corinthians 20:1", "1 Corinthians has 16 chapters, 2 Corinthians has 13 chapters"],
    ["chapter 30 of John", "John has 21 chapters"],
    ["John 99:1 (ESV)", "John has 21 chapters"],
  ])("%s", (typed, sentence) => {
    expect(readReference(typed)).toMatchObject({ kind: "no-such-reference", sentence });
  });
});

describe("a verse of another numbering is told where its words stand", () => {
  test.each([
    ["3 John 15", "3 John has 14 verses. What other Bibles number 1:15 stands in 3 John 1:14"],
    ["3 John 1:15", "3 John has 14 verses. What other Bibles number 1:15 stands in 3 John 1:14"],
    [
      "Revelation 12:18",
      "Revelation 12 has 17 verses. What other Bibles number 12:18 stands in Revelation 13:1",
    ],
    [
      "Malachi 3:19",
      "Malachi 3 has 18 verses. What other Bibles number 3:19 stands in Malachi 4:1",
    ],
    ["Mal 3:23-24", "Malachi 3 has 18 verses. What other Bibles number 3:23 stands in Malachi 4:5"],
    ["Joel 4:14", "Joel has 3 chapters. What other Bibles number 4:14 stands in Joel 3:14"],
    ["Joel 4", "Joel has 3 chapters. What other Bibles number 4:1 stands in Joel 3:1"],
    [
      "Ezekiel 21:37",
      "Ezekiel 21 has 32 verses. What other Bibles number 21:37 stands in Ezekiel 21:32",
    ],
    ["Psalm 51:21", "Psalm 51 has 19 verses. What other Bibles number 51:21 stands in Psalm 51:19"],
    ["Psalm 3:9", "Psalm 3 has 8 verses. What other Bibles number 3:9 stands in Psalm 3:8"],
    [
      "Ruth 1:1; Jonah 2:11",
      "There is no Jonah 2:11: Jonah 2 has 10 verses. What other Bibles number 2:11 stands in Jonah 2:10",
    ],
  ])("%s", (typed, sentence) => {
    expect(readReference(typed)).toEqual({ kind: "no-such-reference", sentence });
  });

  test.each([
    ["Malachi 3:25", "Malachi 3 has 18 verses"],
    ["Joel 4:22", "Joel has 3 chapters"],
    ["Psalm 51:22", "Psalm 51 has 19 verses"],
    ["Psalm 13:7", "Psalm 13 has 6 verses"],
    ["Psalm 1:7", "Psalm 1 has 6 verses"],
    ["3 John 16", "3 John has 14 verses"],
  ])("%s is in no numbering", (typed, sentence) => {
    expect(readReference(typed)).toEqual({ kind: "no-such-reference", sentence });
  });

  test("every place of the table lies past the end here, and leads to one that is here", () => {
    for (const { book, from, count, to } of OTHER_NUMBERINGS) {
      for (let at = 0; at < count; at++) {
        const typed = `${book} ${from[0]}:${from[1] + at}`;
        const reading = readReference(typed);
        expect(reading, typed).toMatchObject({ kind: "no-such-reference" });
        const name = findPlaceSaid((reading as { sentence: string }).sentence) ?? "";
        expect(readReference(name), typed).toMatchObject({ kind: "reference", label: name });
      }
      expect(readReference(`${book} ${to[0]}:${to[1] + count - 1}`).kind).toBe("reference");
    }
  });
});

describe("of several parts the one that does not exist is named", () => {
  test.each([
    ["Rom 8:1-4, 99; 12:1-2", "There is no Romans 8:99: Romans 8 has 39 verses"],
    ["John 3:16; 1 John 9:1", "There is no 1 John 9: 1 John has 5 chapters"],
    ["Gen 1; 51", "There is no Genesis 51: Genesis has 50 chapters"],
    ["John 3:16; Hezekiah 2:1", "There is no book called Hezekiah"],
    ["John 3:16; Tobit 4:15", "Tobit is not among the 66 books that Berea carries"],
  ])("%s", (typed, sentence) => {
    expect(readReference(typed)).toEqual({ kind: "no-such-reference", sentence });
  });
});

describe("a book that does not exist is told so", () => {
  test.each([
    ["Hezekiah 3:16", "There is no book called Hezekiah"],
    ["hezekiah 3:16-18", "There is no book called Hezekiah"],
    ["Hezekiah chapter 3 verse 16", "There is no book called Hezekiah"],
    ["the book of Hezekiah 3:16", "There is no book called Hezekiah"],
    ["2 Hezekiah 4", "There is no book called 2 Hezekiah"],
    ["second hezekiah 4:1", "There is no book called 2 Hezekiah"],
    ["3 Corinthians 2:1", "There is no book called 3 Corinthians"],
    ["2 Genesis 3", "There is no book called 2 Genesis"],
    ["4 John 1:1", "There is no book called 4 John"],
    ["Lake 3:16", "There is no book called Lake; did you mean Luke?"],
    ["love 3:16", "There is no book called Love"],
    ["constructor 3:16", "There is no book called Constructor"],
    ["Tobit 4:15", "Tobit is not among the 66 books that Berea carries"],
    ["Tobit 4", "Tobit is not among the 66 books that Berea carries"],
    ["1 Maccabees 2", "1 Maccabees is not among the 66 books that Berea carries"],
    ["II Macc 7:9", "2 Maccabees is not among the 66 books that Berea carries"],
    ["Sirach 1", "Sirach is not among the 66 books that Berea carries"],
    ["Ecclesiasticus 3:1", "Sirach is not among the 66 books that Berea carries"],
    ["Wisdom 3:1", "Wisdom of Solomon is not among the 66 books that Berea carries"],
    ["Wisdom of Solomon 3", "Wisdom of Solomon is not among the 66 books that Berea carries"],
    ["Bel and the Dragon 1:1", "Bel and the Dragon is not among the 66 books that Berea carries"],
    ["1 Enoch 1:9", "Enoch is not among the 66 books that Berea carries"],
  ])("%s", (typed, sentence) => {
    expect(readReference(typed)).toEqual({ kind: "no-such-reference", sentence });
  });
});

describe("hostile input is no reference", () => {
  test.each([
    ["10,000 letters", "x".repeat(10_000)],
    ["10,000 characters of references", "John 3:16; ".repeat(910)],
    ["10,000 digits", "1".repeat(10_000)],
    ["10,000 translations", "NIV ".repeat(2_500)],
    ["longer than a reference", `John ${"3:16,".repeat(40)}17`],
    ["a script", "John 3:16<script>"],
    ["a script around", "<script>John 3:16</script>"],
    ["SQL", "John 3:16'; DROP TABLE verses--"],
    ["a lone surrogate", "John 3:16\uD800 x"],
    ["an emoji inside", "John 🙏 3:16"],
    ["an encoded nul", "John%003:16"],
    ["nothing but marks", ":;,.-&'\"()"],
    ["nothing but roman numerals", "i".repeat(200)],
    ["other letters", "Иоанна 3:16"],
    ["a path", "../../John 3:16/../x"],
  ])("%s", (_case, typed) => {
    expect(readReference(typed)).toEqual({ kind: "none" });
  });

  test("spaces around a reference do not make it long", () => {
    expect(readReference(`${" ".repeat(9_000)}John 3:16`)).toMatchObject({ label: "John 3:16" });
  });
});

describe("never throws", () => {
  const looksLike = fc
    .array(
      fc.constantFrom(
        ..."John|1|2|3|16|999|0|:|.|,|;|-|–| |ff|f|a|v|chapter|verse|of|and|to|the|psalm|rd|1 John|Samuel|Jude|ii|x|cxix|Hezekiah|Tobit|ESV|(|)|'|first|hundred".split(
          "|",
        ),
      ),
      { maxLength: 24 },
    )
    .map((parts) => parts.join(""));

  test.each([
    ["any string", fc.string({ unit: "binary", maxLength: 250 })],
    ["any code units", fc.array(fc.nat(0xffff)).map((codes) => String.fromCharCode(...codes))],
    ["pieces of references", looksLike],
  ])("%s", (_case, strings) => {
    fc.assert(
      fc.property(strings, (typed) => {
        const reading = readReference(typed);
        if (reading.kind === "reference") {
          expect(reading.ranges.length).toBeGreaterThan(0);
          for (const { start, end } of reading.ranges) {
            expect(start).toBeGreaterThanOrEqual(1);
            expect(end).toBeGreaterThanOrEqual(start);
            expect(end).toBeLessThanOrEqual(31_102);
          }
          // What is said to have been read reads the same.
          expect(readReference(reading.label)).toMatchObject({ ranges: reading.ranges });
        }
      }),
      { numRuns: 1_500 },
    );
  });
});
