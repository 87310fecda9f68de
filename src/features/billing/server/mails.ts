// The mails about a subscription. Pure.
import { frameMail, type MailBlock } from "#src/platform/mail/frame.ts";

export interface BillingMail {
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

interface Terms extends Recipient {
  /** As it is written beside the button: `$4.99`. */
  readonly price: string;
  /** As it follows the price: `a month`. */
  readonly period: string;
}

const HOW_TO_CANCEL = "Sign in, open your menu and choose Manage Subscription.";

/** `endsOn` is the last day of the trial, which is the day of the first charge. */
export function trialEndingMail(input: Terms & { readonly endsOn: string }): BillingMail {
  const { siteName, siteUrl, price, period, endsOn } = input;
  return writeMail(input, {
    subject: `Your free week of ${siteName} Premium ends on ${endsOn}`,
    preheader: `Until then you can cancel and pay nothing.`,
    heading: `Your free week ends on ${endsOn}`,
    paragraphs: [
      `Premium goes on from there by itself. On ${endsOn} your card is charged ${price}, and ${price} ${period} after that.`,
      {
        heading: "If you would rather not",
      },
      `Cancel before that day and nothing is charged. ${HOW_TO_CANCEL} Your prayers, plans and notes stay in your account either way.`,
      { button: { label: "Manage my subscription", url: `${siteUrl}/dashboard` } },
    ],
  });
}

/** `lastDay` is until when Premium stays open without a payment. */
export function paymentFailedMail(
  input: Terms & { readonly lastDay?: string | undefined },
): BillingMail {
  const { siteUrl, price, lastDay } = input;
  return writeMail(input, {
    subject: `Your payment of ${price} did not go through`,
    preheader: lastDay
      ? `Nothing is closed yet. There is time until ${lastDay}.`
      : "Here is how to set it right.",
    heading: "A payment did not go through",
    paragraphs: [
      `Your card was asked for ${price} and the payment did not come about. A card that has expired is the usual reason; some banks also ask you to confirm.`,
      lastDay
        ? `Nothing is closed yet. Premium stays open until ${lastDay}, and the card is tried again in the meantime.`
        : "Premium opens again as soon as the payment is made.",
      `To use another card or to confirm the payment: ${lower(HOW_TO_CANCEL)}`,
      { button: { label: "Set the payment right", url: `${siteUrl}/dashboard` } },
      { note: "If you need help, or more time, write to us:", url: `${siteUrl}/contact` },
    ],
  });
}

export function subscriptionEndedMail(input: Recipient): BillingMail {
  const { siteName, siteUrl } = input;
  return writeMail(input, {
    subject: `Your ${siteName} Premium has ended`,
    preheader: "You will not be charged again.",
    heading: "Your Premium has ended",
    paragraphs: [
      "Your subscription is over, and you will not be charged again.",
      "Nothing that you wrote is lost. Your prayers, plans and notes are kept in your account, they are in your export, and they open again if you ever come back. Reading, searching and word study stay free.",
      {
        note: "If you were charged within the last 30 days and it was not worth it to you, write to us and you get that payment back:",
        url: `${siteUrl}/contact`,
      },
      { note: "To begin again, without a second free week:", url: `${siteUrl}/premium-access` },
    ],
  });
}

const lower = (sentence: string): string => sentence[0]?.toLowerCase() + sentence.slice(1);

interface Email {
  readonly subject: string;
  readonly preheader: string;
  readonly heading: string;
  readonly paragraphs: readonly MailBlock[];
}

function writeMail({ siteName, siteUrl, username }: Recipient, email: Email): BillingMail {
  const { text, html } = frameMail({
    siteName,
    siteUrl,
    preheader: email.preheader,
    heading: email.heading,
    paragraphs: [greet(username), ...email.paragraphs],
    footer: {
      reason: `This is about your subscription at ${siteName}, so it comes whatever your mail settings say.`,
    },
  });
  return { subject: email.subject, text, html };
}

/** By name, unless a mail program would make a link of it. */
function greet(username: string): string {
  return /\.\p{L}{2,}|www\.|[/:@]/iu.test(username) ? "Hello," : `Hello ${username},`;
}
