// How one box of text is understood; docs/decisions/008 has the order and why.
import { type ReferenceReading, readReference } from "../../references/read-reference.ts";
import type { WordSearchType } from "../word-index/search-words.ts";

/** What a query of words may mean, best reading first, before any verse was looked up. */
export type QueryReading =
  | { readonly kind: "reference"; readonly passage: Passage }
  | { readonly kind: "no-such-reference"; readonly sentence: string }
  /** A whole book's name, which may also be meant as a word. */
  | { readonly kind: "book-or-words"; readonly passage: Passage }
  | { readonly kind: "words"; readonly types: readonly WordSearchType[] };

type Passage = Extract<ReferenceReading, { kind: "reference" }>;

const QUOTED = /^\s*["“”„«»][^"“”„«»]+["“”„«»]\s*$/u;
const EXPRESSION = /["“”„«»()*]|(?:^|\s)(?:AND|OR|NOT)(?=\s|$)/u;

/**
 * @param query without a trailing translation
 * @param type what the person chose, where they chose
 */
export function readQuery(query: string, type?: WordSearchType): QueryReading {
  const isQuoted = QUOTED.test(query);
  if (!isQuoted) {
    const reference = findReference(query);
    if (reference.kind === "no-such-reference") return reference;
    if (reference.kind === "reference" && !reference.wholeBook) {
      return { kind: "reference", passage: reference };
    }
    if (reference.kind === "reference" && type === undefined) {
      return { kind: "book-or-words", passage: reference };
    }
  }
  if (type) return { kind: "words", types: [type] };
  if (isQuoted) return { kind: "words", types: ["phrase"] };
  if (isExpression(query)) return { kind: "words", types: ["boolean"] };
  return { kind: "words", types: plainTypes(query) };
}

// What people write around a reference when they ask about it.
const ASKED_BEFORE =
  /^(?:what(?:'s| is| does)|explain|show me|find|read|look up|meaning of|verse|the verse)\s+/iu;
const ASKED_AFTER =
  /\s+(?:meaning|explained|explanation|commentary|say|mean|please|verse)\s*\??$/iu;

function findReference(query: string): ReferenceReading {
  const reading = readReference(query);
  if (reading.kind !== "none") return reading;
  const bare = query.replace(ASKED_BEFORE, "").replace(ASKED_AFTER, "").replace(ASKED_AFTER, "");
  const inside = bare === query ? reading : readReference(bare);
  return inside.kind === "reference" && !inside.wholeBook ? inside : reading;
}

export const isExpression = (query: string): boolean => EXPRESSION.test(query);

/** How plain words may be meant, best first. */
export function plainTypes(query: string): readonly WordSearchType[] {
  const isOneWord = !/\s/u.test(query.trim());
  return isOneWord ? ["all"] : ["phrase", "all", "any"];
}
