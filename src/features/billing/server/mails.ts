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

/** Where a subscription is seen and managed; signed-out users sign in there, in place. */
const billingOf = (siteUrl: string): string => `${siteUrl}/settings#billing`;

/** `endsOn` is the last day of the trial, which is the day of the first charge. */
export function trialBegunMail(input: Terms & { readonly endsOn: string }): BillingMail {
  const { siteName, siteUrl, price, period, endsOn } = input;
  return writeMail(input, {
    subject: `Your free week of ${siteName} Premium has begun`,
    preheader: `Nothing was charged today. The week ends on ${endsOn}.`,
    heading: "Your free week has begun",
    paragraphs: [
      "Thank you for trying Premium. The Prayer List, reading plans, complete devotionals and the advanced Bible tools are open to you now.",
      { button: { label: "Begin", url: `${siteUrl}/dashboard` } },
      { heading: "What it costs" },
      `Nothing was charged today. The first charge of ${price} is made on ${endsOn}, and ${price} ${period} after that. We write to you again three days before.`,
      {
        note: "Cancel before that day and you pay nothing. You can do it at any time, in your settings under Billing:",
        url: billingOf(siteUrl),
      },
    ],
  });
}

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
      `Cancel before that day and nothing is charged. Open Billing in your settings and choose Manage Subscription. Your prayers, plans and notes stay in your account either way.`,
      { button: { label: "Manage my subscription", url: billingOf(siteUrl) } },
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
      "To use another card or to confirm the payment, open Billing in your settings and choose Manage Subscription.",
      { button: { label: "Set the payment right", url: billingOf(siteUrl) } },
      { note: "If you need help, or more time, write to us:", url: `${siteUrl}/contact` },
    ],
  });
}

/** `endsOn` is the last day of Premium. */
export function subscriptionCancelledMail(
  input: Recipient & { readonly endsOn: string },
): BillingMail {
  const { siteName, siteUrl, endsOn } = input;
  return writeMail(input, {
    subject: `Your ${siteName} Premium is cancelled`,
    preheader: `It stays open until ${endsOn}, and nothing more is charged.`,
    heading: "Your Premium is cancelled",
    paragraphs: [
      `You have cancelled your subscription. Premium stays open until ${endsOn}. Your card will not be charged again.`,
      "Your prayers, plans and notes stay in your account after that day too, and they are in your export.",
      {
        note: `If you change your mind before ${endsOn}, you can take the cancellation back in your settings under Billing:`,
        url: billingOf(siteUrl),
      },
      {
        note: "If you did not do this, or if something here was not right, please tell us:",
        url: `${siteUrl}/contact`,
      },
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
