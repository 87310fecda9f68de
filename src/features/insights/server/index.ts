import type { VerseExplainer } from "#src/features/writing/server/service.ts";
import type { FeatureModule } from "#src/platform/feature-module.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { createInsightsApi } from "./api.ts";

export function createInsights(ports: {
  readonly corpus: Corpus;
  /** Has a model explain verses, where one is configured. */
  readonly explainer: VerseExplainer;
}): FeatureModule {
  return { apis: [createInsightsApi(ports.corpus, ports.explainer)] };
}
