import { describe, expect, test } from "vitest";
import { type MailChoices, readChoices, type StoredChoices, storeChoices } from "./streams.ts";

const choose = (verse: boolean, plans: boolean, prayers: boolean): MailChoices => ({
  "daily-verse": verse,
  "plan-reminder": plans,
  "prayer-reminder": prayers,
});

describe("what is chosen is what is read again", () => {
  for (let bits = 0; bits < 8; bits += 1) {
    const choices = choose((bits & 1) > 0, (bits & 2) > 0, (bits & 4) > 0);
    test(JSON.stringify(choices), () => {
      expect(readChoices(storeChoices(choices))).toEqual(choices);
    });
  }
});

const stored: [string, StoredChoices, MailChoices][] = [
  [
    "a new person",
    { dailyVerseEnabled: true, emailRemindersEnabled: true, stopped: [] },
    choose(true, true, true),
  ],
  [
    "plans stopped from a mail",
    { dailyVerseEnabled: true, emailRemindersEnabled: true, stopped: ["plan-reminder"] },
    choose(true, false, true),
  ],
  [
    "the switch off, whatever was stopped",
    { dailyVerseEnabled: true, emailRemindersEnabled: false, stopped: ["plan-reminder"] },
    choose(true, false, false),
  ],
];
test.each(stored)("%s", (_case, from, expected) => {
  expect(readChoices(from)).toEqual(expected);
});
