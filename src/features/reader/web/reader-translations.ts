import { EMBEDDED, type EmbeddedCode } from "#src/scripture/translations.ts";

const ORDER: readonly EmbeddedCode[] = ["WEB", "KJV", "ASV", "YLT", "DARBY"];

/** The texts that can be read, as the switch above a chapter lists them. */
export const READER_TRANSLATIONS = ORDER.map((code) => ({
  slug: EMBEDDED[code].slug,
  label: code === "DARBY" ? "Darby" : code,
  name: EMBEDDED[code].name,
}));

/** What `/bible` opens where nobody has named a text. */
export const FIRST_TRANSLATION = EMBEDDED.WEB.slug;
