import { createServer } from "node:net";
import { afterEach, expect, test } from "vitest";
import { startSmtpServer, type TestSmtpServer } from "../../../tests/support/smtp-server.ts";
import { unsubscribeHeaders } from "./links.ts";
import type { Mail, MailError, Mailer } from "./mail.ts";
import { openSmtpMailer } from "./smtp-mailer.ts";

const mailFrom = "Berea <hello@berea.example>";
const mail: Mail = {
  to: "ruth@example.org",
  subject: "Your link",
  text: "Use this link.\n",
  html: "<p>Use this link.</p>",
};

const open: { close(): Promise<void> }[] = [];

afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function setUp(options: { speaksUtf8?: boolean; sendTimeoutMs?: number } = {}) {
  const server = await startSmtpServer(options);
  const mailer = openSmtpMailer({
    smtpUrl: server.url,
    mailFrom,
    ...(options.sendTimeoutMs && { sendTimeoutMs: options.sendTimeoutMs }),
  });
  open.push(mailer, server);
  return { server, mailer };
}

async function getFailure(sending: Promise<unknown>): Promise<MailError> {
  const failure = await sending.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(failure).toMatchObject({ name: "MailError" });
  return failure as MailError;
}

/** What a log line could show of an error, its stack and hidden causes included. */
function showAll(error: Error): string {
  return `${error.stack}${JSON.stringify(error, Object.getOwnPropertyNames(error))}`;
}

test("a mail arrives as it was given", async () => {
  const { server, mailer } = await setUp();
  const { messageId } = await mailer.send({
    ...mail,
    headers: unsubscribeHeaders(`https://berea.example/unsubscribe?token=${"a".repeat(120)}`),
    messageId: "<daily.2026-11-21.7@berea.example>",
  });
  const came = await server.waitForMail("ruth@example.org", "Your link");
  expect(came).toMatchObject({
    recipients: ["ruth@example.org"],
    to: "ruth@example.org",
    from: { name: "Berea", address: "hello@berea.example" },
    messageId: "<daily.2026-11-21.7@berea.example>",
  });
  expect(came.text.trim()).toBe("Use this link.");
  expect(came.html.trim()).toBe("<p>Use this link.</p>");
  expect(messageId).toBe(came.messageId);
  expect(came.headers).toMatchObject({
    "auto-submitted": "auto-generated",
    "list-unsubscribe": `<https://berea.example/unsubscribe?token=${"a".repeat(120)}>`,
    "list-unsubscribe-post": "List-Unsubscribe=One-Click",
  });
  expect(came.headers["x-mailer"]).toBeUndefined();
});

test.each([
  ["a plus sign", "ruth+berea@example.org", "To: ruth+berea@example.org"],
  ["an umlaut in the domain", "ruth@bücher.example", "To: ruth@xn--bcher-kva.example"],
  ["an umlaut in the local part", "rüth@example.org", "To: rüth@example.org"],
  ["another script throughout", "рут@пример.example", "To: рут@пример.example"],
])("an address with %s is reached", async (_case, to, header) => {
  const { server, mailer } = await setUp();
  await mailer.send({ ...mail, to, subject: "Grüße aus Beröa – שלום" });
  const [came] = server.received;
  expect(came?.recipients).toEqual([to]);
  expect(came?.raw.split("\r\n")).toContain(header);
  expect(came?.subject).toBe("Grüße aus Beröa – שלום");
});

test("an umlaut in the local part is refused for good by a server that cannot write it", async () => {
  const { server, mailer } = await setUp({ speaksUtf8: false });
  const failure = await getFailure(mailer.send({ ...mail, to: "rüth@example.org" }));
  expect(failure).toMatchObject({ isPermanent: true });
  expect(server.received).toEqual([]);
});

test.each([
  ["a full mailbox", 452, "recipient", false],
  ["greylisting", 451, "message", false],
  ["an unknown recipient", 550, "recipient", true],
  ["a refused message", 554, "message", true],
  ["a session in the wrong state", 503, "recipient", false],
  ["a sign-in that is asked for", 530, "recipient", false],
] as const)("%s (%i at the %s)", async (_case, code, at, isPermanent) => {
  const { server, mailer } = await setUp();
  server.failNext(1, code, at);
  const failure = await getFailure(mailer.send(mail));
  expect(failure).toMatchObject({ isPermanent, responseCode: code });
  expect(failure.cause).toBeUndefined();
  expect(showAll(failure)).not.toMatch(/ruth|example\.org|Your link/);
  // The next mail is not harmed.
  await mailer.send({ ...mail, subject: "Again" });
  expect(server.received.map(({ subject }) => subject)).toEqual(["Again"]);
});

test("a server that is away is worth another attempt", async () => {
  const gone = await startSmtpServer();
  await gone.close();
  const mailer = openSmtpMailer({ smtpUrl: gone.url, mailFrom });
  open.push(mailer);
  const failure = await getFailure(mailer.send(mail));
  expect(failure).toMatchObject({ isPermanent: false, mayHaveArrived: false });
  expect(failure.message).toBe("The mail could not be sent (ESOCKET).");
});

