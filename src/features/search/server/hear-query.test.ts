import { expect, test } from "vitest";
import type { Concern } from "#src/understanding/contract.ts";
import { withoutEchoes } from "./hear-query.ts";

const heard = (level: Concern["level"]): Concern => ({ kind: "suicide", who: "writer", level });

test.each<[string, Concern["level"], boolean, boolean]>([
  ["shepherd leaves the 99 to find the one", "perhaps", true, false],
  ["baby moses in the basket in the river", "perhaps", true, false],
  ["my god my god why have you forsaken me", "perhaps", true, true],
  ["no way out", "perhaps", false, true],
  ["saul falls on his sword", "danger", true, true],
  ["the widow's son dies", "gentle", true, true],
])(
  "%s, heard as %s, of Scripture: %s; a line of care: %s",
  (query, level, isOfScripture, stays) => {
    expect(withoutEchoes(heard(level), query, { isOfScripture }) !== undefined).toBe(stays);
  },
);
