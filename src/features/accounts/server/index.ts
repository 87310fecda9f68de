import type { FeatureModule } from "#src/platform/feature-module.ts";
import type { FindPerson } from "#src/platform/person.ts";
import type { CreateOpenLimit } from "#src/platform/rate-limits.ts";
import { deriveKey } from "#src/platform/secrets.ts";
import { createAccountApi } from "./account-api.ts";
import { createAuthApi } from "./auth-api.ts";
import { createChallenges } from "./challenges.ts";
import { createDevices } from "./devices.ts";
import { type AccountJobPorts, createAccountWorkers } from "./jobs.ts";
import { createAccountLimits } from "./limits.ts";
import { createLinkApi } from "./link-api.ts";
import { createPasswords } from "./passwords.ts";
import type { AccountPorts } from "./ports.ts";
import { createSessions } from "./sessions.ts";
import { createSettingsApi, readSettingsForExport, type SettingsPorts } from "./settings-api.ts";

export interface AccountsModule extends FeatureModule {
  readonly findPerson: FindPerson;
}

export interface AccountsOptions
  extends AccountJobPorts,
    Pick<AccountPorts, "jobs" | "log" | "readClientAddress" | "getPersonalData" | "getPurges">,
    Pick<SettingsPorts, "secrets"> {
  readonly appSecret: string;
  readonly createRateLimit: CreateOpenLimit;
  readonly afterSettingsChange: SettingsPorts["afterChange"];
}

export function createAccounts(options: AccountsOptions): AccountsModule {
  const { db, clock, siteUrl, appSecret, createRateLimit } = options;
  const isHttps = siteUrl.startsWith("https:");
  const sessions = createSessions({ db, clock, isHttps });
  const limits = createAccountLimits(createRateLimit);
  const ports: AccountPorts = {
    ...options,
    sessions,
    limits,
    devices: createDevices({ db, isHttps }),
    challenges: createChallenges({
      clock,
      key: deriveKey(appSecret, "challenges"),
      used: limits.usedChallenges,
    }),
    passwords: createPasswords(),
  };
  return {
    findPerson: sessions.findPerson,
    apis: [
      createAuthApi(ports),
      createLinkApi(ports),
      createAccountApi(ports),
      createSettingsApi({ ...options, afterChange: options.afterSettingsChange }),
    ],
    workers: createAccountWorkers(options),
    exportPersonalData: { settings: readSettingsForExport },
  };
}
