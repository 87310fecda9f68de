// Every passage that a translation prints in brackets, as it is shown.
import path from "node:path";
import { expect, test } from "vitest";
import { EMBEDDED_CODES, type EmbeddedCode } from "../translations.ts";
import { VERSE_COUNT } from "../versification.ts";
import { openCorpus } from "./corpus.ts";
import { readRange } from "./quotations.ts";
import { readPassage, readVerses, tellWhere } from "./read-passage.ts";

const corpus = openCorpus(path.resolve(import.meta.dirname, "../../../build/corpus/corpus.bin"));

/** Of the longest only how it begins and ends. */
const PRINTED: readonly (readonly [EmbeddedCode, string, string])[] = [
  [
    "YLT",
    "Acts 8:37",
    "[And Philip said, 'If thou dost believe out of all the heart, it is lawful;' and he answering said, 'I believe Jesus Christ to be the Son of God;']",
  ],
  ["YLT", "1 John 2:23", "[he who is confessing the Son hath the Father also.]"],
  [
    "YLT",
    "1 John 5:7-8",
    "[in the heaven, the Father, the Word, and the Holy Spirit, and these — the three — are one; and three are who are testifying in the earth]",
  ],
  ["ASV", "Matthew 17:21", "[But this kind goeth not out save by prayer and fasting.]"],
  ["ASV", "Matthew 18:11", "[For the Son of man came to save that which was lost.]"],
  ["ASV", "Mark 7:16", "[If any man hath ears to hear, let him hear.]"],
  ["ASV", "Mark 9:44", "[where their worm dieth not, and the fire is not quenched.]"],
  ["ASV", "Mark 9:46", "[where their worm dieth not, and the fire is not quenched.]"],
  [
    "ASV",
    "Mark 11:26",
    "[But if ye do not forgive, neither will your Father who is in heaven forgive your trespasses.]",
  ],
  [
    "ASV",
    "Mark 15:28",
    "[And the scripture was fulfilled, which saith, And he was reckoned with transgressors.]",
  ],
  [
    "ASV",
    "Luke 17:36",
    "[There shall be two men in the field; the one shall be taken, and the other shall be left.]",
  ],
  ["ASV", "Luke 23:17", "[Now he must needs release unto them at the feast one prisoner.]"],
  [
    "ASV",
    "John 5:3-4",
    "[waiting for the moving of the water. for an angel of the Lord went down at certain seasons into the pool, and troubled the water: whosoever then first after the troubling of the waters stepped in was made whole, with whatsoever disease he was holden.]",
  ],
  [
    "ASV",
    "John 7:53-8:11",
    "[And they went every man unto his own house: bu … y; from henceforth sin no more.]",
  ],
  [
    "ASV",
    "Acts 8:37",
    "[And Philip said, If thou believest with all thy heart, thou mayest. And he answered and said, I believe that Jesus Christ is the Son of God.]",
  ],
  ["ASV", "Acts 15:34", "[But it seemed good unto Silas to abide there.]"],
  [
    "ASV",
    "Acts 24:6-8",
    "[and we would have judged him according to our law. But the chief captain Lysias came, and with great violence took him away out of our hands, commanding his accusers to come before thee.]",
  ],
  [
    "ASV",
    "Acts 28:29",
    "[And when he had said these words, the Jews departed, having much disputing among themselves.]",
  ],
  ["ASV", "Romans 16:24", "[The grace of our Lord Jesus Christ be with you all. Amen.]"],
  ["DARBY", "Matthew 20:7", "[and whatsoever may be just ye shall receive]"],
  ["DARBY", "Mark 9:44", "[where their worm dies not, and the fire is not quenched]"],
  ["DARBY", "Mark 9:46", "[where their worm dies not, and the fire is not quenched]"],
  ["DARBY", "Mark 11:8", "[and went on strewing them on the way]"],
  [
    "DARBY",
    "Mark 15:28",
    "[And the scripture was fulfilled which says, And he was reckoned with the lawless.]",
  ],
  ["DARBY", "Luke 9:55", "[and said, Ye know not of what spirit ye are]"],
  [
    "DARBY",
    "Luke 17:36",
    "[Two men shall be in the field; the one shall be seized and the other let go.]",
  ],
  ["DARBY", "Luke 20:30", "[took the woman, and he died childless]"],
  ["DARBY", "Luke 23:23", "[and those of the chief priests]"],
  [
    "DARBY",
    "John 5:3-4",
    "[awaiting the moving of the water. For an angel descended at a certain season in the pool and troubled the water. Whoever therefore first went in after the troubling of the water became well, whatever disease he laboured under.]",
  ],
  ["DARBY", "John 8:59", "[going through the midst of them, and thus passed on.]"],
  ["DARBY", "John 16:16", "[because I go away to the Father]"],
  ["DARBY", "Acts 10:32", "[who when he is come will speak to thee]"],
  ["DARBY", "Acts 15:24", "[saying that ye must be circumcised and keep the law]"],
  ["DARBY", "Acts 18:21", "[I must by all means keep the coming feast at Jerusalem]"],
  ["DARBY", "Acts 21:25", "[observe no such thing, only to]"],
  [
    "DARBY",
    "Acts 24:6-8",
    "[and would have judged according to our law; but Lysias, the chiliarch, coming up, took him away with great force out of our hands, having commanded his accusers to come to thee;]",
  ],
  [
    "DARBY",
    "Acts 28:16",
    "[the centurion delivered up the prisoners to the praetorian prefect, but]",
  ],
  [
    "DARBY",
    "Acts 28:29",
    "[And he having said this, the Jews went away, having great reasoning among themselves.]",
  ],
  ["DARBY", "Romans 9:28", "[cutting it short in righteousness; because]"],
  ["DARBY", "Ephesians 5:30", "[we are of his flesh, and of his bones.]"],
  ["DARBY", "Hebrews 2:7", "[and hast set him over the works of thy hands;]"],
  ["DARBY", "Hebrews 7:21", "[according to the order of Melchisedec]"],
  ["DARBY", "1 Peter 4:14", "[on their part he is blasphemed, but on your part he is glorified.]"],
];

test.each(PRINTED)("%s %s: %s", (code, reference, printed) => {
  const { text } = readPassage(corpus.texts[code], readRange(reference));
  const [begin = "", end = begin] = printed.split(" … ");
  expect(text).toContain(begin);
  expect(text).toContain(end);
  expect(text.match(/\[/g)).toHaveLength(1);
  expect(text.match(/\]/g)).toHaveLength(1);
});

test("no other passage is disputed", () => {
  const spans = (code: EmbeddedCode) => {
    let count = 0;
    for (let at = 1; at <= VERSE_COUNT; at++) count += corpus.texts[code].disputed(at).length;
    return count;
  };
  expect(Object.fromEntries(EMBEDDED_CODES.map((code) => [code, spans(code)]))).toEqual({
    KJV: 0,
    WEB: 0,
    ASV: 30,
    YLT: 4,
    DARBY: 27,
  });
});

test("a chapter's verses carry what is disputed", () => {
  const verses = readVerses(corpus, "ASV", readRange("John 5:3-5"));
  expect(verses.map(({ disputed }) => disputed)).toEqual([[[72, 108]], [[0, 213]], undefined]);
});

test("where a text has no such verse it says which have it", () => {
  const { start } = readRange("Acts 8:37");
  expect(tellWhere(corpus.texts, start)).toBe(
    "it stands in the YLT (in brackets), KJV, and ASV (in brackets)",
  );
  const [verse] = readVerses(corpus, "WEB", { start, end: start });
  expect(verse?.omission).toMatch(/Greek text; it stands in the YLT/);
});
