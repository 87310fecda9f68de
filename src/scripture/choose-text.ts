// Which text answers when a translation is asked for. A licensed one that is
// not available gives way to the nearest embedded text, under that text's own
// name and with a sentence that says so.
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

/**
 * @param requested an abbreviation as a person wrote it, or nothing
 * @param fallback the text where nobody asked for one
 * @returns `undefined` when there is no translation of that name
 */
export function chooseText(
  requested: string | undefined,
  fallback: EmbeddedCode,
): ChosenText | undefined {
  if (!requested) return { code: fallback };
  const translation = findTranslation(requested);
  if (!translation) return undefined;
  if (!("nearest" in translation)) return { code: translation.code };
  const { code, name, nearest } = LICENSED[translation.code];
  const { name: nearestName } = EMBEDDED[nearest];
  return {
    code: nearest,
    requestedTranslation: code,
    notice: `The ${name.replace(/^The /, "")} (${code}) is under licence and not available here; this is the ${nearestName} (${nearest}), the nearest text we carry.`,
  };
}
