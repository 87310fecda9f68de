import { EMBEDDED, type EmbeddedCode } from "#src/scripture/translations.ts";
import type { Translation } from "../contract.ts";

const ORDER: readonly EmbeddedCode[] = ["WEB", "KJV", "ASV", "YLT", "DARBY"];

export interface ReaderTranslation {
  readonly slug: string;
  readonly label: string;
  readonly name: string;
}

/** The texts that can be read everywhere, as the switch above a chapter lists them. */
export const READER_TRANSLATIONS: readonly ReaderTranslation[] = ORDER.map((code) => ({
  slug: EMBEDDED[code].slug,
  label: code === "DARBY" ? "Darby" : code,
  name: EMBEDDED[code].name,
}));

/** With those under licence for which this site holds a right. */
export const listReaderTranslations = (
  translations: readonly Translation[],
): readonly ReaderTranslation[] => [
  ...READER_TRANSLATIONS,
  ...translations
    .filter(({ isLicensed, isAvailable }) => isLicensed && isAvailable)
    .map(({ code, name, slug }) => ({ slug, label: code, name })),
];

/** What `/bible` opens where nobody has named a text. */
export const FIRST_TRANSLATION = EMBEDDED.WEB.slug;
