// Puts what is expensive to answer into a fair queue by the caller's address.
import type { Context, MiddlewareHandler, Next } from "hono";
import type { FairQueue, Leave } from "../fair-queue.ts";
import type { ReadClientAddress } from "./client-address.ts";
import type { HttpEnv } from "./router.ts";

export interface QueuePorts {
  readonly queue: FairQueue;
  readonly readAddress: ReadClientAddress;
  /** Names the work in the metrics. */
  readonly kind: string;
}

/**
 * Waits for the caller's turn.
 * @returns what ends it
 * @throws UserError 429 after too long a wait
 */
export function takeTurn(
  c: Context<HttpEnv>,
  { queue, readAddress, kind }: QueuePorts,
): Promise<Leave> {
  return queue.enter(readAddress(c), { kind, signal: () => c.req.raw.signal });
}

/**
 * Lets the calls behind it wait for their turn. What a page asks of the API while
 * it is made has the page's turn: waiting for another would be waiting for itself.
 */
export const queueWork =
  (ports: QueuePorts): MiddlewareHandler<HttpEnv> =>
  (c, next) =>
    isForPage(c) ? next() : answerInTurn(c, next, ports);

/** As `queueWork`, for a queue that pages have no turn in; calls that only read go by. */
export const queueChanges =
  (ports: QueuePorts): MiddlewareHandler<HttpEnv> =>
  (c, next) =>
    c.req.method === "GET" ? next() : answerInTurn(c, next, ports);

async function answerInTurn(c: Context<HttpEnv>, next: Next, ports: QueuePorts): Promise<void> {
  const leave = await takeTurn(c, ports);
  await next();
  // An answer that is still being written holds the turn until the queue takes it back.
  if (c.res.headers.get("Content-Type")?.startsWith("text/event-stream")) return;
  leave(c.res.status === 429 ? REFUSAL_COSTS_MS : 0);
}

/** What another limit refuses costs little, and would be asked again at once, without end. */
const REFUSAL_COSTS_MS = 20;

/** Marks a call that a page makes; nothing that comes from outside can carry it. */
const FOR_PAGE = Symbol("for a page");

/** The connection of a page's request, for a call that is made on its behalf. */
export const markForPage = (env: unknown): object => ({ ...Object(env), [FOR_PAGE]: true });

const isForPage = (c: Context): boolean => FOR_PAGE in Object(c.env);
