import pino from "pino";
import { expect, test } from "vitest";
import { LOG_OPTIONS } from "./log.ts";

const write = (error: unknown): string => {
  const lines: string[] = [];
  pino({ ...LOG_OPTIONS }, { write: (line) => lines.push(line) }).error({ err: error }, "failed");
  return lines.join("");
};

test("a failed query is logged without the words it was given", () => {
  const driver = Object.assign(
    new Error('invalid input syntax for type integer: "my son does not call"'),
    { code: "22P02", severity: "ERROR", detail: "Key (email)=(anna@example.org) already exists." },
  );
  const failed = Object.assign(new Error("Failed query: insert … params: my son does not call"), {
    query: "insert into prayers",
    params: ["my son does not call"],
    cause: driver,
  });
  const line = write(failed);
  expect(line).toContain("22P02");
  expect(line).toContain("log.test.ts");
  expect(line).not.toMatch(/my son|anna@example/);
});

test("other errors keep their message; what is no error only its type", () => {
  expect(write(new TypeError("x is not a function"))).toContain("x is not a function");
  expect(write("a thrown text")).not.toContain("thrown");
});
