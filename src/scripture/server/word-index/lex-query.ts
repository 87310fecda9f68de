// Cuts a query into words and signs. Every piece knows where it stands, so that
// a problem can be told with its place.
import { visitWords } from "./tokenize.ts";

export interface QueryWord {
  /** Folded; hyphens are kept. */
  readonly text: string;
  /** Written with a `*` at its end. */
  readonly isPrefix: boolean;
}

export type QueryPiece =
  | { readonly kind: "word"; readonly at: number; readonly word: QueryWord; readonly raw: string }
  | { readonly kind: "quote" | "open" | "close"; readonly at: number };

export interface QueryProblem {
  /** A sentence for the person who typed the query. */
  readonly message: string;
  /** The character it is about, counted from 1. */
  readonly position?: number;
}

/** Ends the reading of a query; caught in `parseQuery`. */
export class UnreadableQuery extends Error {
  readonly at: number | undefined;

  /** @param at UTF-16 offset into the query; `%` in the message becomes its character's number */
  constructor(message: string, at?: number) {
    super(message);
    this.at = at;
  }
}

const MIN_PREFIX_LETTERS = 2;

const SIGNS: ReadonlyMap<string, "quote" | "open" | "close"> = new Map([
  ...[...'"“”„‟«»＂'].map((quote) => [quote, "quote"] as const),
  ["(", "open"],
  ["（", "open"],
  [")", "close"],
  ["）", "close"],
]);

/** @throws UnreadableQuery for a `*` that stands elsewhere than at the end of a word */
export function lexQuery(query: string): QueryPiece[] {
  const pieces: QueryPiece[] = [];
  let done = 0;
  visitWords(query, (text, start, end) => {
    lexSigns(query, done, start, pieces);
    const isPrefix = query[end] === "*";
    if (isPrefix) checkPrefix(query, text, end);
    pieces.push({
      kind: "word",
      at: start,
      word: { text, isPrefix },
      raw: query.slice(start, end + (isPrefix ? 1 : 0)),
    });
    done = end;
  });
  lexSigns(query, done, query.length, pieces);
  return pieces;
}

function lexSigns(query: string, from: number, to: number, pieces: QueryPiece[]): void {
  for (let at = from; at < to; at++) {
    if (query[at] === " ") continue;
    const kind = SIGNS.get(query[at] as string);
    if (kind) pieces.push({ kind, at });
  }
}

const STARTS_WITH_LETTER = /^[\p{L}\p{N}]/u;

function checkPrefix(query: string, text: string, star: number): void {
  if (STARTS_WITH_LETTER.test(query.slice(star + 1, star + 3))) {
    throw new UnreadableQuery("The * at character % can only stand at the end of a word.", star);
  }
  if (text.replace(/[^\p{L}\p{N}]/gu, "").length < MIN_PREFIX_LETTERS) {
    throw new UnreadableQuery(
      "Write at least two letters before the * at character %, as in bless*.",
      star,
    );
  }
}
