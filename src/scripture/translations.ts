// The translations that Berea speaks of: those it carries, and the licensed
// ones that readers ask for by name and that another text must stand in for.

export const EMBEDDED_CODES = ["YLT", "KJV", "WEB", "ASV", "DARBY"] as const;
export type EmbeddedCode = (typeof EMBEDDED_CODES)[number];

export const LICENSED_CODES = ["NIV", "ESV", "NASB", "NLT", "NKJV", "CSB", "MSG"] as const;
export type LicensedCode = (typeof LICENSED_CODES)[number];

export type TranslationCode = EmbeddedCode | LicensedCode;
export const TRANSLATION_CODES: readonly TranslationCode[] = [...EMBEDDED_CODES, ...LICENSED_CODES];

export interface EmbeddedTranslation {
  readonly code: EmbeddedCode;
  readonly name: string;
  /** As an address spells it: `/bible/kjv/psalms/23`. */
  readonly slug: string;
  /** The year of the edition that is embedded. */
  readonly year: number;
  /** One line for a reader who must choose. */
  readonly character: string;
}

export interface LicensedTranslation {
  readonly code: LicensedCode;
  readonly name: string;
  /** The embedded text served in its place, under that text's own name. */
  readonly nearest: EmbeddedCode;
}

export const EMBEDDED: Readonly<Record<EmbeddedCode, EmbeddedTranslation>> = {
  YLT: {
    code: "YLT",
    name: "Young's Literal Translation",
    slug: "ylt",
    year: 1898,
    character: "Word for word, in the tenses of the Hebrew and Greek.",
  },
  KJV: {
    code: "KJV",
    name: "King James Version",
    slug: "kjv",
    year: 1769,
    character: "The Authorized Version in its standard spelling.",
  },
  WEB: {
    code: "WEB",
    name: "World English Bible",
    slug: "web",
    year: 2020,
    character: "Plain modern English, in the public domain.",
  },
  ASV: {
    code: "ASV",
    name: "American Standard Version",
    slug: "asv",
    year: 1901,
    character: "Close and consistent; the parent of several modern versions.",
  },
  DARBY: {
    code: "DARBY",
    name: "Darby Translation",
    slug: "darby",
    year: 1890,
    character: "Exact and careful, made for study.",
  },
};

export const LICENSED: Readonly<Record<LicensedCode, LicensedTranslation>> = {
  NIV: { code: "NIV", name: "New International Version", nearest: "WEB" },
  ESV: { code: "ESV", name: "English Standard Version", nearest: "ASV" },
  NASB: { code: "NASB", name: "New American Standard Bible", nearest: "ASV" },
  NLT: { code: "NLT", name: "New Living Translation", nearest: "WEB" },
  NKJV: { code: "NKJV", name: "New King James Version", nearest: "KJV" },
  CSB: { code: "CSB", name: "Christian Standard Bible", nearest: "WEB" },
  MSG: { code: "MSG", name: "The Message", nearest: "WEB" },
};

export function isEmbedded(code: string): code is EmbeddedCode {
  return Object.hasOwn(EMBEDDED, code);
}

/** Any known translation by its code, letter case ignored. */
export function findTranslation(
  code: string,
): EmbeddedTranslation | LicensedTranslation | undefined {
  const upper = code.toUpperCase();
  if (isEmbedded(upper)) return EMBEDDED[upper];
  return Object.hasOwn(LICENSED, upper) ? LICENSED[upper as LicensedCode] : undefined;
}
