import type { Context } from "hono";
import type { ReadClientAddress } from "#src/platform/http/client-address.ts";
import type { HttpEnv } from "#src/platform/http/router.ts";
import { findPersonIfReachable } from "#src/platform/person.ts";

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
