// Who writes for whom: whether a person's words may go to a model, with whose
// key, and how often a day. What is generated for people passes here.
import { createHmac, randomUUID } from "node:crypto";
import { findGeminiKey } from "#src/features/accounts/server/service.ts";
import type {
  DevotionalDraft,
  DevotionalRequest,
  ExplanationsDraft,
  Kept,
  OutlineDraft,
  OutlineRequest,
  Passage,
  PrayerDraft,
  PrayerSubject,
  UsedMaterial,
} from "#src/generation/contract.ts";
import type { Door } from "#src/generation/door/door.ts";
import { joinUsed, type Writing, type WritingStep } from "#src/generation/door/writing.ts";
import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import { isDatabaseAway } from "#src/platform/db/failures.ts";
import type { SecretBox } from "#src/platform/secrets.ts";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import type { Writer } from "../contract.ts";
import { DAILY_PIECES, type Standing } from "../rules.ts";
import { findConsent, giveBackUse, takeUse } from "./store/model-use.ts";

export type Asker =
  | { readonly kind: "person"; readonly id: number; readonly isPremium: boolean }
  | { readonly kind: "visitor"; readonly address: string; readonly agreesToModel: boolean };

export interface WritingChoices {
  readonly translation: EmbeddedCode;
  /** What the person's latest pieces were made of. */
  readonly earlier: readonly UsedMaterial[];
  readonly signal?: AbortSignal | undefined;
  readonly onStep?: ((step: WritingStep) => void) | undefined;
}

export interface Written<Draft> {
  readonly kept: Kept<Draft>;
  /** Why it was composed, where a model was to write it. */
  readonly notice?: string | undefined;
}

export interface WritingDesk {
  /** Who would write for them, and what they said about it. */
  readonly findWriter: (asker: Asker | undefined) => Promise<Writer>;
  readonly writeOutline: (
    asker: Asker,
    request: OutlineRequest,
    choices: WritingChoices,
  ) => Promise<Written<OutlineDraft>>;
  readonly writeDevotional: (
    asker: Asker,
    request: DevotionalRequest,
    choices: WritingChoices,
  ) => Promise<Written<DevotionalDraft>>;
  readonly writePrayer: (
    asker: Asker,
    subjects: readonly PrayerSubject[],
    choices: WritingChoices,
  ) => Promise<Written<PrayerDraft>>;
  /**
   * Verses that were found, explained by a model; nothing kept where none can be
   * asked. No word of a person goes to it, so that nobody's consent is needed.
   */
  readonly explainVerses: (
    asker: Asker,
    passages: readonly Passage[],
    choices: WritingChoices,
  ) => Promise<{ readonly kept?: Kept<ExplanationsDraft>; readonly notice?: string }>;
}

export interface DeskPorts {
  readonly db: Database;
  readonly clock: Clock;
  readonly door: Door;
  /** Opens the keys that people have left in their settings. */
  readonly secrets: SecretBox;
  /** Makes visitors' addresses unreadable. */
  readonly addressKey: Buffer;
}

/** Who is to write, decided before anything is written. */
type Decision =
  | { readonly by: "composer"; readonly notice?: string }
  | { readonly by: "operator"; readonly use: { utcDay: string; who: string } }
  | { readonly by: "own-key"; readonly personalKey: string };

const NOT_WRITTEN =
  "The language model gave nothing that could be verified, so this was composed from Scripture without it.";

const NOT_EXPLAINED =
  "The language model gave nothing that could be verified. The facts are not affected by it.";
const USED_UP =
  "Today’s pieces by the language model are used up. The count starts again at midnight UTC.";

export function createWritingDesk(ports: DeskPorts): WritingDesk {
  const { db, clock, door, secrets, addressKey } = ports;

  return {
    findWriter: async (asker) => {
      const isPerson = asker?.kind === "person";
      const key = isPerson ? await findGeminiKey(db, secrets, asker.id) : undefined;
      const model = key ? door.personalModelName : door.modelName;
      const said = isPerson ? await findConsent(db, asker.id) : undefined;
      return { model: model ?? null, agreesToModel: said ?? null };
    },
    writeOutline: (asker, request, choices) =>
      write(asker, choices, (writing) => door.writeOutline(request, writing)),
    writeDevotional: (asker, request, choices) =>
      write(asker, choices, (writing) => door.writeDevotional(request, writing)),
    writePrayer: (asker, subjects, choices) =>
      write(asker, choices, (writing) => door.writePrayer(subjects, writing)),
    explainVerses: async (asker, passages, choices) => {
      const decision = await decide(asker, true);
      if (decision.by === "composer") {
        return decision.notice ? { notice: USED_UP } : {};
      }
      const kept = await door.explainVerses(passages, toWriting(decision, choices));
      if (kept) return { kept };
      if (decision.by === "operator") await giveBackUse(db, decision.use);
      return { notice: NOT_EXPLAINED };
    },
  };

  function toWriting(
    decision: Decision,
    { translation, earlier, signal, onStep }: WritingChoices,
  ): Writing {
    return {
      translation,
      avoid: joinUsed(earlier),
      seed: randomUUID(),
      mayAskModel: decision.by !== "composer",
      personalKey: decision.by === "own-key" ? decision.personalKey : undefined,
      signal,
      onStep,
    };
  }

  async function write<Draft>(
    asker: Asker,
    choices: WritingChoices,
    writeBy: (writing: Writing) => Promise<Kept<Draft>>,
  ): Promise<Written<Draft>> {
    const decision = await decide(asker);
    const kept = await writeBy(toWriting(decision, choices));
    if (decision.by === "composer") return { kept, notice: decision.notice };
    if (kept.provenance.madeBy === "model") return { kept };
    if (decision.by === "operator") await giveBackUse(db, decision.use);
    // Somebody in danger is not told about models.
    return kept.care ? { kept } : { kept, notice: NOT_WRITTEN };
  }

  /** @param isWordless nothing that a person wrote would go to the model */
  async function decide(asker: Asker, isWordless = false): Promise<Decision> {
    try {
      if (asker.kind === "visitor") {
        return asker.agreesToModel || isWordless
          ? await decideByDay("visitor", nameVisitor(asker.address))
          : COMPOSER;
      }
      if (!isWordless && !(await findConsent(db, asker.id))) return COMPOSER;
      const personalKey = await findGeminiKey(db, secrets, asker.id);
      if (personalKey) return { by: "own-key", personalKey };
      return await decideByDay(asker.isPremium ? "premium" : "free", `person ${asker.id}`);
    } catch (error) {
      // Without its rows nothing says that a model may be asked; the composer needs none.
      if (isDatabaseAway(error)) return COMPOSER;
      throw error;
    }
  }

  async function decideByDay(standing: Standing, who: string): Promise<Decision> {
    if (!door.modelName) return COMPOSER;
    const use = { utcDay: clock.now().toISOString().slice(0, 10), who };
    const most = DAILY_PIECES[standing];
    if (await takeUse(db, { ...use, most })) return { by: "operator", use };
    return {
      by: "composer",
      notice: `Today’s ${most} pieces by the language model are used up, so this was composed from Scripture without it. The count starts again at midnight UTC.`,
    };
  }

  /** The same all day, and of no use to whoever reads the table. */
  function nameVisitor(address: string): string {
    return `address ${createHmac("sha256", addressKey).update(address).digest("base64url")}`;
  }
}

const COMPOSER: Decision = { by: "composer" };
