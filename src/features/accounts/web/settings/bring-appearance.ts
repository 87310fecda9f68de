// Theme, text size and verse numbers, between the account and this device.
import type { QueryClient } from "@tanstack/react-query";
import { changeSetting, readSetting } from "#src/ui/device-setting.ts";
import { TEXT_SIZE, THEME, VERSE_NUMBERS } from "#src/ui/reading-settings.ts";
import { callApi } from "#src/web/query-client.ts";
import { runMutation } from "#src/web/run-mutation.ts";
import type { Settings, SettingsPatch } from "../../settings-contract.ts";
import { SETTINGS_SCOPE, settingsQuery } from "./queries.ts";

type Appearance = Pick<Settings, "theme" | "textSize" | "showsVerseNumbers">;

/**
 * A new account takes the look of the device it was made on. Who signs in to
 * an older one gets on this device what they chose on another; what they left
 * as it was does not undo what was chosen here.
 */
export async function bringAppearance(client: QueryClient, isNewAccount: boolean): Promise<void> {
  if (!isNewAccount) {
    applyAppearance(await client.fetchQuery(settingsQuery), { leavesDefaults: true });
    return;
  }
  const body = listChosen(readAppearance());
  if (Object.keys(body).length === 0) return;
  const options = {
    scope: { id: SETTINGS_SCOPE },
    mutationFn: (patch: SettingsPatch) =>
      callApi<Settings>(client, "/api/user/settings", { method: "PATCH", body: patch }),
    onSuccess: (settings: Settings) => client.setQueryData(settingsQuery.queryKey, settings),
  };
  await runMutation(client, options, body);
}

export function applyAppearance(
  { theme, textSize, showsVerseNumbers }: Appearance,
  { leavesDefaults = false } = {},
): void {
  const numbers = showsVerseNumbers ? "shown" : "hidden";
  if (!leavesDefaults || theme !== THEME.fallback) changeSetting(THEME, theme);
  if (!leavesDefaults || textSize !== TEXT_SIZE.fallback) changeSetting(TEXT_SIZE, textSize);
  if (!leavesDefaults || numbers !== VERSE_NUMBERS.fallback) changeSetting(VERSE_NUMBERS, numbers);
}

function readAppearance(): Appearance {
  return {
    theme: readSetting(THEME),
    textSize: readSetting(TEXT_SIZE),
    showsVerseNumbers: readSetting(VERSE_NUMBERS) === "shown",
  };
}

function listChosen({ theme, textSize, showsVerseNumbers }: Appearance): Partial<Appearance> {
  return {
    ...(theme === THEME.fallback ? {} : { theme }),
    ...(textSize === TEXT_SIZE.fallback ? {} : { textSize }),
    ...(showsVerseNumbers ? {} : { showsVerseNumbers }),
  };
}
