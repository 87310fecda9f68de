// All proofs, by the names under which `npm run proof -- name` runs them.
import { proveDatabase } from "./database.proof.ts";
import { proveGrowth } from "./growth.proof.ts";
import { proveHeavyCallers } from "./heavy-callers.proof.ts";
import { proveKills } from "./kills.proof.ts";
import { proveNotesSearch } from "./notes-search.proof.ts";
import { provePayments } from "./payments.proof.ts";
import { proveRolling } from "./rolling.proof.ts";
import type { Proof } from "./row.ts";
import { proveTakeover } from "./takeover.proof.ts";

export const PROOFS: Readonly<Record<string, Proof>> = {
  kills: proveKills,
  database: proveDatabase,
  payments: provePayments,
  rolling: proveRolling,
  takeover: proveTakeover,
  growth: proveGrowth,
  "heavy-callers": proveHeavyCallers,
  "notes-search": proveNotesSearch,
};
