import { expect, test } from "vitest";
import { readEvents } from "./ask-with-steps.ts";

const STEP = 'event: step\ndata: {"step":"finding"}\n\n';

test.each<[name: string, text: string, events: object[], rest: string]>([
  ["nothing", "", [], ""],
  ["a whole event", STEP, [{ event: "step", data: '{"step":"finding"}' }], ""],
  ["half of one", STEP.slice(0, 20), [], STEP.slice(0, 20)],
  [
    "one and a half",
    `${STEP}event: do`,
    [{ event: "step", data: '{"step":"finding"}' }],
    "event: do",
  ],
  ["lines in data", "event: done\ndata: a\ndata: b\n\n", [{ event: "done", data: "a\nb" }], ""],
  ["carriage returns", "event: done\r\ndata: 1\r\n\r\n", [{ event: "done", data: "1" }], ""],
])("%s is read", (_name, text, events, rest) => {
  expect(readEvents(text)).toEqual({ events, rest });
});
