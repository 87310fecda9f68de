// Progress over the wire: each step as it begins, then the same object that a
// plain answer would carry, or the error that it would be.
import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import { isDatabaseAway } from "#src/platform/db/failures.ts";
import { type ErrorBody, UserError } from "#src/platform/errors.ts";
import type { HttpEnv } from "#src/platform/http/router.ts";
import type { Step } from "../contract.ts";

export const wantsSteps = (c: Context<HttpEnv>): boolean =>
  c.req.header("accept")?.includes("text/event-stream") ?? false;

/**
 * @param work is told to stop when the client leaves, or the server is about to
 * @param tellUnexpected what to do with a failure that is not for the person
 */
export function streamSteps<Answer>(
  c: Context<HttpEnv>,
  work: (tell: (step: Step) => void, signal: AbortSignal) => Promise<Answer>,
  tellUnexpected: (error: unknown) => void,
): Response {
  c.header("Cache-Control", "no-store");
  // Proxies that gather answers would hold the steps back.
  c.header("X-Accel-Buffering", "no");
  const left = new AbortController();
  const gone = c.req.raw.signal;
  if (gone.aborted) left.abort();
  gone.addEventListener("abort", () => left.abort(), { once: true });
  const leaving = c.get("leaving");
  return streamSSE(c, async (stream) => {
    stream.onAbort(() => left.abort());
    const send = (event: string, data: unknown) =>
      stream.writeSSE({ event, data: JSON.stringify(data) });
    let sent: Promise<unknown> = Promise.resolve();
    const tell = (step: Step) => {
      sent = sent.then(() => send("step", { step }));
    };
    try {
      const answer = await work(
        tell,
        leaving ? AbortSignal.any([left.signal, leaving]) : left.signal,
      );
      await sent;
      await send("done", answer);
    } catch (error) {
      await sent;
      if (left.signal.aborted) return;
      if (leaving?.aborted) {
        await send("failed", RESTARTING);
        return;
      }
      if (!(error instanceof UserError)) tellUnexpected(error);
      await send("failed", describe(error));
    }
  });
}

const RESTARTING: ErrorBody = {
  error: "Berea is restarting and could not finish this. Please ask again.",
  code: "unavailable",
};

function describe(error: unknown): ErrorBody {
  if (error instanceof UserError) {
    const { message, code, fields } = error;
    return { error: message, code, ...(fields ? { fields } : {}) };
  }
  return isDatabaseAway(error)
    ? {
        error: "Accounts cannot be reached right now. Please try again in a minute.",
        code: "unavailable",
      }
    : { error: "Something went wrong on our side. Please try again.", code: "unexpected" };
}
