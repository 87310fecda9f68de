// What each cleaned text was found to be when it was examined: counts, figures
// that concordances print, and digests of verses that are easily got wrong and
// of the whole. A digest stands for words that are not ours to keep here.
import type { EmbeddedCode } from "../../src/scripture/translations.ts";

export interface Expectation {
  /** Finds what no verse of this text may hold. */
  readonly characters: RegExp;
  /** References of the verses that it leaves out, joined by `; `. */
  readonly omitted: string;
  /** Verses that it numbers otherwise than the KJV does, each with its own number. */
  readonly renumbered: string;
  readonly titles: number;
  readonly supplied: number;
  readonly disputed: number;
  readonly wordsOfJesus: number;
  readonly breaks: number;
  /** How often a word occurs, and in how many verses. */
  readonly words?: Readonly<Record<string, readonly [occurrences: number, verses: number]>>;
  /** Digests of single verses: first, last, short, disputed, mended, renumbered. */
  readonly known: Readonly<Record<string, string>>;
  /** Digest of all verses with their markup. */
  readonly digest: string;
}

export const EXPECTED: Readonly<Record<EmbeddedCode, Expectation>> = {
  YLT: {
    characters: /[^A-Za-z ,.;:!?()'—\d-]/,
    omitted: "",
    renumbered: "",
    titles: 138,
    supplied: 10_367,
    disputed: 4,
    wordsOfJesus: 0,
    breaks: 0,
    known: {
      "Genesis 1:1": "53738a59dc14",
      "Psalm 119:9": "803f6a284a2a",
      "John 3:16": "a89381bad409",
      "John 11:35": "37c0a7cae695",
      "3 John 1:14": "a1f155f11f7c",
      "Revelation 22:21": "d97e70d8bdb6",
      "Genesis 18:12": "b976cd04fe25",
      "Psalm 18:1": "2747f7aa3ee2",
      "Psalm 82:1": "cf48f7f7873b",
      "John 7:53": "dc521702c1f0",
      "Zechariah 2:10": "fbbe0d479bea",
      "1 John 5:7": "71acc00ca1e4",
    },
    digest: "f1454f1d47b7",
  },
  KJV: {
    characters: /[^A-Za-z ,.;:!?()'—-]/,
    omitted: "",
    renumbered: "",
    titles: 138,
    supplied: 21_462,
    disputed: 0,
    wordsOfJesus: 2_038,
    breaks: 2_970,
    // Those of the printed concordances to the KJV.
    words: {
      love: [310, 280],
      grace: [170, 159],
      faith: [247, 231],
      hope: [129, 121],
      peace: [429, 400],
    },
    known: {
      "Genesis 1:1": "6f785a86b271",
      "Psalm 119:9": "48d61bf5dfa6",
      "John 3:16": "8473c0b1c766",
      "John 11:35": "37c0a7cae695",
      "3 John 1:14": "041d999349db",
      "Revelation 22:21": "76128832e1fd",
      "Exodus 32:32": "cd5126ae2f8c",
      "Psalm 119:1": "d076617574db",
      "Psalm 132:1": "9a372355c760",
      "Romans 1:2": "f7c8d95fbedd",
      "1 John 2:23": "8e8ba2a4bc6f",
      "1 John 5:7": "f688e4d3963c",
    },
    digest: "a3db95a7c638",
  },
  WEB: {
    characters: /[^A-Za-z ,.;:!?()“”‘’—-]/,
    omitted: "Luke 17:36; Acts 8:37; Acts 15:34; Acts 24:7",
    renumbered:
      "Romans 16:25 = Romans 14:24; Romans 16:26 = Romans 14:25; Romans 16:27 = Romans 14:26",
    titles: 138,
    supplied: 0,
    disputed: 0,
    wordsOfJesus: 0,
    breaks: 26_650,
    known: {
      "Genesis 1:1": "e1e1f5e1738c",
      "Psalm 119:9": "3709e9242cba",
      "John 3:16": "1e178d172302",
      "John 11:35": "37c0a7cae695",
      "3 John 1:14": "168ade2aeced",
      "Revelation 22:21": "a5ae586ae75e",
      "1 Samuel 2:1": "25f57e6d9724",
      "Matthew 23:14": "340971e139f1",
      "Romans 16:25": "c7e2d24de5cb",
      "Romans 16:27": "53aab2b7583b",
      "1 John 5:7": "fa4fa75532dd",
      "Revelation 7:14": "55c97b26726e",
    },
    digest: "8c35a2700f5e",
  },
  ASV: {
    characters: /[^A-Za-z ,.;:!?()'—-]/,
    omitted: "1 Samuel 17:20",
    renumbered: "",
    titles: 118,
    supplied: 4_274,
    disputed: 30,
    wordsOfJesus: 0,
    breaks: 0,
    known: {
      "Genesis 1:1": "0bc170116587",
      "Psalm 119:9": "4ed861cee5af",
      "John 3:16": "0c52f9981720",
      "John 11:35": "37c0a7cae695",
      "3 John 1:14": "2123a3d963df",
      "Revelation 22:21": "f2cf5f49ce0a",
      "Genesis 3:22": "448b1814a06f",
      "Leviticus 2:12": "48a4ac019577",
      "Job 42:17": "2cef9864d739",
      "Psalm 72:20": "d05da9c32686",
      "Psalm 119:8": "a8fa26d4bd75",
      "John 5:4": "ed3cec91e66b",
      "John 6:63": "be7cfdaec5a8",
      "1 Samuel 17:21": "4f4afeb26a40",
    },
    digest: "53fea5855f06",
  },
  DARBY: {
    characters: /[^A-Za-z ,.;:!?()'-]/,
    omitted: "Matthew 23:14; Acts 8:37; Acts 15:34",
    renumbered: "",
    titles: 138,
    supplied: 7_451,
    disputed: 27,
    wordsOfJesus: 0,
    breaks: 0,
    known: {
      "Genesis 1:1": "0bc170116587",
      "Psalm 119:9": "f775c596e9d7",
      "John 3:16": "ac2362b5a8f0",
      "John 11:35": "37c0a7cae695",
      "3 John 1:14": "50a9091d50ba",
      "Revelation 22:21": "e34c956e025a",
      "Numbers 30:1": "63627abcbd8d",
      "Deuteronomy 29:3": "f73b11db80b6",
      "1 Kings 22:44": "fa7ca86f417a",
      "2 Kings 11:21": "e75cca69defe",
      "1 Chronicles 12:5": "503f34a160b7",
      "Psalm 51:1": "8e79bd6d3b6c",
      "Luke 9:13": "c2c349ffbafa",
      "John 5:4": "59259ce05305",
      "Romans 9:28": "3a56ba6587c7",
      "Revelation 13:1": "219c20960169",
    },
    digest: "dd816b1ff125",
  },
};
