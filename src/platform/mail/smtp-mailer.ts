// Mail over SMTP, through a small pool of connections.
import { setTimeout as delay } from "node:timers/promises";
import { createTransport, type NodemailerError } from "nodemailer";
import { composeMail } from "./compose.ts";
import { type Mail, MailError, type Mailer } from "./mail.ts";

interface SmtpMailerOptions {
  /** `smtp://user:password@host:587` or `smtps://…`; options of the transport may follow as a query. */
  readonly smtpUrl: string;
  /** Who it comes from: `Berea <hello@berea.example>`. */
  readonly mailFrom: string;
  /** The longest that one mail may take, from waiting for a connection to the server's answer. */
  readonly sendTimeoutMs?: number;
}

interface TransferOptions {
  readonly onTransfer?: () => void;
}

const CLOSE_PATIENCE_MS = 5_000;

export function openSmtpMailer({
  smtpUrl,
  mailFrom,
  sendTimeoutMs = 60_000,
}: SmtpMailerOptions): Mailer {
  const { hostname, username } = new URL(smtpUrl);
  const isLocal = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    idleTimeout: 30_000,
    // A connection that breaks off may have delivered: the caller decides about another attempt.
    maxRequeues: 0,
    // A password goes over the network under TLS only, whatever the server (or someone in
    // between) offers; `?requireTLS=false` in the address lifts that.
    requireTLS: username !== "" && !isLocal,
    // The transport's own log would hold addresses.
    logger: false,
  });
  // The sender learns when the message itself goes out: before that no server can have taken it.
  transport.use("stream", (mail, done) => {
    const make = mail.message.createReadStream.bind(mail.message);
    mail.message.createReadStream = (options) => {
      const { onTransfer } = mail.data as TransferOptions;
      return make(options).once("resume", () => onTransfer?.());
    };
    done();
  });
  const underway = new Set<Promise<unknown>>();
  let isClosed = false;

  async function deliver(mail: Mail): Promise<{ messageId: string }> {
    const message = composeMail(mail, mailFrom);
    let hasBegun = false;
    const transfer: TransferOptions = {
      onTransfer: () => {
        hasBegun = true;
      },
    };
    try {
      const { messageId } = await transport.sendMail({
        ...message,
        ...transfer,
        // The transport's time-outs notice silence only, not a server that trickles.
        signal: AbortSignal.timeout(sendTimeoutMs),
      });
      return { messageId };
    } catch (error) {
      throw readFailure(error as NodemailerError, hasBegun);
    }
  }

  return {
    async send(mail) {
      if (isClosed) throw new MailError("The mailer has been closed.", false);
      const delivery = deliver(mail);
      underway.add(delivery);
      try {
        return await delivery;
      } finally {
        underway.delete(delivery);
      }
    },
    async close() {
      isClosed = true;
      const patience = new AbortController();
      await Promise.race([
        Promise.allSettled(underway),
        delay(CLOSE_PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => {}),
      ]);
      patience.abort();
      transport.close({ force: true });
    },
  };
}

/** Commands whose refusal is about the mail; refusals before them are about the operator's account. */
const MAIL_COMMANDS = new Set(["MAIL FROM", "RCPT TO", "DATA"]);
/** Sign in first; this kind of sign-in is too weak; wrong password; sign-in needs TLS. */
const ACCOUNT_CODES = new Set([530, 534, 535, 538]);

function readFailure(error: NodemailerError, hasBegun: boolean): MailError {
  const { code = "unknown", command, responseCode } = error;
  if (responseCode !== undefined) {
    const isAboutMail = MAIL_COMMANDS.has(command ?? "") && !ACCOUNT_CODES.has(responseCode);
    return new MailError(
      `The mail server answered ${responseCode}${command ? ` to ${command}` : ""}.`,
      isAboutMail && error.permanent === true,
      responseCode,
    );
  }
  // Without an answer of the server: found unfit before it was sent, or not reached.
  const isUnfit = code === "EENVELOPE" || code === "EMESSAGE";
  return new MailError(`The mail could not be sent (${code}).`, isUnfit, undefined, hasBegun);
}
