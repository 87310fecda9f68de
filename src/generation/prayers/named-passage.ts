// The passage that a request for prayer names: "Psalm 46 in the cellar", "the
// widow's two coins". Then it is prayed with that, and nothing is guessed from
// its words: a widow in a story is nobody's bereavement.
import { formatRange } from "#src/scripture/format-reference.ts";
import { findReferences } from "#src/scripture/references/find-references.ts";
import { openPassages, type Passages } from "#src/scripture/server/passages.ts";
import type { OrdinalRange } from "#src/scripture/versification.ts";

/** A longer passage does not stand in a prayer. */
const VERSES_MOST = 12;
/** Somebody's own matter, in which words of a story are used of it. */
const OWN = /\b(?:i|i['’]\w+|me|my|mine|we|our|us)\b/iu;

let passages: Passages | undefined;

export function findNamedPassage(title: string): string | undefined {
  const placed = findReferences(title).find(({ passage }) => passage)?.passage?.ranges[0];
  if (placed) return sayShort(placed);
  if (OWN.test(title)) return undefined;
  passages ??= openPassages();
  const named = passages.findByName(title);
  return named && sayShort(named);
}

const sayShort = ({ start, end }: OrdinalRange): string | undefined =>
  end - start < VERSES_MOST ? formatRange({ start, end }) : undefined;
