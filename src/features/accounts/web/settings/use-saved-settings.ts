// Each choice is saved as it is made, in the order of the choices.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useReducer } from "react";
import type { SettingsPatch } from "../../settings-contract.ts";
import { settingsQuery } from "./queries.ts";
import { saveSettings } from "./save-settings.ts";

/** What can be changed and is told again; keys are only ever written. */
export type Choices = Omit<SettingsPatch, "geminiApiKey" | "rapidApiKey">;

export function useSavedSettings() {
  const { data: settings, isError: isMissing } = useQuery(settingsQuery);
  const client = useQueryClient();
  const [, showNow] = useReducer((times: number) => times + 1, 0);

  /** @returns whether it was saved */
  const save = (patch: SettingsPatch): Promise<boolean> => {
    const saving = saveSettings(client)(patch);
    // The query tells of it a moment later; a switch would jump back till then.
    showNow();
    return saving;
  };
  return { settings, isMissing, save };
}
