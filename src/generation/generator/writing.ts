// What a piece is written with, whoever writes it.
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import type { UsedMaterial } from "../contract.ts";

/** What is being done while a piece is made, in this order; each is told once or twice. */
const WRITING_STEPS = ["finding", "writing", "checking", "composing"] as const;
export type WritingStep = (typeof WRITING_STEPS)[number];

export interface Writing {
  /** In which unmarked quotations stand. */
  readonly translation: EmbeddedCode;
  /** Of the person's earlier pieces. */
  readonly avoid: UsedMaterial;
  /** The same request with the same seed is composed alike. */
  readonly seed: string;
  /** Whether the person has agreed that their words go to a model. */
  readonly mayAskModel: boolean;
  /** The person's own key, for a model that they pay for. */
  readonly personalKey?: string | undefined;
  /** Ends a model's work when whoever asked has gone. */
  readonly signal?: AbortSignal | undefined;
  readonly onStep?: ((step: WritingStep) => void) | undefined;
}

/** Of several pieces, the latest first, as one. */
export const joinUsed = (pieces: readonly UsedMaterial[]): UsedMaterial => ({
  forms: [...new Set(pieces.flatMap(({ forms }) => forms))],
  passages: [...new Set(pieces.flatMap(({ passages }) => passages))],
});
