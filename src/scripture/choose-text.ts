// Which text answers when a translation is asked for. A licensed one that is
// not available, or that may not be used so, gives way to the nearest embedded
// text, under that text's own name and with a sentence that says so. Licensed
// words come through one other door only (server/licensed), which asks the same
// policies.
import { mayUse, type TextUse } from "./policies.ts";
import {
  EMBEDDED,
  type EmbeddedCode,
  findTranslation,
  LICENSED,
  type LicensedCode,
} from "./translations.ts";

export interface ChosenText {
  readonly code: EmbeddedCode;
  /** Present where another translation stands in for the one asked for. */
  readonly requestedTranslation?: LicensedCode;
  readonly notice?: string;
}

/** Why another text stands in, each as the rest of a sentence about the one asked for. */
const STAND_IN_REASONS = {
  "not-licensed": "is under licence and not available here",
  spent: "is under licence, and all that may be asked of its provider for now is used up",
  away: "is under licence, and its provider cannot be reached or gave no sound answer just now",
  "asked-much": "is under licence, and you have asked for much of it within the hour",
  "too-long": "is under licence, which lets less of it be shown at once",
  words: "is under licence and can be looked up by reference only, not searched by its words",
  mail: "is under licence and may not be mailed",
  speak: "is under licence and may not be read aloud here",
  model: "is under licence and may not be worked into new texts",
  export: "is under licence and may not be exported",
  feed: "is under licence and may not be sent out in feeds",
  card: "is under licence and may not be drawn into pictures",
  store: "is under licence and may not be kept",
} as const;
export type StandInReason = keyof typeof STAND_IN_REASONS;

export const isStandInReason = (reason: string): reason is StandInReason =>
  Object.hasOwn(STAND_IN_REASONS, reason);

/** Says which text stands in for a licensed one, and why. */
export function describeStandIn(requested: LicensedCode, reason: StandInReason): string {
  const { code, name, nearest } = LICENSED[requested];
  return `The ${name.replace(/^The /, "")} (${code}) ${STAND_IN_REASONS[reason]}; this is the ${EMBEDDED[nearest].name} (${nearest}), the nearest text we carry.`;
}

/**
 * @param requested an abbreviation as a person wrote it, or nothing
 * @param fallback the text where nobody asked for one
 * @param use what will be done with the text
 * @returns `undefined` when there is no translation of that name
 */
export function chooseText(
  requested: string | undefined,
  fallback: EmbeddedCode,
  use: TextUse,
): ChosenText | undefined {
  if (!requested) return { code: fallback };
  const translation = findTranslation(requested);
  if (!translation) return undefined;
  if (!("nearest" in translation)) return { code: translation.code };
  const { code, nearest } = translation;
  return {
    code: nearest,
    requestedTranslation: code,
    notice: describeStandIn(code, mayUse(code, use) ? "not-licensed" : refusalOf(use)),
  };
}

/** Showing and copying are refused by no policy: there it is the licence itself that is missing. */
export const refusalOf = (use: TextUse): StandInReason =>
  use === "show" || use === "copy" ? "not-licensed" : use;
