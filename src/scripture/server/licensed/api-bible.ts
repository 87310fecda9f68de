// Texts from API.Bible (version 1, its passages as JSON), which speaks for their
// publishers. The answer names its Bible, its verses and, beside each piece of
// text, the verse that the piece belongs to; all of it must agree.
import { z } from "zod";
import { getBook } from "../../books.ts";
import type { LicensedCode } from "../../translations.ts";
import type { Call } from "./call-provider.ts";
import { isLeftOut } from "./left-out-verses.ts";
import { type NumberedText, numberVerses } from "./number-verses.ts";
import {
  type AskedVerses,
  type ProvidedPassage,
  type Provider,
  ProviderError,
} from "./provider.ts";

export interface ApiBibleSetting {
  readonly apiKey: string;
  /** `https://rest.api.bible`, or another server that speaks its protocol. */
  readonly apiUrl: string;
  readonly code: LicensedCode;
  /** Of the text at API.Bible: `78a9f6124f344018-01`. */
  readonly bibleId: string;
}

const PARAMETERS = {
  "content-type": "json",
  "include-notes": "false",
  "include-titles": "false",
  "include-chapter-numbers": "false",
  "include-verse-numbers": "true",
  "include-verse-spans": "false",
  "fums-version": "3",
} as const;

interface Piece {
  readonly type: string;
  readonly name?: string | undefined;
  readonly text?: string | undefined;
  readonly attrs?:
    | {
        readonly style?: string | undefined;
        readonly number?: string | undefined;
        readonly verseId?: string | undefined;
      }
    | undefined;
  readonly items?: readonly Piece[] | undefined;
}

const PieceSchema: z.ZodType<Piece> = z.lazy(() =>
  z.object({
    type: z.string(),
    name: z.string().optional(),
    text: z.string().optional(),
    attrs: z
      .object({
        style: z.string().optional(),
        number: z.string().optional(),
        verseId: z.string().optional(),
      })
      .optional(),
    items: z.array(PieceSchema).readonly().optional(),
  }),
);

const ApiBibleAnswer = z.object({
  data: z.object({
    id: z.string(),
    bibleId: z.string(),
    bookId: z.string(),
    content: z.array(PieceSchema),
    copyright: z.string().nullish(),
  }),
  meta: z.object({ fumsToken: z.string().min(1).nullish() }).nullish(),
});

export function createApiBible(
  setting: ApiBibleSetting,
  call: Call,
  reportView: (viewToken: string) => void,
): Provider {
  return {
    ask: async (asked) => {
      const id = formatId(asked);
      const bible = encodeURIComponent(setting.bibleId);
      const url = new URL(`/v1/bibles/${bible}/passages/${id}`, setting.apiUrl);
      for (const [name, value] of Object.entries(PARAMETERS)) url.searchParams.set(name, value);
      const answer = await call(url, { "api-key": setting.apiKey });
      return readAnswer(setting, asked, answer);
    },
    reportView,
  };
}

/** `JHN.3.16`, or `JHN.3.16-JHN.3.18`. */
function formatId({ book, chapter, first, last }: AskedVerses): string {
  const start = `${getBook(book).code}.${chapter}.`;
  return first === last ? `${start}${first}` : `${start}${first}-${start}${last}`;
}

/** @throws ProviderError where the answer is not the passage that was asked for */
function readAnswer(
  { code, bibleId }: ApiBibleSetting,
  asked: AskedVerses,
  answer: unknown,
): ProvidedPassage {
  const parsed = ApiBibleAnswer.safeParse(answer);
  if (!parsed.success) throw new ProviderError("unsound", "API.Bible's answer has another shape");
  const { data, meta } = parsed.data;
  const book = getBook(asked.book);
  // Where more was asked than is answered at once, the id names less than was asked.
  const isAsked =
    data.bibleId === bibleId && data.bookId === book.code && data.id === formatId(asked);
  if (!isAsked) throw new ProviderError("unsound", "API.Bible answered with another passage");
  const { title, numbered } = readContent(data.content, `${book.code}.${asked.chapter}.`);
  if (title && asked.first !== 1) {
    throw new ProviderError("unsound", "There is a title before another verse than the first");
  }
  const copyright = data.copyright?.replace(/\s+/gu, " ").trim();
  return {
    ...(title ? { title } : {}),
    verses: numberVerses(asked, numbered, (verse) =>
      isLeftOut(code, book.code, asked.chapter, verse),
    ),
    ...(copyright ? { copyright } : {}),
    ...(meta?.fumsToken ? { viewToken: meta.fumsToken } : {}),
  };
}

// USFM's names for paragraphs that are no words of a verse: titles, headings,
// references under them, the letters of an acrostic, speakers, empty lines.
const HEADING = /^(?:mt|ms|mr|s|sr|r|sp|sd|qa|cl|cp|cd|rq|h|toc|i[a-z]|b)\d*$/;
const PSALM_TITLE = /^d$/;
const POETRY = /^q/;

function readContent(
  content: readonly Piece[],
  chapterId: string,
): { title: string; numbered: NumberedText[] } {
  let title = "";
  const numbered: { number: number; through: number | undefined; raw: string }[] = [];

  const add = (text: string): void => {
    const current = numbered[numbered.length - 1];
    if (current) current.raw += text;
    else if (text.trim()) {
      throw new ProviderError("unsound", "There are words before the first verse");
    }
  };

  const readPiece = (piece: Piece): void => {
    if (piece.name === "note") return;
    if (piece.name === "verse") {
      const range = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(piece.attrs?.number ?? "");
      if (!range) throw new ProviderError("unsound", "A verse has no number");
      numbered.push({
        number: Number(range[1]),
        through: range[2] === undefined ? undefined : Number(range[2]),
        raw: "",
      });
      return;
    }
    if (piece.type === "text") {
      const { verseId } = piece.attrs ?? {};
      const current = numbered[numbered.length - 1];
      // Verses rendered as one are named as a range: `GEN.1.1-GEN.1.2`.
      if (verseId !== undefined && verseId.split("-")[0] !== `${chapterId}${current?.number}`) {
        throw new ProviderError("unsound", "Words stand in another verse than they belong to");
      }
      add(piece.text ?? "");
      return;
    }
    for (const item of piece.items ?? []) readPiece(item);
  };

  for (const paragraph of content) {
    const style = paragraph.attrs?.style ?? "";
    if (PSALM_TITLE.test(style)) {
      title = `${title} ${plainText(paragraph)}`.replace(/\s+/gu, " ").trim();
      continue;
    }
    if (HEADING.test(style)) {
      if (style.startsWith("b") && numbered.length > 0) add("\n\n");
      continue;
    }
    // A paragraph begins on a new line; the verse that goes on into it takes the break along.
    if (numbered.length > 0) add(POETRY.test(style) ? "\n" : "\n\n");
    readPiece(paragraph);
  }
  return { title, numbered };
}

function plainText(piece: Piece): string {
  if (piece.name === "note" || piece.name === "verse") return "";
  return (piece.text ?? "") + (piece.items ?? []).map(plainText).join("");
}
