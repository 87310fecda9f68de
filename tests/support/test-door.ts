// The door as it is without a model, or with one on this machine.
import { createDoor, type DoorPorts } from "#src/generation/door/door.ts";
import { createMetrics } from "#src/platform/metrics.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";

export const createTestDoor = (corpus: Corpus, overrides: Partial<DoorPorts> = {}) =>
  createDoor({
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
