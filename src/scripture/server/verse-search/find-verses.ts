// Verse search by reference and by words in the corpus; what it does is in
// find-verses-in.ts, which devices run too.
import type { Corpus } from "../corpus.ts";
import { fameFor } from "./fame.ts";
import { findVersesIn, type VerseSearchAnswer } from "./find-verses-in.ts";
import { cardOfReference } from "./passage-card.ts";
import type { VerseSearchRequest } from "./search-request.ts";

export type { VerseSearchAnswer } from "./find-verses-in.ts";

export const findVerses = (corpus: Corpus, request: VerseSearchRequest): VerseSearchAnswer =>
  findVersesIn(
    {
      texts: corpus.texts,
      fameFor: (query) => fameFor(corpus, query),
      cardOf: cardOfReference,
    },
    request,
  );
