// How a draft names Scripture without holding a word of it: {{John 3:16}},
// {{John 3:16 YLT}}, or with a few words of the passage that are looked up in
// it, {{John 3:16 KJV|God so loved the world}}.
import { readReference } from "#src/scripture/references/read-reference.ts";
import { splitMarks } from "#src/scripture/server/quotations.ts";
import { type EmbeddedCode, isEmbedded } from "#src/scripture/translations.ts";
import type { OrdinalRange } from "#src/scripture/versification.ts";

export interface Marker {
  readonly range: OrdinalRange;
  /** As Berea writes references. */
  readonly reference: string;
  /** Without one the piece's own translation is meant. */
  readonly code?: EmbeddedCode;
  /** Words to be found in the passage. */
  readonly part?: string;
}

/** The text in turn with what stands between `{{` and `}}`, read or unreadable. */
export function splitMarkers(text: string): (string | { readonly marker: Marker | undefined })[] {
  return splitMarks(text).map((piece) =>
    typeof piece === "string" ? piece : { marker: readMarker(piece.place, piece.words) },
  );
}

function readMarker(place: string, part: string | undefined): Marker | undefined {
  const reading = readReference(place);
  if (reading.kind !== "reference") return undefined;
  const [range, ...more] = reading.ranges;
  if (!range || more.length > 0) return undefined;
  const code = reading.translation && isEmbedded(reading.translation) ? reading.translation : null;
  return {
    range,
    reference: reading.label,
    ...(code ? { code } : {}),
    ...(part?.trim() ? { part: part.trim() } : {}),
  };
}

export function writeMarker({ reference, code, part }: Omit<Marker, "range">): string {
  return `{{${reference}${code ? ` ${code}` : ""}${part ? `|${part}` : ""}}}`;
}
