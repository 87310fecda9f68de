// What a composed piece is labelled with: each of its quotations looked up in
// the corpus, as a model's are.
import { readReference } from "#src/scripture/references/read-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import { COMPOSER_LABEL, type Provenance } from "./contract.ts";
import { splitMarkers } from "./markers.ts";
import { findPassageWords, findStretch } from "./stored-words.ts";

/** To be raised when the way of composing changes. */
const COMPOSER_VERSION = "composer-1";

export function attest(
  corpus: Corpus,
  texts: readonly string[],
  code: EmbeddedCode,
  references: readonly string[],
): Provenance {
  let claimed = 0;
  let verified = 0;
  const count = (isVerified: boolean): void => {
    claimed += 1;
    if (isVerified) verified += 1;
  };
  for (const piece of texts.flatMap(splitMarkers)) {
    if (typeof piece === "string") continue;
    const { marker } = piece;
    const stored = marker && findPassageWords(corpus, marker.code ?? code, marker.range);
    count(Boolean(stored && (!marker.part || findStretch(stored, marker.part))));
  }
  for (const reference of references) count(readReference(reference).kind === "reference");
  return {
    madeBy: "composer",
    label: COMPOSER_LABEL,
    promptVersion: COMPOSER_VERSION,
    quotations: { claimed, verified },
  };
}
