// Who writes for whom: whether a user's words may go to a language model, and
// with whose key. Every text that is generated for a user passes here.
import { createHmac, randomUUID } from "node:crypto";
import { findGeminiKey } from "#src/features/accounts/server/service.ts";
import {
  type DevotionalDraft,
  type DevotionalRequest,
  type ExplanationsDraft,
  type OutlineDraft,
  type OutlineRequest,
  type Passage,
  type PrayerDraft,
  type PrayerSubject,
  type StoredPiece,
  type UsedMaterial,
  WRITTEN_DEVOTIONAL_LABEL,
  WRITTEN_LABEL,
} from "#src/generation/contract.ts";
import type { Generator } from "#src/generation/generator/generator.ts";
import { joinUsed, type Writing, type WritingStep } from "#src/generation/generator/writing.ts";
import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import { isDatabaseAway } from "#src/platform/db/failures.ts";
import type { Log } from "#src/platform/log.ts";
import type { SecretBox } from "#src/platform/secrets.ts";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import type { Writer } from "../contract.ts";
import { DAILY_TEXTS, type Tier } from "../rules.ts";
import { createGenerationQuota, type ReservedUse } from "./quota.ts";
import { findConsent } from "./store/consents.ts";
import type { Viewer } from "./viewer.ts";

interface WritingChoices {
  readonly translation: EmbeddedCode;
  /** What the user's latest texts were made of. */
  readonly earlier: readonly UsedMaterial[];
  readonly signal?: AbortSignal | undefined;
  readonly onStep?: ((step: WritingStep) => void) | undefined;
}

interface Written<Draft> {
  readonly stored: StoredPiece<Draft>;
  /** Why it was composed, where a model was to write it. */
  readonly notice?: string | undefined;
}

/** Stores or finishes a text. Where it throws, the text was not delivered and does not count. */
type Deliver<Draft, Result> = (written: Written<Draft>) => Result | Promise<Result>;

export interface WritingService {
  /** Who would write for them, and whether they agreed to it. */
  readonly findWriter: (viewer: Viewer) => Promise<Writer>;
  readonly writeOutline: <Result>(
    viewer: Viewer,
    request: OutlineRequest,
    choices: WritingChoices,
    deliver: Deliver<OutlineDraft, Result>,
  ) => Promise<Result>;
  readonly writeDevotional: <Result>(
    viewer: Viewer,
    request: DevotionalRequest,
    choices: WritingChoices,
    deliver: Deliver<DevotionalDraft, Result>,
  ) => Promise<Result>;
  readonly writePrayer: <Result>(
    viewer: Viewer,
    subjects: readonly PrayerSubject[],
    choices: WritingChoices,
    deliver: Deliver<PrayerDraft, Result>,
  ) => Promise<Result>;
  /**
   * Verses explained by a model; nothing where no model can be asked. No word of
   * the user goes to it, so no consent is needed.
   */
  readonly explainVerses: (
    viewer: Viewer,
    passages: readonly Passage[],
    choices: WritingChoices,
  ) => Promise<{ readonly stored?: StoredPiece<ExplanationsDraft>; readonly notice?: string }>;
}

export interface WritingServicePorts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly generator: Generator;
  /** Opens the keys that users have left in their settings. */
  readonly secrets: SecretBox;
  /** Makes visitors' addresses unreadable. */
  readonly addressKey: Buffer;
}

/** Who is to write, decided before anything is written. */
type Decision =
  | { readonly by: "composer"; readonly most?: number }
  | { readonly by: "operator"; readonly use: ReservedUse }
  | { readonly by: "own-key"; readonly personalKey: string };

const COMPOSER: Decision = { by: "composer" };
const MODEL_FAILED = "The language model gave nothing that could be verified";
const NOT_EXPLAINED =
  "The language model gave nothing that could be verified. The facts are not affected by it.";
const USED_UP =
  "Today’s pieces by the language model are used up. The count starts again at midnight UTC.";
const sayUsedUp = (most: number): string =>
  `Today’s ${most} pieces by the language model are used up`;
const COUNT_BEGINS = "The count starts again at midnight UTC.";

