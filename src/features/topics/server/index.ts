import type { FeatureModule } from "#src/platform/feature-module.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { createTopicsApi } from "./api.ts";

export const createTopics = ({ corpus }: { readonly corpus: Corpus }): FeatureModule => ({
  apis: [createTopicsApi(corpus)],
});
