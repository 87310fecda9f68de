// Each choice is saved as it is made, in the order of the choices.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useReducer } from "react";
import type { SettingsPatch } from "../contract.ts";
import { settingsQuery } from "./queries.ts";
import { settingsMutation } from "./settings-mutation.ts";

/** What can be changed and is told again; keys are only ever written. */
export type Choices = Omit<SettingsPatch, "geminiApiKey" | "rapidApiKey">;

export function useSavedSettings() {
  const { data: settings, isError: isMissing } = useQuery(settingsQuery);
  const { mutateAsync } = useMutation(settingsMutation(useQueryClient()));
  const [, showNow] = useReducer((times: number) => times + 1, 0);

  /** @returns whether it was saved */
  const save = (patch: SettingsPatch): Promise<boolean> => {
    const saving = mutateAsync(patch);
    // The query tells of it a moment later; a switch would jump back till then.
    showNow();
    return saving.then(
      () => true,
      () => false,
    );
  };
  return { settings, isMissing, save };
}
