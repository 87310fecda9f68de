// A person's preferences over the wire.
import { createRoute } from "@hono/zod-openapi";
import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import { createRouter, errorResponse, jsonBody, jsonResponse } from "#src/platform/http/router.ts";
import { getPerson } from "#src/platform/person.ts";
import type { SecretBox } from "#src/platform/secrets.ts";
import { Settings, SettingsPatch } from "../settings-contract.ts";
import { ownerOf, type ReminderSettings, spellZone } from "./settings.ts";
import {
  changeSettings,
  getSettings,
  type SettingsChanges,
  type SettingsRow,
} from "./store/settings.ts";

const tags = ["Settings"];

const readRoute = createRoute({
  method: "get",
  path: "/api/user/settings",
  summary: "Get settings",
  tags,
  responses: {
    200: jsonResponse(
      "The settings. API keys are never returned, only whether each is set.",
      Settings,
    ),
    401: errorResponse("Not signed in."),
  },
});

const changeRoute = createRoute({
  method: "patch",
  path: "/api/user/settings",
  summary: "Update settings",
  tags,
  request: jsonBody(SettingsPatch),
  responses: {
    200: jsonResponse("The updated settings.", Settings),
    400: errorResponse("Invalid value; nothing was changed."),
    401: errorResponse("Not signed in."),
  },
});

export interface SettingsPorts {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  /** Told of what a person changed, before they are answered; must not throw. */
  readonly afterChange?: (
    userId: number,
    before: ReminderSettings,
    after: ReminderSettings,
  ) => Promise<void>;
}

export function createSettingsApi(ports: SettingsPorts) {
  const { db, clock, secrets, afterChange } = ports;
  return createRouter()
    .openapi(readRoute, async (c) => {
      const person = await getPerson(c);
      return c.json(writeSettings(await getSettings(db, person.id)), 200);
    })
    .openapi(changeRoute, async (c) => {
      const person = await getPerson(c);
      const { geminiApiKey, rapidApiKey, ...choices } = c.req.valid("json");
      const lock = (key: string | null) => key && secrets.lock(key, ownerOf(person.id));
      const changes: SettingsChanges = {
        ...dropAbsent(choices),
        ...(choices.timeZone ? { timeZone: spellZone(choices.timeZone) } : {}),
        ...(choices.preferredTranslation ? { hasChosenTranslation: true } : {}),
        ...(geminiApiKey === undefined ? {} : { geminiApiKey: lock(geminiApiKey) }),
        ...(rapidApiKey === undefined ? {} : { rapidApiKey: lock(rapidApiKey) }),
      };
      const before = await getSettings(db, person.id);
      const row = await changeSettings(db, person.id, changes, clock.now());
      await afterChange?.(person.id, before, row);
      return c.json(writeSettings(row), 200);
    });
}

function dropAbsent<Values extends object>(values: Values) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: Exclude<Values[Name], undefined>;
  };
}

function writeSettings(row: SettingsRow): Settings {
  return {
    emailRemindersEnabled: row.emailRemindersEnabled,
    dailyVerseEnabled: row.dailyVerseEnabled,
    preferredTranslation: row.preferredTranslation as Settings["preferredTranslation"],
    hasChosenTranslation: row.hasChosenTranslation,
    reminderTime: row.reminderTime,
    timeZone: row.timeZone,
    theme: row.theme as Settings["theme"],
    textSize: row.textSize as Settings["textSize"],
    showsVerseNumbers: row.showsVerseNumbers,
    hasGeminiApiKey: row.geminiApiKey !== null,
    hasRapidApiKey: row.rapidApiKey !== null,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The person's settings in an export, without the keys. */
export async function readSettingsForExport(db: Database, userId: number): Promise<unknown> {
  return writeSettings(await getSettings(db, userId));
}
