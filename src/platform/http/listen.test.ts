// Real sockets: what is tried here is what Node and the system do.
import { spawn } from "node:child_process";
import { once } from "node:events";
import type http from "node:http";
import type { RequestListener } from "node:http";
import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pino from "pino";
import { afterEach, expect, test } from "vitest";
import { createHttpServer, type HttpLimits, type HttpServer, ListenError } from "./listen.ts";

const log = pino({ level: "silent" });
const GET = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
const POST = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\nhi";

const started: HttpServer[] = [];
afterEach(async () => {
  for (const server of started.splice(0)) {
    await server.stop({ delayMs: 0, limitMs: 0, isHurried: true }).catch(() => {});
  }
});

async function open(listener: RequestListener, limits: Partial<HttpLimits> = {}) {
  const server = createHttpServer(listener, { isBehindProxy: true, log, limits });
  const port = await server.listen(0, "127.0.0.1");
  started.push(server);
  return { server, port };
}

/** A client that holds its connection open and reads whatever comes. */
async function connect(port: number) {
  const socket = net.connect(port, "127.0.0.1");
  let text = "";
  let end: string | undefined;
  socket.on("data", (chunk) => {
    text += chunk;
  });
  socket.on("error", (error: NodeJS.ErrnoException) => {
    end = error.code;
  });
  socket.on("close", () => {
    end ??= "closed";
  });
  await once(socket, "connect");
  return {
    socket,
    send: (data: string) => socket.write(data),
    read: () => text,
    /** How the connection ended; `undefined` while it is open. */
    ended: () => end,
    /** The next whole answer, taken out of what was read. */
    take: async () => {
      await until(() => /\r\n\r\n[\s\S]*ok$/.test(text) || end !== undefined);
      const answer = text;
      text = "";
      return answer;
    },
  };
}

async function until(isSo: () => boolean, withinMs = 10_000): Promise<void> {
  const giveUpAt = Date.now() + withinMs;
  while (!isSo()) {
    if (Date.now() > giveUpAt) throw new Error("It did not come to pass");
    await sleep(10);
  }
}

const answerOk: RequestListener = (_request, response) => response.end("ok");

test("an idle connection outlasts a proxy's, and one without a proxy is given back soon", async () => {
  for (const [isBehindProxy, least, most] of [
    [true, 601, 3600],
    [false, 2, 30],
  ] as const) {
    const server = createHttpServer(answerOk, { isBehindProxy, log });
    started.push(server);
    const client = await connect(await server.listen(0, "127.0.0.1"));
    client.send(GET);
    const seconds = Number(/Keep-Alive: timeout=(\d+)/.exec(await client.take())?.[1]);
    expect(seconds).toBeGreaterThanOrEqual(least);
    expect(seconds).toBeLessThanOrEqual(most);
  }
});

test("the limit for a request's headers does not run while a connection is idle", async () => {
  const { port } = await open(answerOk, { headersMs: 200, requestMs: 300, checkMs: 50 });
  const client = await connect(port);
  client.send(GET);
  await client.take();
  await sleep(700);
  client.send(GET);
  expect(await client.take()).toMatch(/^HTTP\/1.1 200/);
});

test("a client that never finishes a request is told so and closed", async () => {
  const { port } = await open(answerOk, { headersMs: 200, requestMs: 400, checkMs: 50 });
  const silent = await connect(port);
  const slow = await connect(port);
  slow.send("GET / HTTP/1.1\r\nHost: a\r\nX-");
  const trickling = await connect(port);
  trickling.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n");
  for (const client of [silent, slow]) await until(() => client.ended() !== undefined);
  expect(slow.read()).toMatch(/^HTTP\/1.1 408/);
});

test("an answer on which nothing moves any more is given up", async () => {
  const { port } = await open(() => {}, { stalledMs: 200 });
  const client = await connect(port);
  client.send(GET);
  await until(() => client.ended() !== undefined);
});

