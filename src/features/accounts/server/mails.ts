// The mails about an account. Pure: the sender creates the links.
import { frameMail, type MailBlock } from "#src/platform/mail/frame.ts";

export interface AccountMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface Recipient {
  readonly siteName: string;
  /** Without a slash at its end. */
  readonly siteUrl: string;
  readonly username: string;
}

interface UndoLink {
  /** Keeps the address that this mail goes to, or puts it back. */
  readonly link: string;
  readonly validHours?: number;
}

/** After sign-up. `link` confirms the address; without one the mail only welcomes. */
export function welcomeMail(
  input: Recipient & { readonly link?: string; readonly validHours?: number },
): AccountMail {
  const { siteName, siteUrl, link, validHours } = input;
  const confirming: readonly MailBlock[] = link
    ? [
        `Please confirm that this address is yours, so that you can get back in when a password is forgotten. ${tellValidity(validHours)}`,
        { button: { label: "Confirm my address", url: link, isSpelledOut: true } },
      ]
    : [];
  return writeMail(input, {
    subject: `Welcome to ${siteName}`,
    preheader: link ? "One link to follow, then a place to start." : "A place to start.",
    heading: `Welcome to ${siteName}`,
    paragraphs: [
      "Your account is ready. What you keep in it is yours alone: nobody else sees it, and you can take it with you or delete it whenever you like.",
      ...confirming,
      "A good first step is the question you came with. Ask it the way you would say it aloud, and read each answer in its chapter.",
      link
        ? { note: "Search the Bible:", url: `${siteUrl}/bible-verse-search` }
        : { button: { label: "Search the Bible", url: `${siteUrl}/bible-verse-search` } },
      {
        note: "Your first 7 days of Premium are free. They begin when you subscribe, not before:",
        url: `${siteUrl}/premium-access`,
      },
      {
        note: "If you did not sign up, someone has typed your address by mistake. You need not do anything. If you want the account gone, tell us:",
        url: `${siteUrl}/contact`,
      },
    ],
  });
}

/** To an address that is to be confirmed: the first one, asked for again, or a new one. */
export function verifyEmailMail(
  input: Recipient & { readonly link: string; readonly validHours?: number },
): AccountMail {
  const { siteName, link, validHours } = input;
  return writeMail(input, {
    subject: `Confirm your address for ${siteName}`,
    preheader: "One link, and the address is yours to use.",
    heading: "Is this your address?",
    paragraphs: [
      `This address was entered for an account at ${siteName}. Follow the link to say that it is yours. ${tellValidity(validHours)}`,
      { button: { label: "Confirm my address", url: link, isSpelledOut: true } },
      "If you did not ask for this, leave the link alone. Without it, the address is not confirmed.",
    ],
  });
}

/** The link works once, within an hour; that is promised here. */
export function resetPasswordMail(input: Recipient & { readonly link: string }): AccountMail {
  return writeMail(input, {
    subject: `Choose a new password for ${input.siteName}`,
    preheader: "The link works once, within the hour.",
    heading: "Choose a new password",
    paragraphs: [
      `Someone, most likely you, asked for a new password for your account at ${input.siteName}. The link works once, within the hour.`,
      { button: { label: "Choose a new password", url: input.link, isSpelledOut: true } },
      "If it was not you, you need not do anything. Your password stays as it is, and whoever asked cannot see this mail.",
    ],
  });
}

/** To the present address, when a change of it is asked for; the new one is not named, since others may read this mailbox. */
export function emailChangeAskedMail(input: Recipient & UndoLink): AccountMail {
  const { siteName } = input;
  return writeMail(input, {
    subject: `A new address for your ${siteName} account?`,
    preheader: "If you asked for it, all is well. If not, one link stops it.",
    heading: "A new address was asked for",
    paragraphs: [
      `Someone who knows your password, most likely you, asked to give your account at ${siteName} another e-mail address. It is changed once the link that we sent there is followed.`,
      "If that was you, all is well.",
      { heading: "If it was not you" },
      `Follow this link. It keeps your address, lets you choose a new password and signs everyone else out. ${tellValidity(input.validHours)}`,
      { button: { label: "Keep my address", url: input.link, isSpelledOut: true } },
    ],
  });
}

