// A second translation beside the one that is read: named in the address, so
// that it can be shared and goes along when the page is turned.
import { READER_TRANSLATIONS, type ReaderTranslation } from "./reader-translations.ts";

const NAME = "beside";

/**
 * The second text that an address asks for. Licensed texts are not among them:
 * each reading of one is counted.
 *
 * @param slug of the text that is read
 */
export function readBeside(search: string, slug: string): ReaderTranslation | undefined {
  const asked = new URLSearchParams(search).get(NAME);
  return READER_TRANSLATIONS.find((one) => one.slug === asked && one.slug !== slug);
}

/** @param href without a query; what comes after # stays at its end */
export function formatBeside(href: string, beside: string | undefined): string {
  const [path = "", hash] = href.split("#");
  return `${path}${beside ? `?${NAME}=${beside}` : ""}${hash ? `#${hash}` : ""}`;
}
