import { expect, test } from "vitest";
import { describeReminders } from "./reminders-note.tsx";

test.each([
  [undefined, /reading plans and of your prayers/],
  [{ planReminders: true, prayerReminders: true }, /reading plans and of your prayers/],
  [{ planReminders: false, prayerReminders: true }, /^Of your prayers\. .*plans you have stopped/],
  [{ planReminders: true, prayerReminders: false }, /^Of your reading plans\. .*prayers you/],
])("%o is said so", (choices, said) => {
  expect(describeReminders(choices)).toMatch(said);
});
