// The server on its port: its limits for slow and idle clients, and an end that
// loses no request.
import { createServer, type RequestListener } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as afterPoll, setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../log.ts";
import { trackConnections } from "./connections.ts";

export interface HttpLimits {
  /** From the first byte of a request, or from connecting, to the end of its headers. */
  readonly headersMs: number;
  /** From the first byte of a request to its last. */
  readonly requestMs: number;
  /** On which nothing moves in either direction while it is answered. */
  readonly stalledMs: number;
  /** Between two requests on one connection. */
  readonly idleMs: number;
  /** How often the limits are looked after. */
  readonly checkMs: number;
  /** More are not held: the one that waits longest for its client is closed for a new one. */
  readonly maxConnections: number;
  /** For the rest of a request that was answered before it had come in whole. */
  readonly lingerMs: number;
  /** In a stop, for an open connection on which a request may be on its way. */
  readonly quietMs: number;
}

/** For the last words on answers that the limit cuts short. */
const LAST_WORDS_MS = 1_000;
const POLL_MS = 100;

/** Longer than a proxy keeps its side open: closing first, we could cut off what it just sent. */
const IDLE_BEHIND_PROXY_MS = 650_000;
const IDLE_MS = 10_000;

const LIMITS: Omit<HttpLimits, "idleMs"> = {
  headersMs: 15_000,
  requestMs: 30_000,
  // Longer than a model may take for a plain answer with all its tries.
  stalledMs: 300_000,
  checkMs: 5_000,
  maxConnections: 4_000,
  lingerMs: 5_000,
  quietMs: 3_000,
};

/** Why nothing can listen there; `message` says to the person who runs Berea what to do. */
export class ListenError extends Error {
  override name = "ListenError";
}

export interface StopOptions {
  /** How long requests are still accepted, for a balancer that asks `/readyz` to hear of it. */
  readonly delayMs: number;
  /** How long running requests may take after that. */
  readonly limitMs: number;
  /** Closes idle connections at once: nobody waits for what comes on them. */
  readonly isHurried?: boolean;
  /** Called with what the limit is about to cut, a second before it does. */
  readonly onLimit?: () => void;
}

export interface HttpServer {
  /**
   * @returns the port
   * @throws ListenError
   */
  readonly listen: (port: number, host: string) => Promise<number>;
  /**
   * Every answer from now on is the last on its connection. After the delay
   * nobody new is let in; what is running is answered, and what still comes on
   * open connections too, until they have been quiet for some seconds.
   */
  readonly stop: (options: StopOptions) => Promise<void>;
}

export function createHttpServer(
  listener: RequestListener,
  options: {
    readonly isBehindProxy: boolean;
    readonly log: Log;
    readonly limits?: Partial<HttpLimits>;
  },
): HttpServer {
  const { isBehindProxy, log } = options;
  const idleMs = isBehindProxy ? IDLE_BEHIND_PROXY_MS : IDLE_MS;
  const limits = { ...LIMITS, idleMs, ...options.limits };
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.idleMs,
      connectionsCheckingInterval: limits.checkMs,
    },
    (request, response) => {
      if (connections.note(request, response)) listener(request, response);
    },
  );
  server.timeout = limits.stalledMs;
  const connections = trackConnections(server, limits);

  return {
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        const refuse = (error: NodeJS.ErrnoException) => reject(explain(error, port, host));
        server.once("error", refuse);
        server.listen(port, host, () => {
          server.off("error", refuse);
          // Such as no file being left to open for a connection.
          server.on("error", (error) => log.error({ err: error }, "a connection was not accepted"));
          const address = server.address();
          resolve(typeof address === "object" && address ? address.port : port);
        });
      }),
    stop: async ({ delayMs, limitMs, isHurried = false, onLimit }) => {
      connections.makeAnswersLast();
      if (delayMs > 0) await sleep(delayMs);
      // Who has connected but was not yet accepted would be reset: let the loop take them in.
      await afterPoll();
      // Not `server.close()`, which also closes idle connections: a proxy may
      // be sending on one of them what it will not send again.
      const closed = new Promise<"closed">((resolve) => {
        NetServer.prototype.close.call(server, () => resolve("closed"));
      });
      const isClosedWithin = async (ms: number) =>
        (await Promise.race([closed, sleep(ms, undefined, { ref: false })])) === "closed";
      const limitAt = performance.now() + limitMs;
      const quietMs = isHurried ? 0 : limits.quietMs;
      do {
        await afterPoll();
        connections.closeQuiet(quietMs);
        if (await isClosedWithin(POLL_MS)) return;
      } while (performance.now() < limitAt);
      onLimit?.();
      if (await isClosedWithin(LAST_WORDS_MS)) return;
      log.warn("requests that took too long were cut off by the stop");
      server.closeAllConnections();
      await closed;
    },
  };
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): ListenError {
  switch (error.code) {
    case "EADDRINUSE":
      return new ListenError(
        `Port ${port} is taken by another program. Stop it, or set PORT to another number.`,
      );
    case "EACCES":
      return new ListenError(
        `Port ${port} is closed to this user, as ports below 1024 often are. Set PORT to a higher number, such as 3000, and have a proxy listen on ${port}.`,
      );
    case "EADDRNOTAVAIL":
      return new ListenError(
        `HOST=${host} is not an address of this machine. Set HOST to one that is, or to 0.0.0.0 for all of them.`,
      );
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return new ListenError(`HOST=${host} is not a name that this machine knows.`);
    default:
      return new ListenError(`Berea cannot listen on ${host}:${port}: ${error.message}.`);
  }
}
