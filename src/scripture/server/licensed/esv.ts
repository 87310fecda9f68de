// The ESV from Crossway (api.esv.org, version 3, its passage text). The answer
// says in numbers which verses it holds; that, and not its words, decides
// whether it is what was asked for.
import { z } from "zod";
import { getBook } from "../../books.ts";
import type { Call } from "./call-provider.ts";
import { isLeftOut } from "./left-out-verses.ts";
import { type NumberedText, numberVerses } from "./number-verses.ts";
import {
  type AskedVerses,
  type ProvidedPassage,
  type Provider,
  ProviderError,
} from "./provider.ts";

export interface EsvSetting {
  readonly apiKey: string;
  /** `https://api.esv.org`, or another server that speaks its protocol. */
  readonly apiUrl: string;
}

// Plain verses with their numbers. What would stand between them is left out, and
// Selah, which is part of the text, is not.
const PARAMETERS = {
  "include-passage-references": "false",
  "include-verse-numbers": "true",
  "include-first-verse-numbers": "true",
  "include-footnotes": "false",
  "include-footnote-body": "false",
  "include-headings": "false",
  "include-short-copyright": "false",
  "include-copyright": "false",
  "include-passage-horizontal-lines": "false",
  "include-heading-horizontal-lines": "false",
  "include-selahs": "true",
  "indent-using": "space",
  "indent-paragraphs": "0",
  "indent-poetry": "false",
  "indent-declares": "0",
  "indent-psalm-doxology": "0",
  "line-length": "0",
} as const;

const EsvAnswer = z.object({
  canonical: z.string(),
  /** Each passage's first and last verse, as book, chapter and verse in one number: 43003016. */
  parsed: z.array(z.tuple([z.int(), z.int()])),
  passages: z.array(z.string()),
});

export function createEsv(setting: EsvSetting, call: Call): Provider {
  return {
    ask: async (asked) => {
      const url = new URL("/v3/passage/text/", setting.apiUrl);
      url.searchParams.set("q", formatQuery(asked));
      for (const [name, value] of Object.entries(PARAMETERS)) url.searchParams.set(name, value);
      const answer = await call(url, { Authorization: `Token ${setting.apiKey}` });
      return readAnswer(asked, answer);
    },
  };
}

/** `John 3:16-18`; a book of one chapter with its number: `Jude 1:5`. */
function formatQuery({ book, chapter, first, last }: AskedVerses): string {
  const verses = first === last ? first : `${first}-${last}`;
  return `${getBook(book).referenceName} ${chapter}:${verses}`;
}

const numberOf = ({ book, chapter }: AskedVerses, verse: number): number =>
  book * 1_000_000 + chapter * 1_000 + verse;

/** @throws ProviderError where the answer is not the passage that was asked for */
function readAnswer(asked: AskedVerses, answer: unknown): ProvidedPassage {
  const parsed = EsvAnswer.safeParse(answer);
  if (!parsed.success) throw new ProviderError("unsound", "The ESV's answer has another shape");
  const { parsed: ranges, passages } = parsed.data;
  const [range] = ranges;
  const [passage] = passages;
  if (ranges.length === 0 && passages.length === 0) {
    throw new ProviderError("absent", "The ESV has no such passage");
  }
  const isAsked =
    ranges.length === 1 &&
    passages.length === 1 &&
    range?.[0] === numberOf(asked, asked.first) &&
    range[1] === numberOf(asked, asked.last);
  if (!isAsked || passage === undefined) {
    throw new ProviderError("unsound", "The ESV answered with another passage");
  }
  const book = getBook(asked.book);
  const { before, numbered } = splitNumbers(dropLetterNames(book.osis, asked.chapter, passage));
  const title = before.replace(/\s+/gu, " ").trim();
  if (title && !(book.osis === "Ps" && asked.first === 1)) {
    throw new ProviderError("unsound", "There are words before the first verse");
  }
  return {
    ...(title ? { title } : {}),
    verses: numberVerses(asked, numbered, (verse) =>
      isLeftOut("ESV", book.code, asked.chapter, verse),
    ),
  };
}

/** A verse's number stands in brackets: `[16]`, and `[3:1]` where a chapter begins. */
function splitNumbers(passage: string): { before: string; numbered: NumberedText[] } {
  const marks = [...passage.matchAll(/\[(?:(\d{1,3}):)?(\d{1,3})\]/g)];
  return {
    before: passage.slice(0, marks[0]?.index ?? passage.length),
    numbered: marks.map((mark, at) => ({
      chapter: mark[1] === undefined ? undefined : Number(mark[1]),
      number: Number(mark[2]),
      raw: passage.slice(mark.index + mark[0].length, marks[at + 1]?.index),
    })),
  };
}

const LETTER_NAMES =
  /^\s*(?:Aleph|Beth|Gimel|Daleth|He|Waw|Vav|Zayin|Heth|Teth|Yodh|Yod|Kaph|Lamedh|Lamed|Mem|Nun|Samekh|Ayin|Pe|Tsadhe|Tsade|Qoph|Resh|Sin and Shin|Shin|Taw|Tav)\s*$/gim;

/** The Hebrew letters over the stanzas of Psalm 119 are headings that stand between verses. */
const dropLetterNames = (osis: string, chapter: number, passage: string): string =>
  osis === "Ps" && chapter === 119 ? passage.replace(LETTER_NAMES, "") : passage;
