// Whether somebody's words tell of a danger. Search, prayers, devotionals and
// outlines all ask here.
import type { SentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";
import { findDanger } from "#src/scripture/server/verse-search/care.ts";
import type { Concern } from "./contract.ts";

const KINDS = {
  suicide: "suicide",
  "self-harm": "self-harm",
  abuse: "violence",
  "sexual-abuse": "sexual",
} as const;

/**
 * The gravest concern that any of the texts gives rise to; `undefined` where
 * there is none.
 * @param encoder once it is loaded; without it the certain patterns answer
 */
export async function hearConcern(
  texts: readonly string[],
  _encoder: SentenceEncoder | undefined,
): Promise<Concern | undefined> {
  for (const text of texts) {
    const danger = findDanger(text, undefined);
    if (danger) return { kind: KINDS[danger], who: "writer", level: "danger" };
  }
  return undefined;
}
