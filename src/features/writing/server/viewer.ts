// For whom texts are written, and how many.
import type { Context } from "hono";
import type { ReadClientAddress } from "#src/platform/http/client-address.ts";
import type { HttpEnv } from "#src/platform/http/router.ts";
import { findPersonIfReachable } from "#src/platform/person.ts";
import type { CreateRateLimit, RateLimit } from "#src/platform/rate-limits.ts";
import { HOUR_SECONDS } from "#src/shared/calendar/durations.ts";

/** For whom a text is written. */
export type Viewer =
  | { readonly kind: "person"; readonly id: number; readonly isPremium: boolean }
  | { readonly kind: "visitor"; readonly address: string; readonly agreesToModel: boolean };

/** A visitor if the database cannot be reached: composing a text needs none. */
export async function findViewer(
  c: Context<HttpEnv>,
  readClientAddress: ReadClientAddress,
  { agreesToModel } = { agreesToModel: false },
): Promise<Viewer> {
  const person = await findPersonIfReachable(c);
  if (person) return { kind: "person", id: person.id, isPremium: person.isPremium };
  return { kind: "visitor", address: readClientAddress(c), agreesToModel };
}

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
