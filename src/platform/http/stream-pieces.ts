// Long answers, written as fast as they are read and never held whole.
import type { Context } from "hono";
import type { Log } from "../log.ts";
import type { HttpEnv } from "./router.ts";

/** Gathered before they are sent: in characters. */
const CHUNK_LENGTH = 64 * 1024;

/**
 * Answers with a text in pieces, under the headers that are set. The next piece
 * is made when the client has taken the one before; `pieces` is ended when the
 * client goes away.
 *
 * What fails before the first chunk is thrown, and answered like any failure.
 * Later the connection is broken off, so that nobody takes a part for the whole.
 */
export async function streamPieces(
  c: Context<HttpEnv>,
  log: Log,
  pieces: AsyncIterable<string>,
): Promise<Response> {
  const chunks = gather(pieces);
  let next: Promise<IteratorResult<Uint8Array, undefined>> | undefined = chunks.next();
  await next;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await (next ?? chunks.next());
          next = undefined;
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          log.error(
            { id: c.get("requestId"), route: c.req.routePath, err: error },
            "an answer broke off",
          );
          // The server that writes it prints what it is given: no query, and no text of a person.
          controller.error(new Error("An answer broke off; the log says why"));
        }
      },
      cancel: async () => {
        await chunks.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
  return c.body(body);
}

async function* gather(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array, undefined> {
  const encoder = new TextEncoder();
  let text = "";
  for await (const piece of pieces) {
    text += piece;
    if (text.length < CHUNK_LENGTH) continue;
    yield encoder.encode(text);
    text = "";
  }
  if (text !== "") yield encoder.encode(text);
  return undefined;
}
