// A body that is too large, over a real connection: the client must receive the reason.
import { once } from "node:events";
import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp } from "../../../tests/support/test-app.ts";
import { createHttpServer } from "./listen.ts";

const SENT_BYTES = 20_000_000;

const server = createHttpServer(getRequestListener(createTestApp().app.fetch), {
  isBehindProxy: true,
  log: pino({ level: "silent" }),
});
let port: number;
beforeAll(async () => {
  port = await server.listen(0, "127.0.0.1");
});
afterAll(() => server.stop({ delayMs: 0, limitMs: 0, isHurried: true }));

test.each([
  ["whose length is declared", `Content-Length: ${SENT_BYTES}`, (piece: string) => piece],
  [
    "whose length is not declared",
    "Transfer-Encoding: chunked",
    (piece: string) => `${piece.length.toString(16)}\r\n${piece}\r\n`,
  ],
])(
  "a body %s is refused in words, and the connection ends in order",
  async (...[, framing, frame]) => {
    const client = net.connect(port, "127.0.0.1");
    let answer = "";
    let failure: Error | undefined;
    client.on("error", (error) => {
      failure = error;
    });
    client.write(
      `POST /api/bible/search HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${framing}\r\n\r\n`,
    );
    const piece = "x".repeat(50_000);
    // As simple clients do, it sends all before it reads anything.
    for (let sent = 0; sent < SENT_BYTES && !client.destroyed; sent += piece.length) {
      if (!client.write(frame(piece))) await Promise.race([once(client, "drain"), sleep(2_000)]);
    }
    if (!framing.startsWith("Content")) client.write("0\r\n\r\n");
    client.on("data", (chunk) => {
      answer += chunk;
    });
    if (!client.destroyed) await once(client, "close");
    expect(failure).toBeUndefined();
    expect(answer).toMatch(/^HTTP\/1.1 413/);
    expect(answer).toMatch(/Connection: close/i);
    expect(answer).toContain("That is more than can be taken at once");
  },
);
