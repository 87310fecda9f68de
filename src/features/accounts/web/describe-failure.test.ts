import { expect, test } from "vitest";
import { ApiError } from "#src/web/query-client.ts";
import { describeFailure } from "./describe-failure.ts";

test.each([
  [
    "the server's sentence",
    new ApiError(401, '{"error":"Invalid username or password"}', ""),
    "Invalid username or password",
  ],
  ["no sentence", new ApiError(502, "<html>", "Bad Gateway"), "Login failed"],
  ["no connection", new TypeError("Failed to fetch"), "Please try again."],
])("%s", (_, error, sentence) => {
  expect(describeFailure(error, "Login failed")).toBe(sentence);
});
