// A language model of any provider: text in, an object of our own schema out.
// What comes back is checked for its shape here and for its truth elsewhere.
import type { z } from "zod";

export interface ModelRequest<Schema extends z.ZodType> {
  readonly schema: Schema;
  /** Names the schema to the model. */
  readonly schemaName: string;
  readonly instructions: string;
  readonly prompt: string;
  readonly maxOutputTokens: number;
  /** Ends the call when the caller has gone. */
  readonly signal?: AbortSignal | undefined;
}

export interface Model {
  /** As the provider names it; shown beside what it wrote. */
  readonly name: string;
  /** @throws ModelError when there is no answer, or none that fits the schema */
  readonly write: <Schema extends z.ZodType>(
    request: ModelRequest<Schema>,
  ) => Promise<z.output<Schema>>;
}

const MODEL_FAILURES = [
  /** It cannot be reached, is overloaded or too slow; later it may answer. */
  "away",
  /** The key is wrong, spent, or may not use this model. */
  "not-allowed",
  /** It answered with something other than was asked for. */
  "malformed",
  /** It would not write about this. */
  "refused",
  /** The caller has gone. */
  "cancelled",
] as const;
export type ModelFailure = (typeof MODEL_FAILURES)[number];

/** Carries no word of what was asked or answered, so that it can be logged. */
export class ModelError extends Error {
  override name = "ModelError";
  readonly failure: ModelFailure;

  constructor(failure: ModelFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}
