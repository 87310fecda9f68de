import type { FeatureModule } from "#src/platform/feature-module.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { createConcordanceApi } from "./api.ts";

export const createConcordance = ({ corpus }: { readonly corpus: Corpus }): FeatureModule => ({
  apis: [createConcordanceApi(corpus)],
});
