import { expect, test } from "vitest";
import { sayWhen } from "./say-when.ts";

const NOW = new Date("2026-11-21T09:00:00Z");

test.each([
  ["2026-11-21T05:30:00Z", "Europe/Athens", "07:30"],
  ["2026-11-20T23:30:00Z", "Europe/Athens", "01:30"],
  ["2026-11-20T23:30:00Z", "Europe/London", "Yesterday"],
  ["2026-11-21T05:30:00Z", "Pacific/Honolulu", "19:30"],
  ["2026-11-19T12:00:00Z", "Europe/Athens", "Thursday"],
  ["2026-11-15T12:00:00Z", "Europe/Athens", "Sunday"],
  ["2026-11-14T12:00:00Z", "Europe/Athens", "14 November"],
  ["2026-11-21T09:00:10Z", "Europe/London", "09:00"],
])("%s in %s: %s", (at, timeZone, said) => {
  expect(sayWhen(at, NOW, timeZone)).toBe(said);
});
