// Makes a page when the caller's turn has come. What is sent instead where
// the turn did not come must cost next to nothing, so it is no page of the site.
import type { Context } from "hono";
import { html } from "hono/html";
import { UserError } from "../errors.ts";
import type { Leave } from "../fair-queue.ts";
import { type QueuePorts, takeTurn } from "./queue-work.ts";
import type { HttpEnv } from "./router.ts";

/** @param turns absent where nobody is held back */
export async function makeInTurn(
  c: Context<HttpEnv>,
  turns: QueuePorts | undefined,
  make: () => Promise<Response>,
): Promise<Response> {
  if (!turns) return make();
  let leave: Leave;
  try {
    leave = await takeTurn(c, turns);
  } catch (error) {
    if (error instanceof UserError) return writeTooMany(c.req.url, error);
    throw error;
  }
  try {
    return await make();
  } finally {
    leave();
  }
}

function writeTooMany(url: string, { message, retryAfterSeconds = 1 }: UserError): Response {
  const { pathname, search } = new URL(url);
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>One moment, please</title>
</head>
<body>
<h1>One moment, please</h1>
<p>${message}</p>
<p><a href="${pathname}${search}">Try again</a></p>
</body>
</html>`;
  return new Response(String(page), {
    status: 429,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Retry-After": String(retryAfterSeconds),
    },
  });
}