test("a server that hangs up is worth another attempt, and is not tried again unasked", async () => {
  let connections = 0;
  const rude = createServer((socket) => {
    connections += 1;
    socket.end();
  });
  await new Promise<void>((resolve) => rude.listen(0, "127.0.0.1", resolve));
  const { port } = rude.address() as { port: number };
  const mailer = openSmtpMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom });
  open.push(mailer, { close: () => new Promise((resolve) => rude.close(() => resolve())) });
  expect((await getFailure(mailer.send(mail))).isPermanent).toBe(false);
  expect(connections).toBe(1);
});

test("a server that does not answer is given up on", async () => {
  const { server, mailer } = await setUp({ sendTimeoutMs: 250 });
  server.hangNext(1);
  const failure = await getFailure(mailer.send(mail));
  expect(failure).toMatchObject({ isPermanent: false });
  await mailer.send({ ...mail, subject: "Again" });
  expect(server.received.map(({ subject }) => subject)).toEqual(["Again"]);
});

test.each([
  ["before the message", false],
  ["after the message, without a word", true],
])("a server that hangs up %s", async (_case, mayHaveArrived) => {
  const rude = createServer((socket) => {
    socket.write("220 rude\r\n");
    socket.on("error", () => {});
    let isMessage = false;
    socket.on("data", (chunk) => {
      const line = chunk.toString();
      if (isMessage) {
        if (line.endsWith("\r\n.\r\n")) socket.destroy();
      } else if (line.startsWith("DATA")) {
        if (!mayHaveArrived) return socket.destroy();
        isMessage = true;
        socket.write("354 go on\r\n");
      } else socket.write("250 ok\r\n");
      return undefined;
    });
  });
  await new Promise<void>((resolve) => rude.listen(0, "127.0.0.1", resolve));
  const { port } = rude.address() as { port: number };
  const mailer = openSmtpMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom });
  open.push(mailer, { close: () => new Promise((resolve) => rude.close(() => resolve())) });
  expect(await getFailure(mailer.send(mail))).toMatchObject({ isPermanent: false, mayHaveArrived });
});

test("a password is not sent to a distant server without TLS", async () => {
  // Distant by its name only: an address that is not among the plain loopback ones.
  const { server } = await setUp();
  const url = new URL(server.url);
  const mailer = openSmtpMailer({
    smtpUrl: `smtp://user:secret@[::ffff:127.0.0.1]:${url.port}`,
    mailFrom,
  });
  open.push(mailer);
  const failure = await getFailure(mailer.send(mail));
  expect(failure.isPermanent).toBe(false);
  expect(failure.message).toMatch(/TLS/);
  expect(showAll(failure)).not.toContain("secret");
  expect(server.received).toEqual([]);
});

test("fifty mails at once all arrive, each once", async () => {
  const { server, mailer } = await setUp();
  const subjects = Array.from({ length: 50 }, (_, index) => `Mail ${index}`);
  await Promise.all(subjects.map((subject) => mailer.send({ ...mail, subject })));
  expect(server.received.map(({ subject }) => subject).sort()).toEqual(subjects.sort());
});

test("closing waits for what is being sent, and nothing is sent afterwards", async () => {
  const { server, mailer } = await setUp();
  const sending = mailer.send(mail);
  await mailer.close();
  await sending;
  expect(server.received).toHaveLength(1);
  expect((await getFailure(mailer.send(mail))).isPermanent).toBe(false);
});

test("what could break out of a header is never sent", async () => {
  const { server, mailer } = await setUp();
  const bad: Partial<Mail>[] = [
    { subject: "Hello\r\nBcc: all@example.org" },
    { subject: "Hello\nBcc: all@example.org" },
    { subject: " " },
    { to: "ruth@example.org\r\nBcc: all@example.org" },
    { to: "ruth@example.org, all@example.org" },
    { to: "Ruth <ruth@example.org>" },
    { to: "a@b@example.org" },
    { to: "ruth" },
    { to: "" },
    { messageId: "<a@b>\r\nBcc: all@example.org" },
    { messageId: "a" },
    { headers: { "List-Unsubscribe": "<https://a.example>\r\nBcc: all@example.org" } },
    { headers: { "X-A\r\nBcc": "all@example.org" } },
    { headers: { Bcc: "all@example.org" } },
    { headers: { "content-type": "text/plain" } },
  ];
  for (const part of bad) {
    const failure = await getFailure((mailer as Mailer).send({ ...mail, ...part }));
    expect(failure, JSON.stringify(part)).toMatchObject({ isPermanent: true });
    expect(showAll(failure)).not.toMatch(/ruth@|all@/);
  }
  expect(server.received).toEqual([]);
});

test("the server that tests use hands each mail out once", async () => {
  const { server, mailer } = (await setUp()) as { server: TestSmtpServer; mailer: Mailer };
  const second = server
    .waitForMail("ruth@example.org", /link/)
    .then(() => server.waitForMail("ruth@example.org"));
  await mailer.send({ ...mail, text: "first" });
  await mailer.send({ ...mail, text: "second" });
  expect((await second).text.trim()).toBe("second");
});