test("thousands of idle and half-sent connections leave room for new clients", async () => {
  let answer = (): void => {};
  const listener: RequestListener = (request, response) => {
    if (request.url !== "/slow") response.end("ok");
    else answer = () => response.end("ok");
  };
  const { port } = await open(listener, { maxConnections: 50 });
  const working = await connect(port);
  working.send("GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const idle: Awaited<ReturnType<typeof connect>>[] = [];
  for (let index = 0; index < 2_000; index += 1) {
    const client = await connect(port);
    if (index % 2) client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf");
    idle.push(client);
  }
  await until(() => idle.filter((client) => client.ended() === undefined).length <= 50);
  // The latest are those that stay.
  expect(idle.at(-1)?.ended()).toBeUndefined();
  const newcomer = await connect(port);
  newcomer.send(GET);
  expect(await newcomer.take()).toMatch(/^HTTP\/1.1 200/);
  answer();
  expect(await working.take()).toMatch(/^HTTP\/1.1 200/);
  for (const { socket } of idle) socket.destroy();
});

test("where all wait for us, the newcomer is refused and nobody is cut off", async () => {
  const answers: (() => void)[] = [];
  const { port } = await open((_request, response) => answers.push(() => response.end("ok")), {
    maxConnections: 3,
  });
  const working = await Promise.all([connect(port), connect(port), connect(port)]);
  for (const client of working) client.send(GET);
  await until(() => answers.length === 3);
  const newcomer = await connect(port);
  await until(() => newcomer.ended() !== undefined);
  for (const answer of answers) answer();
  for (const client of working) expect(await client.take()).toMatch(/^HTTP\/1.1 200/);
});

test("a stop answers what still comes on open connections, and says that it is the last", async () => {
  const { server, port } = await open(answerOk, { quietMs: 1_000 });
  const clients = await Promise.all(Array.from({ length: 5 }, () => connect(port)));
  for (const client of clients) client.send(GET);
  for (const client of clients) {
    expect(await client.take()).toMatch(/Connection: keep-alive/);
  }
  const silent = await connect(port);
  const stopped = server.stop({ delayMs: 0, limitMs: 30_000 });
  await sleep(200);
  await expect(connect(port)).rejects.toThrow(/ECONNREFUSED/);
  // A proxy may have sent these before it knew, and will not send them again.
  for (const client of clients) client.send(POST);
  for (const client of clients) {
    const answer = await client.take();
    expect(answer).toMatch(/^HTTP\/1.1 200/);
    expect(answer).toMatch(/Connection: close/);
  }
  await stopped;
  await until(() => silent.ended() !== undefined);
});

test("a request that is on its way when the stop begins is waited for", async () => {
  const { server, port } = await open(answerOk, { quietMs: 500 });
  const client = await connect(port);
  client.send(GET);
  await client.take();
  const stopped = server.stop({ delayMs: 0, limitMs: 30_000 });
  // One byte a moment, for longer than a connection may be quiet.
  for (const byte of POST.slice(0, 16)) {
    client.send(byte);
    await sleep(80);
  }
  client.send(POST.slice(16));
  expect(await client.take()).toMatch(/^HTTP\/1.1 200/);
  await stopped;
});

test("with a delay, newcomers are still let in while the balancer hears of the stop", async () => {
  const { server, port } = await open(answerOk);
  const stopped = server.stop({ delayMs: 400, limitMs: 30_000 });
  await sleep(100);
  const client = await connect(port);
  client.send(POST);
  expect(await client.take()).toMatch(/200 OK[\s\S]*Connection: close/);
  await stopped;
  await expect(connect(port)).rejects.toThrow(/ECONNREFUSED/);
});

test("running answers are waited for, up to the limit, and hear of their end", async () => {
  const running: http.ServerResponse[] = [];
  const { server, port } = await open((_request, response) => {
    response.write("first words, ");
    running.push(response);
  });
  const [finished, endless] = await Promise.all([connect(port), connect(port)]);
  finished.send(GET);
  await until(() => running.length === 1);
  endless.send(GET);
  await until(() => running.length === 2);
  const stopped = server.stop({
    delayMs: 0,
    limitMs: 700,
    isHurried: true,
    onLimit: () => running[1]?.write("come again"),
  });
  await sleep(300);
  running[0]?.end("ok");
  expect(await finished.take()).toMatch(/first words/);
  await stopped;
  await until(() => endless.ended() !== undefined);
  expect(endless.read()).toMatch(/come again/);
});

test("a hurried stop does not wait for idle connections, nor any stop for none", async () => {
  const idle = await open(answerOk);
  const client = await connect(idle.port);
  client.send(GET);
  await client.take();
  const nobody = await open(answerOk);
  const startedAt = performance.now();
  await Promise.all([
    idle.server.stop({ delayMs: 0, limitMs: 30_000, isHurried: true }),
    nobody.server.stop({ delayMs: 0, limitMs: 30_000 }),
  ]);
  // An unhurried one waits for three seconds of quiet.
  expect(performance.now() - startedAt).toBeLessThan(2_500);
});

test("an answer to a body that nobody reads arrives before the connection ends", async () => {
  const refuse: RequestListener = (_request, response) => {
    response.writeHead(413, { Connection: "close", "Content-Length": 2 }).end("ok");
  };
  const { port } = await open(refuse);
  for (const framing of ["Content-Length: 20000000", "Transfer-Encoding: chunked"]) {
    const client = await connect(port);
    client.socket.pause();
    client.send(`POST / HTTP/1.1\r\nHost: localhost\r\n${framing}\r\n\r\n`);
    const piece = "x".repeat(50_000);
    const chunk = framing.startsWith("C") ? piece : `c350\r\n${piece}\r\n`;
    // A simple client sends all before it reads anything.
    for (let sent = 0; sent < 20_000_000 && client.ended() === undefined; sent += 50_000) {
      if (!client.send(chunk)) await Promise.race([once(client.socket, "drain"), sleep(2_000)]);
    }
    if (framing.startsWith("T")) client.send("0\r\n\r\n");
    client.socket.resume();
    expect(await client.take()).toMatch(/^HTTP\/1.1 413/);
    await until(() => client.ended() !== undefined);
    expect(client.ended()).toBe("closed");
  }
});

test("what follows a body that was not read is not taken for a request", async () => {
  const seen: string[] = [];
  const { port } = await open((request, response) => {
    seen.push(request.url ?? "");
    response.writeHead(413, { Connection: "close" }).end("ok");
  });
  const client = await connect(port);
  client.send("POST /large HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n01234");
  await client.take();
  client.send(`56789${POST.replace("/", "/second")}`);
  await until(() => client.ended() !== undefined);
  expect(seen).toEqual(["/large"]);
});

const nowhere: [string, string, RegExp][] = [
  ["an address of another machine", "192.0.2.1", /HOST=192.0.2.1 is not an address of this/],
  ["a name that nobody knows", "nowhere.invalid", /HOST=nowhere.invalid is not a name/],
];
test.each(nowhere)("%s is refused in a sentence", async (_case, host, sentence) => {
  const server = createHttpServer(answerOk, { isBehindProxy: false, log });
  const refused = server.listen(0, host);
  await expect(refused).rejects.toThrow(ListenError);
  await expect(refused).rejects.toThrow(sentence);
});

test("a taken port is named", async () => {
  const { port } = await open(answerOk);
  const server = createHttpServer(answerOk, { isBehindProxy: false, log });
  await expect(server.listen(port, "127.0.0.1")).rejects.toThrow(
    new RegExp(`Port ${port} is taken by another program`),
  );
});

test.skipIf(process.getuid?.() === 0)("a port of the system's own is named", async () => {
  const server = createHttpServer(answerOk, { isBehindProxy: false, log });
  await expect(server.listen(1, "127.0.0.1")).rejects.toThrow(/Port 1 is closed to this user/);
});

test.skipIf(process.platform === "win32")(
  "a process that has no more files to open refuses connections and goes on",
  async () => {
    const script = `
      import { createHttpServer } from ${JSON.stringify(new URL("listen.ts", import.meta.url).href)};
      const log = { error() {}, warn() {} };
      const server = createHttpServer((q, r) => r.end("ok"), { isBehindProxy: true, log });
      console.log(await server.listen(0, "127.0.0.1"));`;
    const child = spawn(
      "sh",
      ["-c", 'ulimit -n 60; exec "$0" --input-type=module -e "$1"', process.execPath, script],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    try {
      const [line] = await once(child.stdout, "data");
      const port = Number(line);
      const flood = Array.from({ length: 300 }, () =>
        net.connect(port, "127.0.0.1").on("error", () => {}),
      );
      await until(() => flood.filter(({ destroyed }) => destroyed).length > 200);
      for (const socket of flood) socket.destroy();
      expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    } finally {
      child.kill("SIGKILL");
    }
  },
);
