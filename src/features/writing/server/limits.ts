import type { CreateRateLimit, RateLimit } from "#src/platform/rate-limits.ts";
import { HOUR_SECONDS } from "#src/shared/calendar/durations.ts";
import type { Viewer } from "./viewer.ts";

export interface WritingLimits {
  readonly writing: RateLimit;
  readonly reports: RateLimit;
}

/** Writing takes work, and nobody reads this many texts. */
export const createWritingLimits = (createRateLimit: CreateRateLimit): WritingLimits => ({
  writing: createRateLimit({ name: "writing", times: 30, perSeconds: 600 }),
  reports: createRateLimit({ name: "reports", times: 20, perSeconds: HOUR_SECONDS }),
});

/** Whose requests or reports are limited. */
export type Sender =
  | Pick<Extract<Viewer, { kind: "person" }>, "kind" | "id">
  | Pick<Extract<Viewer, { kind: "visitor" }>, "kind" | "address">;

export const limitKeyOf = (sender: Sender): string =>
  sender.kind === "person" ? `person ${sender.id}` : sender.address;
