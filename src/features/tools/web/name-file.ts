// Names for files that people take along, safe on every system whatever was
// typed: letters of all scripts stay, what systems forbid or hide goes.

const BYTES_MAX = 120;

/** `bible-search-living-water.txt`; without the query where nothing of it is left. */
export function nameSearchFile(query: string): string {
  const words = query
    .normalize("NFC")
    .replace(/[\p{L}\p{N}\p{M}\p{So}]['’][\p{L}\p{N}]/gu, (joined) => joined.replace(/['’]/, ""))
    .replace(/[^\p{L}\p{N}\p{M}\p{So}]+/gu, "-");
  const name = cutToBytes(words).replace(/^-+|-+$/g, "");
  return name ? `bible-search-${name}.txt` : "bible-search.txt";
}

/** Cut between letters as people see them, accents and all. */
function cutToBytes(text: string): string {
  const encoder = new TextEncoder();
  let cut = "";
  let bytes = 0;
  for (const { segment } of new Intl.Segmenter("en").segment(text)) {
    bytes += encoder.encode(segment).length;
    if (bytes > BYTES_MAX) break;
    cut += segment;
  }
  return cut;
}
