// Each choice is saved as it is made: shown at once, and taken back with a
// word where it could not be kept. One save waits for the one before it, so
// that the last choice is the one that stays.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useReducer, useRef } from "react";
import { showToast } from "#src/ui/toaster.tsx";
import { ApiError, callApi } from "#src/web/query-client.ts";
import type { Settings, SettingsPatch } from "../contract.ts";
import { settingsQuery } from "./queries.ts";

/** What can be changed and is told again; keys are only ever written. */
export type Choices = Omit<SettingsPatch, "geminiApiKey" | "rapidApiKey">;

export function useSavedSettings() {
  const client = useQueryClient();
  const { data: settings, isError: isMissing } = useQuery(settingsQuery);
  const [, showNow] = useReducer((times: number) => times + 1, 0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  /** @returns whether it was kept */
  const save = (patch: SettingsPatch): Promise<boolean> => {
    const before = client.getQueryData(settingsQuery.queryKey);
    const shown = leaveOutKeys(patch);
    change(client, shown);
    // The query tells of it a moment later; a switch would jump back till then.
    showNow();
    const saving = queue.current.then(async () => {
      try {
        const kept = await callApi<Settings>(client, "/api/user/settings", {
          method: "PATCH",
          body: patch,
        });
        // Later choices are shown already and are being saved.
        change(client, { ...pick(kept, Object.keys(shown)), ...pickFlags(kept) });
        showToast({
          title: "Settings updated",
          text: "Your preferences have been saved successfully.",
        });
        return true;
      } catch (error) {
        if (before) change(client, pick(before, Object.keys(shown)));
        showToast({
          title: "Update failed",
          text: (error instanceof ApiError && error.sentence) || "Please try again.",
          tone: "danger",
        });
        return false;
      }
    });
    queue.current = saving;
    return saving;
  };
  return { settings, isMissing, save };
}

type Client = ReturnType<typeof useQueryClient>;

function change(client: Client, values: Partial<Settings>): void {
  client.setQueryData(settingsQuery.queryKey, (known) => known && { ...known, ...values });
}

function leaveOutKeys({ geminiApiKey: _, rapidApiKey: __, ...choices }: SettingsPatch) {
  return choices as Partial<Settings>;
}

function pick(settings: Settings, names: readonly string[]): Partial<Settings> {
  return Object.fromEntries(
    Object.entries(settings).filter(([name]) => names.includes(name)),
  ) as Partial<Settings>;
}

const pickFlags = (settings: Settings) =>
  pick(settings, ["hasGeminiApiKey", "hasRapidApiKey", "hasChosenTranslation", "updatedAt"]);
