// The generator without a model, or with one on this machine.
import { createGenerator, type GeneratorPorts } from "#src/generation/generator/generator.ts";
import { createMetrics } from "#src/platform/metrics.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";

export const createTestGenerator = (corpus: Corpus, overrides: Partial<GeneratorPorts> = {}) =>
  createGenerator({
    corpus,
    getEncoder: () => undefined,
    personalModel: {
      name: "personal-model",
      open: () => {
        throw new Error("No model is open to a person's key in this test");
      },
    },
    metrics: createMetrics(),
    ...overrides,
  });
