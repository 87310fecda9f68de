// Which translations each tool offers: the specification's, then the other
// embedded ones; whatever an address names besides stands at the end.
import {
  EMBEDDED_CODES,
  findTranslation,
  isEmbedded,
  type TranslationCode,
} from "#src/scripture/translations.ts";

const IN_SEARCH: readonly TranslationCode[] = [
  "YLT",
  "KJV",
  "NIV",
  "ESV",
  "NASB",
  "NLT",
  "NKJV",
  "CSB",
];
const IN_COMPARISON: readonly TranslationCode[] = ["YLT", "KJV", "NIV", "ESV", "NASB", "NLT"];

export interface OfferedTranslation {
  readonly code: TranslationCode;
  /** As it is written beside a verse. */
  readonly label: string;
  /** `New International Version` */
  readonly name: string;
  readonly isLicensed: boolean;
}

export const listForSearch = (chosen: TranslationCode): OfferedTranslation[] =>
  list([...IN_SEARCH, ...EMBEDDED_CODES, chosen]);

export const listForComparison = (chosen: readonly TranslationCode[]): OfferedTranslation[] =>
  list([...IN_COMPARISON, ...EMBEDDED_CODES, ...chosen]);

const list = (codes: readonly TranslationCode[]): OfferedTranslation[] =>
  [...new Set(codes)].map((code) => ({
    code,
    label: labelOf(code),
    name: findTranslation(code)?.name ?? code,
    isLicensed: !isEmbedded(code),
  }));

/** A name is written as one; the others are initials. */
export const labelOf = (code: string): string => (code === "DARBY" ? "Darby" : code);
