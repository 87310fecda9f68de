import { beforeEach, expect, test } from "vitest";
import { createQueryClient } from "#src/web/query-client.ts";
import type { Settings } from "../../settings-contract.ts";
import { settingsQuery } from "./queries.ts";
import { saveSettings } from "./save-settings.ts";

const START = { theme: "system", textSize: "regular", hasGeminiApiKey: false } as Settings;
let server: Settings;
/** Whether the next saves arrive. */
let arrives: boolean[];
beforeEach(() => {
  server = START;
  arrives = [];
});

const client = createQueryClient(async (_, init) => {
  const isTaken = arrives.shift() ?? true;
  const { geminiApiKey, ...choices } = JSON.parse(String(init?.body));
  await new Promise((resolve) => setTimeout(resolve, 5));
  if (!isTaken) return new Response("", { status: 503 });
  server = { ...server, ...choices, ...(geminiApiKey ? { hasGeminiApiKey: true } : {}) };
  return Response.json(server);
});
const save = saveSettings(client);
const read = () => client.getQueryData(settingsQuery.queryKey);

test.each<[string, boolean[], string]>([
  ["all arrive", [true, true], "light"],
  ["the first fails", [false, true], "light"],
  ["the last fails", [true, false], "dark"],
  ["none arrives", [false, false], "system"],
])("choices made in a row stand as the server holds them: %s", async (_, some, theme) => {
  client.setQueryData(settingsQuery.queryKey, START);
  arrives = some;
  const saving = [save({ theme: "dark" }), save({ theme: "light" })];
  expect(read()?.theme).toBe("light");
  await Promise.all(saving);
  expect(read()).toEqual(server);
  expect(server.theme).toBe(theme);
});

test("a key is never shown, only that there is one", async () => {
  client.setQueryData(settingsQuery.queryKey, START);
  await save({ geminiApiKey: "secret" });
  expect(read()).toEqual({ ...START, hasGeminiApiKey: true });
});
