// A call that tells what is being done while it is answered.
import { ApiError } from "#src/web/query-client.ts";
import type { Step } from "../contract.ts";

export interface Progress {
  readonly onStep: (step: Step) => void;
  readonly signal: AbortSignal;
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
  return readAnswer(response.body, onStep);
}

/** @throws ApiError for a refusal; TypeError when the stream ends without an answer */
export async function readAnswer<Answer>(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onStep: (step: Step) => void,
): Promise<Answer> {
  // Loaded with the first piece that is written: pages that offer one need it for no more.
  const { EventSourceParserStream } = await import("eventsource-parser/stream");
  const reader = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (;;) {
    const { value, done } = await reader.read();
    // What browsers call a connection that broke.
    if (done) throw new TypeError("Load failed");
    const { event, data } = value;
    if (event === "done") return JSON.parse(data) as Answer;
    if (event === "failed") throw new ApiError(statusOf(data), data, "");
    if (event === "step") onStep((JSON.parse(data) as { step: Step }).step);
  }
}

const STATUS: Readonly<Record<string, number>> = {
  invalid: 400,
  "signed-out": 401,
  "not-allowed": 403,
  "not-found": 404,
  unreadable: 422,
  "too-many": 429,
  unavailable: 503,
};

function statusOf(data: string): number {
  const { code = "" } = JSON.parse(data) as { code?: string };
  return STATUS[code] ?? 500;
}
