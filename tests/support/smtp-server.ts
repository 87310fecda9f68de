// A mail server on a free loopback port that stores what it is sent and can be made to fail.
import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  /** The envelope's recipients, whatever the header says. */
  readonly recipients: readonly string[];
  /** The address in the header. */
  readonly to: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  /** By lower-case name; unfolded, otherwise as they came. */
  readonly headers: Readonly<Record<string, string>>;
  readonly raw: string;
}

export interface TestSmtpServer {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** In the order in which they came. */
  readonly received: readonly ReceivedMail[];
  /**
   * The earliest mail to this address (and of this subject) that was not handed out yet;
   * fails after ten seconds with the subjects that did come.
   */
  waitForMail(to: string, subject?: string | RegExp): Promise<ReceivedMail>;
  /** The next `count` mails are answered with this code, at the recipient or after the message. */
  failNext(count: number, code: number, at?: "recipient" | "message"): void;
  /** The next `count` recipients are never answered. */
  hangNext(count: number): void;
  close(): Promise<void>;
}

const WAIT_MS = 10_000;

export async function startSmtpServer(
  options: {
    readonly speaksUtf8?: boolean;
    readonly port?: number;
    /** Called for each mail before its sender learns that it was taken. */
    readonly onReceived?: (mail: ReceivedMail) => void;
  } = {},
): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const handedOut = new Set<ReceivedMail>();
  const waiting = new Set<() => void>();
  const failing = { count: 0, code: 0, at: "recipient" };
  let hanging = 0;

  function takeFailure(at: string): Error | undefined {
    if (failing.count === 0 || failing.at !== at) return undefined;
    failing.count -= 1;
    return Object.assign(new Error("made to fail"), { responseCode: failing.code });
  }

  const server = new SMTPServer({
    // Its own certificate is one that nobody should trust, so it offers none.
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    hideSMTPUTF8: options.speaksUtf8 === false,
    closeTimeout: 50,
    logger: false,
    onRcptTo({ address }, _session, done) {
      if (hanging > 0) {
        hanging -= 1;
        return;
      }
      // The package hides SMTPUTF8 but would take such an address all the same.
      const isUnreadable = options.speaksUtf8 === false && /[^\0-\x7f]/.test(address);
      const unreadable = Object.assign(new Error("not ASCII"), { responseCode: 553 });
      done(isUnreadable ? unreadable : takeFailure("recipient"));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("error", done);
      stream.on("end", () => {
        const failure = takeFailure("message");
        if (failure) return done(failure);
        readMail(
          Buffer.concat(chunks),
          session.envelope.rcptTo.map(({ address }) => address),
        ).then((mail) => {
          received.push(mail);
          options.onReceived?.(mail);
          for (const look of waiting) look();
          done();
        }, done);
      });
    },
  });
  // A client that goes away in the middle of a mail is what some tests are about.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    waitForMail(to, subject) {
      const isWanted = (mail: ReceivedMail) =>
        !handedOut.has(mail) &&
        mail.recipients.includes(to) &&
        (subject === undefined ||
          (typeof subject === "string" ? mail.subject === subject : subject.test(mail.subject)));
      return new Promise((resolve, reject) => {
        const look = () => {
          const mail = received.find(isWanted);
          if (mail === undefined) return;
          handedOut.add(mail);
          stop();
          resolve(mail);
        };
        const timer = setTimeout(() => {
          stop();
          const came = received.map((mail) => `${mail.recipients.join(", ")}: ${mail.subject}`);
          reject(new Error(`No mail to ${to} came. These did:\n${came.join("\n") || "(none)"}`));
        }, WAIT_MS);
        const stop = () => {
          clearTimeout(timer);
          waiting.delete(look);
        };
        waiting.add(look);
        look();
      });
    },
    failNext(count, code, at = "recipient") {
      Object.assign(failing, { count, code, at });
    },
    hangNext(count) {
      hanging = count;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function readMail(raw: Buffer, recipients: readonly string[]): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw);
  const { name = "", address = "" } = mail.from ?? {};
  return {
    recipients,
    to: mail.to?.[0]?.address ?? "",
    from: { name, address },
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
    messageId: mail.messageId ?? "",
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    raw: raw.toString("utf8"),
  };
}
