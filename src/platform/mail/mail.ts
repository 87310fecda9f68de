// The mail port: what the rest of Berea hands over to be sent, and how sending fails.

export interface Mail {
  /** One bare address, without a name: `ruth@example.org`. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where an answer goes, if not to the sender: one bare address. */
  readonly replyTo?: string;
  /** Beside those that the mailer sets itself; see `unsubscribeHeaders`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** `<id@host>`. Give the same one on each attempt, so that a mail sent twice is known as one. */
  readonly messageId?: string;
}

export interface Mailer {
  /**
   * Settles once the next server (or the outbox) has taken the mail.
   * @returns the message id under which it went out
   * @throws MailError when it was not taken, or when nobody can know
   */
  send(mail: Mail): Promise<{ messageId: string }>;
  /** Waits a few seconds for what is being sent, then gives up on it. */
  close(): Promise<void>;
}

/**
 * A mail did not go out. The message is safe to log: it holds no address and no word of the
 * mail, and for that reason there is no `cause`, since servers repeat the address they refuse.
 */
export class MailError extends Error {
  override name = "MailError";
  /** True when the same mail would be refused again; otherwise it is worth another attempt. */
  readonly isPermanent: boolean;
  /** The server's three digits, where it answered. */
  readonly responseCode: number | undefined;
  /** True when the mail was handed over and nothing was heard of it: it may have been taken. */
  readonly mayHaveArrived: boolean;

  constructor(
    message: string,
    isPermanent: boolean,
    responseCode?: number,
    mayHaveArrived = false,
  ) {
    super(message);
    this.isPermanent = isPermanent;
    this.responseCode = responseCode;
    this.mayHaveArrived = mayHaveArrived;
  }
}

/** Set by the mailer; a caller's header of such a name could change who gets what. */
const RESERVED_HEADERS =
  /^(?:from|sender|to|cc|bcc|reply-to|subject|date|message-id|mime-version|content-.*|auto-submitted|dkim-signature|received|return-path|resent-.*)$/i;

const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]{0,75}$/;
const MESSAGE_ID = /^<[^<>\s@]+@[^<>\s@]+>$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get through.
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
/** Quoted local parts are left out: nobody has one, and each server reads them its own way. */
const ADDRESS = /^[^\s@"(),:;<>[\]\\]{1,64}@[^\s@"(),:;<>[\]\\]{1,255}$/u;

/**
 * Refuses what could break out of a header or reach somebody else.
 * @throws MailError (permanent) that names the part, never its content
 */
export function checkMail(mail: Mail): void {
  if (!isBareAddress(mail.to)) {
    throw new MailError("The recipient is not one bare mail address.", true);
  }
  if (mail.replyTo !== undefined && !isBareAddress(mail.replyTo)) {
    throw new MailError("The address for answers is not one bare mail address.", true);
  }
  if (mail.subject.trim() === "" || CONTROL.test(mail.subject)) {
    throw new MailError("The subject is empty or holds a line break.", true);
  }
  if (mail.messageId !== undefined && !MESSAGE_ID.test(mail.messageId)) {
    throw new MailError("The message id is not of the form <id@host>.", true);
  }
  for (const [name, value] of Object.entries(mail.headers ?? {})) {
    if (!HEADER_NAME.test(name) || RESERVED_HEADERS.test(name)) {
      throw new MailError("A header has a name that a caller cannot set.", true);
    }
    if (CONTROL.test(value)) {
      throw new MailError(`The header ${name} holds a line break.`, true);
    }
  }
}

const isBareAddress = (address: string): boolean =>
  !CONTROL.test(address) && ADDRESS.test(address) && address.isWellFormed();
