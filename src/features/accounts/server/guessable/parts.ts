// The parts of a password that are guessed before others, each with the bits that it is worth.
import { findPatterns } from "./patterns.ts";
import { findScripture } from "./scripture.ts";
import { findWords } from "./words.ts";

export type PartKind =
  /** Among the passwords that are used most. */
  | "common"
  /** The person's own name or address. */
  | "own"
  | "site"
  | "scripture"
  | "repeat"
  /** Keys or characters that follow one another. */
  | "row"
  | "date"
  | "digits"
  /** Nothing of these, but too short for what it is made of. */
  | "short";

export interface Part {
  readonly start: number;
  readonly end: number;
  readonly bits: number;
  readonly kind: PartKind;
}

/** Whose password it is to be. */
export interface Person {
  readonly username: string;
  readonly email: string;
}

export function findParts(text: string, person: Person): readonly Part[] {
  return [...findWords(text, person), ...findScripture(text.toLowerCase()), ...findPatterns(text)];
}
