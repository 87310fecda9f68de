import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#src/web/query-client.ts";
import type { Settings } from "../../settings-contract.ts";

export const settingsQuery = queryOptions({
  queryKey: ["settings"],
  queryFn: ({ client, signal }) => callApi<Settings>(client, "/api/user/settings", { signal }),
});

/** Changes of the settings are sent in the order in which they were made. */
export const SETTINGS_SCOPE = "settings";
