// `fetch` as billing calls the payment service with it.

/** A hundred subscriptions, as the service writes them, are a tenth of it. */
const ANSWER_BYTES = 4 * 1024 * 1024;

/**
 * @param signal ends every call, also while its body is still coming in
 * @returns a `fetch` that is done when the whole body is here, and rejects one that is too large
 */
export function createBoundedFetch(signal: AbortSignal): typeof fetch {
  return async (input, init) => {
    const signals = init?.signal ? [init.signal, signal] : [signal];
    try {
      const response = await fetch(input, {
        ...init,
        redirect: "error",
        signal: AbortSignal.any(signals),
      });
      const { status, statusText, headers } = response;
      const body = await readBody(response);
      return new Response(body, { status, statusText, headers });
    } catch (error) {
      throw withClosedCode(error);
    }
  };
}

async function readBody(response: Response): Promise<Buffer<ArrayBuffer> | null> {
  if (!response.body) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop ends the connection.
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > ANSWER_BYTES) throw new Error("The answer is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * A connection that was kept open may be closed just when it is used. Stripe's SDK then tries once
 * more, where it finds one of Node's codes on the error itself.
 */
function withClosedCode(error: unknown): unknown {
  const code = ((error as Error).cause as { code?: unknown } | undefined)?.code;
  const isClosed = code === "UND_ERR_SOCKET" || code === "ECONNRESET" || code === "EPIPE";
  return isClosed ? Object.assign(error as Error, { code: "ECONNRESET" }) : error;
}
