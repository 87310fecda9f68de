import { expect, test } from "vitest";
import { createLinkTokens } from "./link-tokens.ts";

const tokens = createLinkTokens("one secret");
const token = tokens.write({ userId: 12, scope: "daily-verse" });

test("a token says whose mails it speaks of, and which", () => {
  expect(tokens.read(token)).toEqual({ userId: 12, scope: "daily-verse" });
  expect(token).toMatch(/^[\w.-]+$/);
  expect(tokens.write({ userId: 12, scope: "daily-verse" })).toBe(token);
});

const [, , mac = ""] = token.split(".");
test.each([
  ["another person", `13.daily-verse.${mac}`],
  ["another stream", `12.plan-reminder.${mac}`],
  ["all streams", `12.all.${mac}`],
  ["a number written otherwise", `012.daily-verse.${mac}`],
  ["one letter changed", `${token.slice(0, -2)}${token.at(-2) === "A" ? "B" : "A"}${token.at(-1)}`],
  ["cut off", token.slice(0, -1)],
  ["nothing", ""],
  ["no signature", "12.daily-verse."],
  ["another secret", createLinkTokens("two").write({ userId: 12, scope: "daily-verse" })],
])("refuses %s", (_case, given) => {
  expect(tokens.read(given)).toBeUndefined();
});
