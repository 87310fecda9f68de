// Has verses explained for whoever asks, within the limits of all that is written.
import type { Context } from "hono";
import type { Explanations, Passage } from "#src/generation/contract.ts";
import { finishExplanations } from "#src/generation/finish.ts";
import { isDatabaseAway } from "#src/platform/db/failures.ts";
import type { HttpEnv } from "#src/platform/http/router.ts";
import { findPersonIfReachable } from "#src/platform/person.ts";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import type { DevotionalPorts } from "./ports.ts";
import type { Asker } from "./writing-desk.ts";

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
  desk,
  limits,
  readClientAddress,
}: Pick<DevotionalPorts, "corpus" | "desk" | "limits" | "readClientAddress">): VerseExplainer {
  return {
    findWriter: async (c) => {
      try {
        return (await desk.findWriter(await readAsker(c))).model ?? undefined;
      } catch (error) {
        if (isDatabaseAway(error)) return undefined;
        throw error;
      }
    },
    explain: async (c, passages, translation) => {
      const asker = await readAsker(c);
      await limits.writing.count(asker.kind === "person" ? `person ${asker.id}` : asker.address);
      const choices = { translation, earlier: [], signal: c.req.raw.signal };
      const { kept, notice } = await desk.explainVerses(asker, passages, choices);
      return {
        ...(kept ? { written: finishExplanations(corpus, kept) } : {}),
        ...(notice ? { notice } : {}),
      };
    },
  };

  /** A visitor where the rows cannot be reached: the facts need none. */
  async function readAsker(c: Context<HttpEnv>): Promise<Asker> {
    const person = await findPersonIfReachable(c);
    if (person) return { kind: "person", id: person.id, isPremium: person.isPremium };
    return { kind: "visitor", address: readClientAddress(c), agreesToModel: false };
  }
}
