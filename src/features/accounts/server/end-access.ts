// What follows from distrust: a new password, an address put back, or a press on "End".
import type { Database } from "#src/platform/db/database.ts";
import { forgetDevices } from "./store/known-devices.ts";
import { endMailedLinks } from "./store/mailed-links.ts";
import { endSessions } from "./store/sessions.ts";
import type { UserRow } from "./store/users.ts";

/** What stays; by default nothing does. */
export interface RetainedAccess {
  readonly sessionId?: number;
  readonly deviceHash?: Buffer | undefined;
  readonly retainsResetLinks?: boolean;
}

/** Ends the sessions, the known devices and the mailed links of an account whose row is locked. */
export async function endAccess(
  tx: Database,
  user: Pick<UserRow, "id" | "emailKey">,
  retained: RetainedAccess = {},
): Promise<void> {
  await endSessions(tx, user.id, retained.sessionId);
  await endTrust(tx, user, retained);
}

/** The same, while the sessions go on. */
export async function endTrust(
  tx: Database,
  user: Pick<UserRow, "id" | "emailKey">,
  { deviceHash, retainsResetLinks = false }: RetainedAccess,
): Promise<void> {
  await forgetDevices(tx, user.id, deviceHash);
  await endMailedLinks(tx, user, { retainsResetLinks });
}
