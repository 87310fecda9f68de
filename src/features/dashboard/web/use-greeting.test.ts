import { expect, test } from "vitest";
import { greetAt } from "./use-greeting.ts";

test.each([
  [0, "Good evening"],
  [3, "Good evening"],
  [4, "Good morning"],
  [11, "Good morning"],
  [12, "Good afternoon"],
  [17, "Good afternoon"],
  [18, "Good evening"],
  [23, "Good evening"],
])("at %i o'clock: %s", (hour, greeting) => {
  expect(greetAt(hour)).toBe(greeting);
});
