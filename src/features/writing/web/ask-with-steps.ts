// A call that tells what is being done while it is answered.
import { ApiError } from "#src/web/query-client.ts";
import type { Step } from "../contract.ts";

export interface Progress {
  readonly onStep: (step: Step) => void;
  readonly signal: AbortSignal;
}

interface ServerEvent {
  readonly event: string;
  readonly data: string;
}

/**
 * Sends `body` and reads the steps as they come.
 * @throws ApiError when the server refuses, also in the middle; TypeError when the connection breaks
 */
export async function askWithSteps<Answer>(
  path: `/api/${string}`,
  body: unknown,
  { onStep, signal }: Progress,
): Promise<Answer> {
  const response = await fetch(path, {
    method: "POST",
    credentials: "include",
    signal,
    headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    body: JSON.stringify(body),
  });
  if (!response.ok || !response.body) {
    throw new ApiError(response.status, await response.text(), response.statusText);
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    const { events, rest } = readEvents(text + value);
    text = rest;
    for (const { event, data } of events) {
      if (event === "done") return JSON.parse(data) as Answer;
      if (event === "failed") throw new ApiError(statusOf(data), data, "");
      if (event === "step") onStep((JSON.parse(data) as { step: Step }).step);
    }
  }
  // What browsers call a connection that broke.
  throw new TypeError("Load failed");
}

/** Whole events, and what has come of the next one. */
export function readEvents(text: string): { events: ServerEvent[]; rest: string } {
  const blocks = text.split(/\r?\n\r?\n/);
  const rest = blocks.pop() ?? "";
  const events = blocks.map((block) => {
    const lines = block.split(/\r?\n/);
    const read = (name: string) =>
      lines
        .filter((line) => line.startsWith(`${name}:`))
        .map((line) => line.slice(name.length + 1).replace(/^ /, ""))
        .join("\n");
    return { event: read("event"), data: read("data") };
  });
  return { events, rest };
}

const STATUS: Readonly<Record<string, number>> = {
  invalid: 400,
  "signed-out": 401,
  "not-allowed": 403,
  "not-found": 404,
  "too-many": 429,
  unavailable: 503,
};

function statusOf(data: string): number {
  const { code = "" } = JSON.parse(data) as { code?: string };
  return STATUS[code] ?? 500;
}
