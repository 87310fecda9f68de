// The letters that come by the clock. Pure.
import { frameMail, type MailBlock } from "#src/platform/mail/frame.ts";
import { unsubscribeHeaders } from "#src/platform/mail/links.ts";
import type { Mail } from "#src/platform/mail/mail.ts";
import type { VerseOfDay } from "./ports.ts";

export interface EmailHead {
  readonly siteName: string;
  /** Without a slash at its end. */
  readonly siteUrl: string;
  readonly to: string;
  /** Stops this kind of mail. */
  readonly unsubscribeUrl: string;
  /** Where all kinds are chosen. */
  readonly preferencesUrl: string;
  /** Who sends it, and from where. */
  readonly postalAddress?: string | undefined;
}

/** Everything but the message id, which belongs to the row. */
export type Email = Omit<Mail, "messageId">;

export interface VerseEmail {
  /** `YYYY-MM-DD`. */
  readonly localDate: string;
  readonly verse: VerseOfDay;
  /** Where the verse stands in its chapter. */
  readonly chapterUrl: string | undefined;
  /** Why the text is another than the one that was chosen. */
  readonly notice?: string | undefined;
}

export function writeVerseMail(head: EmailHead, email: VerseEmail): Email {
  const { localDate, verse, chapterUrl, notice } = email;
  const { reference, text, translation, reflection } = verse;
  return writeEmail(head, {
    subject: `${reference}, for ${writeDay(localDate, "long")}`,
    preheader: cut(text),
    heading: `${writeDay(localDate, "long")}`,
    paragraphs: [
      { quote: { text, reference, translation, ...(chapterUrl ? { url: chapterUrl } : {}) } },
      ...(reflection ? reflection.split(/\n{2,}/) : []),
      ...(chapterUrl
        ? [{ button: { label: "Read it in its chapter", url: chapterUrl } } as const]
        : []),
      ...(notice ? [{ note: notice }] : []),
    ],
    reason: `You get one verse a day from ${head.siteName}, at the time that you chose.`,
  });
}

export interface PlanEmail {
  readonly name: string;
  readonly dayNumber: number;
  readonly duration: number;
  readonly summary: string;
  readonly url: string;
}

export function writePlanMail(head: EmailHead, plan: PlanEmail): Email {
  const { name, dayNumber, duration, summary, url } = plan;
  return writeEmail(head, {
    subject: `Day ${dayNumber} of ${tidy(name)}`,
    preheader: summary,
    heading: summary,
    paragraphs: [
      `This is day ${dayNumber} of ${duration} of your plan ${name}.`,
      { button: { label: "Open the reading", url } },
      ...(dayNumber > 1
        ? [
            "If the days have run ahead of you, open the plan all the same. It shows ways to go on from where you are.",
          ]
        : []),
    ],
    reason: `You asked ${head.siteName} to remind you of this plan.`,
  });
}

export interface PrayerEmail {
  /** `YYYY-MM-DD`. */
  readonly localDate: string;
  readonly titles: readonly string[];
  readonly url: string;
}

const TITLES_SHOWN = 12;

/** What somebody prays for stands in the email, never in its subject. */
export function writePrayerMail(head: EmailHead, { localDate, titles, url }: PrayerEmail): Email {
  const isOne = titles.length === 1;
  const more = titles.length - TITLES_SHOWN;
  return writeEmail(head, {
    subject: `Your prayers for ${writeDay(localDate, "long")}`,
    preheader: isOne ? "One is on your list today." : `${titles.length} are on your list today.`,
    heading: isOne ? "One prayer for today" : `${titles.length} prayers for today`,
    paragraphs: [
      isOne ? "You wanted to be reminded of this:" : "You wanted to be reminded of these:",
      { list: titles.slice(0, TITLES_SHOWN) },
      ...(more > 0 ? [`There ${more === 1 ? "is" : "are"} ${more} more on your list.`] : []),
      { button: { label: "Open my prayers", url } },
      { note: "How often you are reminded of a prayer is set with the prayer itself." },
    ],
    reason: `You asked ${head.siteName} to remind you of what you pray for.`,
  });
}

function writeEmail(
  head: EmailHead,
  email: {
    readonly subject: string;
    readonly preheader: string;
    readonly heading: string;
    readonly paragraphs: readonly MailBlock[];
    readonly reason: string;
  },
): Email {
  const { siteName, siteUrl, to, unsubscribeUrl, preferencesUrl, postalAddress } = head;
  const { subject, preheader, heading, paragraphs, reason } = email;
  const footer = {
    reason,
    unsubscribeUrl,
    preferencesUrl,
    ...(postalAddress ? { postalAddress } : {}),
  };
  const { text, html } = frameMail({ siteName, siteUrl, preheader, heading, paragraphs, footer });
  return { to, subject, text, html, headers: unsubscribeHeaders(unsubscribeUrl) };
}

/** `Saturday, 21 November`. */
function writeDay(localDate: string, style: "long"): string {
  return new Intl.DateTimeFormat("en-GB", {
    weekday: style,
    day: "numeric",
    month: style,
    timeZone: "UTC",
  }).format(new Date(`${localDate}T12:00:00Z`));
}

const PREHEADER_LENGTH = 110;

/** By whole words. */
function cut(text: string): string {
  if (text.length <= PREHEADER_LENGTH) return text;
  const space = text.lastIndexOf(" ", PREHEADER_LENGTH);
  return `${text.slice(0, space > 0 ? space : PREHEADER_LENGTH)}…`;
}

/** A name that a person gave, in one line. */
const tidy = (name: string): string => name.replace(/[\p{Zl}\p{Zp}\p{Cc}]+/gu, " ").trim();
