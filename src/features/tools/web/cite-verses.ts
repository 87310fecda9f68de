// Verses as people paste them beside each other: each with where it stands and
// in which translation, and at the end what the owners of the texts ask for.
import { citePassage } from "#src/ui/cite.ts";
import type { AlignedVerse } from "./align-verses.ts";

export function citeVerses(rows: readonly AlignedVerse[]): string {
  const verses = rows.flatMap(({ cells }) => cells.flatMap((verse) => verse ?? []));
  const told = verses.filter(({ text }) => text);
  const copyrights = new Set(told.flatMap(({ copyright }) => copyright ?? []));
  // An owner's line stands once, below all that is theirs.
  const cited = told.map(({ text, disputed, reference, translation }) =>
    citePassage({ text, disputed, reference, translation }),
  );
  return [...cited, ...copyrights].join("\n\n");
}
