// What the account calls stand on.
import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import type { ReadClientAddress } from "#src/platform/http/client-address.ts";
import type { Jobs } from "#src/platform/jobs/jobs.ts";
import type { Log } from "#src/platform/log.ts";
import type { Challenges } from "./challenges.ts";
import type { Devices } from "./devices.ts";
import type { AccountLimits } from "./limits.ts";
import type { Passwords } from "./passwords.ts";
import type { BeforeDeletion, PersonalDataPart } from "./personal-data.ts";
import type { Sessions } from "./sessions.ts";

export interface AccountPorts {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly sessions: Sessions;
  readonly devices: Devices;
  readonly challenges: Challenges;
  readonly passwords: Passwords;
  readonly limits: AccountLimits;
  readonly readClientAddress: ReadClientAddress;
  readonly personalData: readonly PersonalDataPart[];
  readonly beforeDeletion: readonly BeforeDeletion[];
}