/** To the old address; the new one is not named, since others may read this mailbox. */
export function emailChangedMail(input: Recipient & UndoLink): AccountMail {
  const { siteName, siteUrl } = input;
  return writeMail(input, {
    subject: `The address of your ${siteName} account was changed`,
    preheader: "If it was you, all is well. If not, one link puts it back.",
    heading: "Your address was changed",
    paragraphs: [
      `Your account at ${siteName} has a new e-mail address. From now on mail goes there, and this mailbox hears no more about the account.`,
      "If that was you, all is well.",
      { heading: "If it was not you" },
      `Follow this link, whatever has become of your password. It puts this address back, lets you choose a new password and signs everyone else out. ${tellValidity(input.validHours)}`,
      { button: { label: "Put my address back", url: input.link, isSpelledOut: true } },
      {
        note: "If the link no longer works, write to us and say since when you have had the account:",
        url: `${siteUrl}/contact`,
      },
    ],
  });
}

/** To an address that an account had for a while, until the one before it was put back. */
export function emailPutBackMail(input: Recipient): AccountMail {
  const { siteName, siteUrl } = input;
  return writeMail(input, {
    subject: `This address was taken off a ${siteName} account`,
    preheader: "The address before it was put back.",
    heading: "The earlier address is back",
    paragraphs: [
      `An account at ${siteName} was moved to this address some days ago. Whoever has the address before it has now put that one back, and chosen a new password.`,
      {
        note: "If the account is yours, and the earlier mailbox is in other hands, write to us and say since when you have had the account:",
        url: `${siteUrl}/contact`,
      },
    ],
  });
}

/** `link` leads to where a forgotten password is asked for. */
export function passwordChangedMail(input: Recipient & { readonly link: string }): AccountMail {
  return writeMail(input, {
    subject: `Your ${input.siteName} password was changed`,
    preheader: "If it was you, all is well. If not, here is what to do.",
    heading: "Your password was changed",
    paragraphs: [
      `Your account at ${input.siteName} has a new password, and every other device has been signed out.`,
      "If that was you, all is well.",
      { heading: "If it was not you" },
      "Ask for a new password straight away. The link for it comes to this mailbox, and choosing it signs everyone else out.",
      { button: { label: "Get a new password", url: input.link, isSpelledOut: true } },
      {
        note: "If your mailbox may be in other hands too, change its password first. If you need help, write to us:",
        url: `${input.siteUrl}/contact`,
      },
    ],
  });
}

/** To the address the account had; the last mail it gets. */
export function accountDeletedMail(input: Recipient): AccountMail {
  const { siteName, siteUrl } = input;
  return writeMail(input, {
    subject: `Your ${siteName} account was deleted`,
    preheader: "What you wrote has been erased.",
    heading: "Your account is gone",
    paragraphs: [
      `Your account at ${siteName} has been deleted, and with it your prayers, your notes, your plans and everything else you kept there. None of it can be brought back.`,
      "If you had a subscription, it was cancelled first. You will not be charged again.",
      "Searching and reading stay open to you without an account. Thank you for the time you spent here.",
      {
        note: "If you did not delete the account, someone else had your password. Change it wherever else you use it, and write to us:",
        url: `${siteUrl}/contact`,
      },
    ],
    reason: `This is the last mail about your account at ${siteName}.`,
  });
}

interface Email {
  readonly subject: string;
  readonly preheader: string;
  readonly heading: string;
  readonly paragraphs: readonly MailBlock[];
  readonly reason?: string;
}

function writeMail({ siteName, siteUrl, username }: Recipient, email: Email): AccountMail {
  const reason =
    email.reason ??
    `This is about your account at ${siteName}, so it comes whatever your mail settings say.`;
  const { text, html } = frameMail({
    siteName,
    siteUrl,
    preheader: email.preheader,
    heading: email.heading,
    paragraphs: [greet(username), ...email.paragraphs],
    footer: { reason },
  });
  return { subject: email.subject, text, html };
}

/**
 * By name, unless a mail program would make a link of it: anyone can sign up with anyone's
 * address, and a name like `free-gifts.example` would be an advertisement sent by us.
 */
function greet(username: string): string {
  return /\.\p{L}{2,}|www\.|[/:@]/iu.test(username) ? "Hello," : `Hello ${username},`;
}

function tellValidity(hours: number | undefined): string {
  if (hours === undefined) return "The link works once.";
  const time =
    hours === 1
      ? "an hour"
      : hours % 24 === 0 && hours > 24
        ? `${hours / 24} days`
        : `${hours} hours`;
  return `The link works once, within ${time}.`;
}
