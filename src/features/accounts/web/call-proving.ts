// A call that may be answered with a challenge: it is solved here, and the call made again.
import type { QueryClient } from "@tanstack/react-query";
import { ApiError, callApi } from "#src/web/query-client.ts";

/** More would make the user wait for minutes: then the sentence is shown instead. */
const BITS_MAX = 24;

/**
 * @param onProving hears when the browser begins and ends to work at it
 * @throws ApiError when the server refuses, with or without the challenge solved
 */
export async function callProving<Answer>(
  client: QueryClient,
  path: `/api/${string}`,
  body: object,
  onProving: (isProving: boolean) => void,
): Promise<Answer> {
  try {
    return await callApi<Answer>(client, path, { method: "POST", body });
  } catch (error) {
    const challenge = error instanceof ApiError ? error.challenge : undefined;
    if (!challenge || challenge.bits > BITS_MAX) throw error;
    onProving(true);
    try {
      // Seldom asked for: no page loads it beforehand.
      const { solveChallenge } = await import("../proof-of-work.ts");
      const answer = await solveChallenge(challenge, takeBreath);
      const answered = { ...body, challenge: { token: challenge.token, answer } };
      return await callApi<Answer>(client, path, { method: "POST", body: answered });
    } finally {
      onProving(false);
    }
  }
}

/** Lets the page draw and hear what is typed. Timers wait for milliseconds, a message does not. */
function takeBreath(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