export function createWritingService(ports: WritingServicePorts): WritingService {
  const { db, generator, secrets, addressKey } = ports;
  const quota = createGenerationQuota(ports);

  return {
    findWriter: async (viewer) => {
      const isPerson = viewer.kind === "person";
      const key = isPerson ? await findGeminiKey(db, secrets, viewer.id) : undefined;
      const model = key ? generator.personalModelName : generator.modelName;
      const agrees = isPerson ? await findConsent(db, viewer.id) : undefined;
      return { model: model ?? null, agreesToModel: agrees ?? null };
    },
    writeOutline: (viewer, request, choices, deliver) =>
      write(viewer, choices, (writing) => generator.writeOutline(request, writing), deliver),
    writeDevotional: (viewer, request, choices, deliver) =>
      write(viewer, choices, (writing) => generator.writeDevotional(request, writing), deliver),
    writePrayer: (viewer, subjects, choices, deliver) =>
      write(viewer, choices, (writing) => generator.writePrayer(subjects, writing), deliver),
    explainVerses: async (viewer, passages, choices) => {
      const decision = await decide(viewer, { isWordless: true });
      if (decision.by === "composer") return decision.most ? { notice: USED_UP } : {};
      return settleUse(decision, async (count) => {
        const stored = await generator.explainVerses(passages, toWriting(decision, choices));
        if (!stored) return { notice: NOT_EXPLAINED };
        count();
        return { stored };
      });
    },
  };

  async function write<Draft, Result>(
    viewer: Viewer,
    choices: WritingChoices,
    generate: (writing: Writing) => Promise<StoredPiece<Draft>>,
    deliver: Deliver<Draft, Result>,
  ): Promise<Result> {
    const decision = await decide(viewer);
    return settleUse(decision, async (count) => {
      const stored = await generate(toWriting(decision, choices));
      const result = await deliver({ stored, notice: findNotice(decision, stored) });
      if (stored.provenance.madeBy === "model") count();
      return result;
    });
  }

  /** @param work calls `count` once a text by the model was delivered; otherwise the use is given back */
  async function settleUse<Result>(
    decision: Decision,
    work: (count: () => void) => Promise<Result>,
  ): Promise<Result> {
    const use = decision.by === "operator" ? decision.use : undefined;
    let isCounted = false;
    try {
      return await work(() => {
        isCounted = true;
      });
    } finally {
      await (isCounted ? use?.confirm() : use?.giveBack());
    }
  }

  async function decide(
    viewer: Viewer,
    /** Nothing that the user wrote would go to the model. */
    { isWordless } = { isWordless: false },
  ): Promise<Decision> {
    try {
      if (viewer.kind === "visitor") {
        return viewer.agreesToModel || isWordless
          ? await decideByQuota("visitor", nameVisitor(viewer.address))
          : COMPOSER;
      }
      if (!isWordless && !(await findConsent(db, viewer.id))) return COMPOSER;
      const personalKey = await findGeminiKey(db, secrets, viewer.id);
      if (personalKey) return { by: "own-key", personalKey };
      return await decideByQuota(viewer.isPremium ? "premium" : "free", `person ${viewer.id}`);
    } catch (error) {
      // Without the database nothing says that a model may be asked; the composer needs none.
      if (isDatabaseAway(error)) return COMPOSER;
      throw error;
    }
  }

  async function decideByQuota(tier: Tier, who: string): Promise<Decision> {
    if (!generator.modelName) return COMPOSER;
    const use = await quota.reserve(tier, who);
    return use ? { by: "operator", use } : { by: "composer", most: DAILY_TEXTS[tier] };
  }

  /** The same all day, and of no use to a reader of the table. */
  function nameVisitor(address: string): string {
    return `address ${createHmac("sha256", addressKey).update(address).digest("base64url")}`;
  }
}

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

function findNotice(decision: Decision, stored: StoredPiece<unknown>): string | undefined {
  const { madeBy, label } = stored.provenance;
  const instead =
    label === WRITTEN_DEVOTIONAL_LABEL
      ? "so this is one of Berea’s own devotionals."
      : label === WRITTEN_LABEL
        ? "so this is one of Berea’s own prayers."
        : "so this was composed from Scripture without it.";
  if (decision.by === "composer") {
    return decision.most ? `${sayUsedUp(decision.most)}, ${instead} ${COUNT_BEGINS}` : undefined;
  }
  // Somebody in danger is not told about models.
  return madeBy === "model" || stored.care ? undefined : `${MODEL_FAILED}, ${instead}`;
}
