import type { QueryClient } from "@tanstack/react-query";
import { showToast } from "#src/ui/toaster.tsx";
import { optimisticMutation } from "#src/web/optimistic-mutation.ts";
import { ApiError, callApi } from "#src/web/query-client.ts";
import type { Settings, SettingsPatch } from "../../settings-contract.ts";
import { SETTINGS_SCOPE, settingsQuery } from "./queries.ts";

/** Saves what a patch changes. */
export const saveSettings = (client: QueryClient) =>
  optimisticMutation<SettingsPatch, Partial<Settings>>(client, {
    scope: SETTINGS_SCOPE,
    itemOf: (patch) => Object.keys(patch).sort().join(" "),
    read: (patch) => {
      const known = client.getQueryData(settingsQuery.queryKey);
      return known ? pick(known, Object.keys(patch)) : {};
    },
    expect: leaveOutKeys,
    show: (_, values) => change(client, values),
    send: async (patch) => {
      const request = { method: "PATCH", body: patch } as const;
      const saved = await callApi<Settings>(client, "/api/user/settings", request);
      const flags = ["hasGeminiApiKey", "hasRapidApiKey", "hasChosenTranslation", "updatedAt"];
      change(client, pick(saved, flags));
      showToast({
        title: "Settings updated",
        text: "Your preferences have been saved successfully.",
      });
      return pick(saved, Object.keys(patch));
    },
    onError: (error) =>
      showToast({
        title: "Update failed",
        text: (error instanceof ApiError && error.sentence) || "Please try again.",
        tone: "danger",
      }),
  });

function change(client: QueryClient, values: Partial<Settings>): void {
  client.setQueryData(settingsQuery.queryKey, (known) => known && { ...known, ...values });
}

/** Keys are only ever written. */
function leaveOutKeys({ geminiApiKey: _, rapidApiKey: __, ...choices }: SettingsPatch) {
  return choices as Partial<Settings>;
}

const pick = (settings: Settings, names: readonly string[]): Partial<Settings> =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => names.includes(name)));
