// Has verses explained by a language model, within the limits of all generated texts.
import type { Context } from "hono";
import type { Explanations, Passage } from "#src/generation/contract.ts";
import { finishExplanations } from "#src/generation/finish.ts";
import { isDatabaseAway } from "#src/platform/db/failures.ts";
import type { ReadClientAddress } from "#src/platform/http/client-address.ts";
import type { HttpEnv } from "#src/platform/http/router.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import { findViewer, limitKeyOf, type WritingLimits } from "./viewer.ts";
import type { WritingService } from "./writing-service.ts";

export interface VerseExplainer {
  /** The model that would be asked; absent where there is none. */
  readonly findWriter: (c: Context<HttpEnv>) => Promise<string | undefined>;
  readonly explain: (
    c: Context<HttpEnv>,
    passages: readonly Passage[],
    translation: EmbeddedCode,
  ) => Promise<{ readonly written?: Explanations; readonly notice?: string }>;
}

export function createVerseExplainer({
  corpus,
  writing,
  limits,
  readClientAddress,
}: {
  readonly corpus: Corpus;
  readonly writing: WritingService;
  readonly limits: Pick<WritingLimits, "writing">;
  readonly readClientAddress: ReadClientAddress;
}): VerseExplainer {
  return {
    findWriter: async (c) => {
      try {
        return (
          (await writing.findWriter(await findViewer(c, readClientAddress))).model ?? undefined
        );
      } catch (error) {
        if (isDatabaseAway(error)) return undefined;
        throw error;
      }
    },
    explain: async (c, passages, translation) => {
      const viewer = await findViewer(c, readClientAddress);
      await limits.writing.count(limitKeyOf(viewer));
      const choices = { translation, earlier: [], signal: c.req.raw.signal };
      const { stored, notice } = await writing.explainVerses(viewer, passages, choices);
      return {
        ...(stored ? { written: finishExplanations(corpus, stored) } : {}),
        ...(notice ? { notice } : {}),
      };
    },
  };
}
