// The query language. In an expression NOT binds closest, then AND (which words
// side by side mean too), then OR; operators are written in capitals.
import {
  lexQuery,
  type QueryPiece,
  type QueryProblem,
  type QueryWord,
  UnreadableQuery,
} from "./lex-query.ts";

export type WordSearchType = "phrase" | "any" | "all" | "boolean";

/** A single word is a phrase of one. */
export type QueryTree =
  | { readonly kind: "phrase"; readonly words: readonly QueryWord[] }
  | { readonly kind: "and" | "or"; readonly parts: readonly QueryTree[] }
  | { readonly kind: "not"; readonly part: QueryTree };

export type ParsedQuery =
  | { readonly ok: true; readonly tree: QueryTree }
  | { readonly ok: false; readonly problem: QueryProblem };

const MAX_WORDS = 100;
const MAX_PREFIXES = 16;
const MAX_DEPTH = 64;

/**
 * Reads a query. `phrase`, `any` and `all` take its words as they come, whatever
 * signs stand between them; `boolean` reads the signs. Linear in its length.
 */
export function parseQuery(query: string, type: WordSearchType): ParsedQuery {
  try {
    const pieces = lexQuery(query);
    checkWords(pieces);
    const tree =
      type === "boolean" ? new ExpressionParser(pieces).parse() : readWords(pieces, type);
    return { ok: true, tree };
  } catch (error) {
    if (!(error instanceof UnreadableQuery)) throw error;
    if (error.at === undefined) return { ok: false, problem: { message: error.message } };
    const position = [...query.slice(0, error.at)].length + 1;
    return { ok: false, problem: { message: error.message.replace("%", `${position}`), position } };
  }
}

function checkWords(pieces: readonly QueryPiece[]): void {
  let words = 0;
  let prefixes = 0;
  for (const piece of pieces) {
    if (piece.kind !== "word") continue;
    // The parts of a hyphenated word are looked up as words too.
    words += piece.word.text.includes("-") ? piece.word.text.split("-").length : 1;
    if (piece.word.isPrefix) prefixes += 1;
  }
  if (words === 0) throw new UnreadableQuery("There is no word to search for.");
  if (words > MAX_WORDS) {
    throw new UnreadableQuery(
      `Search for at most ${MAX_WORDS} words at a time; these are ${words}.`,
    );
  }
  if (prefixes > MAX_PREFIXES) {
    throw new UnreadableQuery(`Write at most ${MAX_PREFIXES} words with a *.`);
  }
}

function readWords(pieces: readonly QueryPiece[], type: "phrase" | "any" | "all"): QueryTree {
  const words = pieces.flatMap((piece) => (piece.kind === "word" ? [piece.word] : []));
  if (type === "phrase") return { kind: "phrase", words };
  return {
    kind: type === "any" ? "or" : "and",
    parts: words.map((word) => ({ kind: "phrase", words: [word] })),
  };
}

type Operator = "AND" | "OR" | "NOT";

class ExpressionParser {
  readonly #pieces: readonly QueryPiece[];
  #next = 0;
  #depth = 0;

  constructor(pieces: readonly QueryPiece[]) {
    this.#pieces = pieces;
  }

  parse(): QueryTree {
    const tree = this.#parseOr();
    const rest = this.#pieces[this.#next];
    if (rest) throw closesNothing(rest.at);
    return tree;
  }

  #parseOr(): QueryTree {
    const parts = [this.#parseAnd()];
    while (this.#operator() === "OR") {
      this.#next += 1;
      parts.push(this.#parseAnd());
    }
    return join("or", parts);
  }

  #parseAnd(): QueryTree {
    const parts = [this.#parseNot()];
    for (;;) {
      const piece = this.#pieces[this.#next];
      const operator = this.#operator();
      if (!piece || piece.kind === "close" || operator === "OR") return join("and", parts);
      if (operator === "AND") this.#next += 1;
      parts.push(this.#parseNot());
    }
  }

  #parseNot(): QueryTree {
    let isNegated = false;
    while (this.#operator() === "NOT") {
      isNegated = !isNegated;
      this.#next += 1;
    }
    const part = this.#parseOperand();
    return isNegated ? { kind: "not", part } : part;
  }

  #parseOperand(): QueryTree {
    const piece = this.#pieces[this.#next];
    if (!piece || piece.kind === "close" || this.#operator()) throw this.#missingOperand(piece);
    this.#next += 1;
    switch (piece.kind) {
      case "word":
        return { kind: "phrase", words: [piece.word] };
      case "quote":
        return this.#parseQuoted(piece.at);
      case "open":
        return this.#parseGroup(piece.at);
    }
  }

  #parseQuoted(opened: number): QueryTree {
    const words: QueryWord[] = [];
    for (;;) {
      const piece = this.#pieces[this.#next];
      if (!piece) {
        throw new UnreadableQuery("The quotation mark at character % is not closed.", opened);
      }
      this.#next += 1;
      if (piece.kind === "quote") break;
      if (piece.kind === "word") words.push(piece.word);
    }
    if (words.length > 0) return { kind: "phrase", words };
    throw new UnreadableQuery(
      "There is no word between the quotation marks at character %.",
      opened,
    );
  }

  #parseGroup(opened: number): QueryTree {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) {
      throw new UnreadableQuery(
        `The parenthesis at character % is nested more than ${MAX_DEPTH} deep.`,
        opened,
      );
    }
    const tree = this.#parseOr();
    if (!this.#pieces[this.#next]) throw notClosed(opened);
    this.#next += 1;
    this.#depth -= 1;
    return tree;
  }

  #operator(at = this.#next): Operator | undefined {
    const piece = this.#pieces[at];
    if (piece?.kind !== "word") return undefined;
    const { raw } = piece;
    return raw === "AND" || raw === "OR" || raw === "NOT" ? raw : undefined;
  }

  #missingOperand(found: QueryPiece | undefined): UnreadableQuery {
    const before = this.#pieces[this.#next - 1];
    const operatorBefore = this.#operator(this.#next - 1);
    if (before && operatorBefore) {
      return new UnreadableQuery(
        `${operatorBefore} at character % has no word after it.`,
        before.at,
      );
    }
    if (!found) return notClosed(before?.at ?? 0);
    if (found.kind === "close") {
      return before?.kind === "open"
        ? new UnreadableQuery("There is nothing in the parentheses at character %.", before.at)
        : closesNothing(found.at);
    }
    return new UnreadableQuery(
      `${this.#operator()} at character % has no word before it.`,
      found.at,
    );
  }
}

const notClosed = (opened: number): UnreadableQuery =>
  new UnreadableQuery("The parenthesis opened at character % is not closed.", opened);

const closesNothing = (at: number): UnreadableQuery =>
  new UnreadableQuery("There is a closing parenthesis at character % without an opening one.", at);

function join(kind: "and" | "or", parts: readonly QueryTree[]): QueryTree {
  const [first] = parts;
  return first && parts.length === 1 ? first : { kind, parts };
}
