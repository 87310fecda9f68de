import { expect, test } from "vitest";
import { ApiError } from "#src/web/query-client.ts";
import { readAnswer } from "./ask-with-steps.ts";

const STEP = 'event: step\ndata: {"step":"finding"}\n\n';
const DONE = 'event: done\ndata: {"title":"λόγος"}\n\n';
const ANSWER = { title: "λόγος" };

/** Reads what arrives in these pieces. */
async function read(pieces: readonly Uint8Array<ArrayBuffer>[]) {
  const steps: string[] = [];
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  return { answer: await readAnswer(body, (step) => steps.push(step)), steps };
}

const encode = (text: string) => new TextEncoder().encode(text);
/** Between any two bytes: also within a letter, a name and the end of a line. */
const tearApart = (text: string) => [...encode(text)].map((byte) => Uint8Array.of(byte));

const streams: [name: string, text: string, steps: readonly string[]][] = [
  ["an answer alone", DONE, []],
  ["a step and an answer", STEP + DONE, ["finding"]],
  ["two steps", `${STEP}${STEP}${DONE}`, ["finding", "finding"]],
  ["lines in data", 'event: done\ndata: {"title":\ndata: "λόγος"}\n\n', []],
  ["carriage returns", (STEP + DONE).replaceAll("\n", "\r\n"), ["finding"]],
  ["comments and unknown events", `: alive\n\nevent: other\ndata: 1\n\n${DONE}`, []],
  ["what comes after the answer", `${DONE}${STEP}`, []],
];

test.each(streams)("%s: read whole and byte by byte", async (_name, text, steps) => {
  expect(await read([encode(text)])).toEqual({ answer: ANSWER, steps });
  expect(await read(tearApart(text))).toEqual({ answer: ANSWER, steps });
});

test.each(["", STEP, DONE.slice(0, -1), "<html>"])("no answer in %j is a broken line", (text) =>
  expect(read([encode(text)])).rejects.toThrow(TypeError),
);

test("a refusal in the middle is an error with its status and sentence", async () => {
  const refusal = 'event: failed\ndata: {"error":"Too many today","code":"too-many"}\n\n';
  const error = await read(tearApart(STEP + refusal)).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 429, sentence: "Too many today" });
});
