// Over a real connection, compressed or not, as the app sends it.
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { requestId } from "hono/request-id";
import pino from "pino";
import { afterEach, expect, test, vi } from "vitest";
import { UserError } from "../errors.ts";
import { createErrorHandler, type HttpEnv } from "./router.ts";
import { streamPieces } from "./stream-pieces.ts";

const log = pino({ level: "silent" });
const PIECE = "All the words of a long answer. ".repeat(2_048);
let close = async () => {};
afterEach(() => close());

async function serveStream(pieces: () => AsyncIterable<string>): Promise<string> {
  const app = new Hono<HttpEnv>();
  app.onError(createErrorHandler(log));
  app.use(requestId());
  app.use(compress());
  app.get("/", (c) => {
    c.header("Content-Type", "text/plain; charset=utf-8");
    return streamPieces(c, log, pieces());
  });
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      (server as unknown as { closeAllConnections: () => void }).closeAllConnections();
    });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const ENCODINGS = ["identity", "gzip"];
const get = (url: string, encoding: string) =>
  fetch(url, { headers: { "Accept-Encoding": encoding } });

test.each(ENCODINGS)("arrives whole (%s)", async (encoding) => {
  const url = await serveStream(async function* () {
    for (let at = 0; at < 5; at++) yield PIECE;
    yield "End, ἀμήν";
  });
  expect(await (await get(url, encoding)).text()).toBe(`${PIECE.repeat(5)}End, ἀμήν`);
});

test.each(ENCODINGS)("what fails on the way is no whole answer (%s)", async (encoding) => {
  const url = await serveStream(async function* () {
    for (let at = 0; at < 5; at++) yield PIECE;
    throw new Error("The database went away");
  });
  await expect(get(url, encoding).then((response) => response.text())).rejects.toThrow();
  // By the server that writes it.
  const printed = vi.mocked(console.error).mock.calls;
  expect(String(printed.splice(0))).not.toContain("database");
});

test("what fails before the first chunk is answered like any failure", async () => {
  // biome-ignore lint/correctness/useYield: it fails before.
  const url = await serveStream(async function* () {
    throw new UserError("too-many", "Please wait.");
  });
  const response = await get(url, "identity");
  expect([response.status, await response.json()]).toEqual([
    429,
    { error: "Please wait.", code: "too-many" },
  ]);
});

test.each(ENCODINGS)("waits for its client, and ends with it (%s)", async (encoding) => {
  let made = 0;
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const url = await serveStream(async function* () {
    try {
      // Nothing that compresses well, so that the client's window fills.
      for (; made < 5_000; made++) {
        yield Array.from({ length: 8_192 }, () => Math.random().toString(36).slice(2, 10)).join("");
      }
    } finally {
      end();
    }
  });
  const left = new AbortController();
  const response = await fetch(url, {
    headers: { "Accept-Encoding": encoding },
    signal: left.signal,
  });
  let before = -1;
  // Until nothing more is made, since nobody reads.
  while (made !== before) {
    before = made;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  expect(made).toBeLessThan(1_000);
  left.abort();
  await ended;
  expect(response.ok).toBe(true);
});
