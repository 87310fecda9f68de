// The sandbox's pages: plain HTML in the house's colours, without a script. Whatever is put in is
// escaped by the template.
import { html, raw } from "hono/html";
import { DAY_MS } from "#src/shared/calendar/durations.ts";
import { TRIAL_DAYS } from "../../rules.ts";
import type { SandboxSubscription } from "../store/sandbox.ts";
import { listActions, type PortalAction } from "./life.ts";

export interface Offer {
  readonly price: string;
  readonly period: string;
}

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

// The site's own style sheet has a name that changes with each build.
const STYLE = `
:root{color-scheme:light dark;--paper:light-dark(#fbf8f2,#14120f);--raised:light-dark(#fff,#1c1915);--line:light-dark(#e4dccb,#332e26);--control:#8a8172;--ink:light-dark(#1d1a16,#ede6da);--muted:light-dark(#5f574b,#b0a695);--accent:light-dark(#4b5d2a,#a9bf7a);--on-accent:light-dark(#fff,#14120f);--danger:light-dark(#a3341f,#e58a73);--wash:light-dark(#f7e9cb,#3a2f12);--lamp:light-dark(#83540f,#e0b158)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 Figtree,"Gill Sans","Segoe UI",system-ui,sans-serif}
.notice{background:var(--wash);color:var(--lamp);text-align:center;padding:.75rem 1.25rem;margin:0;font-weight:600;text-wrap:balance}
main{max-width:34rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}
h1{font:500 2.375rem/1.16 Literata,"Iowan Old Style",Georgia,serif;letter-spacing:-.012em;margin:0 0 .75rem}
p{margin:0 0 1rem}
.muted{color:var(--muted)}
dl{margin:2rem 0;border-top:2px solid var(--ink)}
dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1.5rem;border-bottom:1px solid var(--line);padding:.875rem 0}
dt{color:var(--muted)}
dd{margin:0;font-weight:600}
form{display:flex;flex-direction:column;gap:.75rem}
button{min-height:2.75rem;padding:.5rem 1.25rem;border-radius:8px;border:1px solid var(--control);background:var(--raised);color:var(--ink);font:inherit;font-weight:500;cursor:pointer}
button.first{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
a{color:var(--accent);text-underline-offset:.2em}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
.declined{border-left:2px solid var(--danger);padding-left:.875rem}
.back{margin-top:2rem}
`;

type Markup = ReturnType<typeof html>;

function frame(title: string, nonce: string, body: Markup) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${raw(STYLE)}</style>
</head>
<body>
<header class="notice">Sandbox: no real payment is made here.</header>
<main>${body}</main>
</body>
</html>`;
}

const line = (name: string, value: string) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

export function checkoutPage(
  { price, period }: Offer,
  checkout: { readonly hasTrial: boolean; readonly isDeclined: boolean },
  now: Date,
  nonce: string,
) {
  const firstCharge = new Date(now.getTime() + (checkout.hasTrial ? TRIAL_DAYS : 0) * DAY_MS);
  return frame(
    "Checkout (sandbox)",
    nonce,
    html`
<h1>Premium Plan</h1>
<p>This page stands where the payment service's own would be. It shows what would be charged, and takes no money and no card.</p>
${checkout.isDeclined ? html`<p role="alert" class="declined">The card was declined. Nothing was charged. Try again with another, or go back.</p>` : ""}
<dl>
${line("Price", `${price} ${period}`)}
${line("Free trial", checkout.hasTrial ? `${TRIAL_DAYS} days` : "Used already")}
${line("Due today", checkout.hasTrial ? "$0.00" : price)}
${line(checkout.hasTrial ? "First charge" : "Charged", `${price} on ${DAY.format(firstCharge)}`)}
</dl>
<form method="post">
<button class="first" name="outcome" value="paid">${checkout.hasTrial ? "Start the trial" : `Pay ${price}`} (no real payment)</button>
<button name="outcome" value="declined">Have the card declined</button>
<button name="outcome" value="canceled">Cancel and go back</button>
</form>`,
  );
}

const STATUS_WORDS: Readonly<Record<string, string>> = {
  trialing: "On trial",
  active: "Active",
  past_due: "Payment owed",
  canceled: "Ended",
};

function wordAction(action: PortalAction, { status, cancelsAt }: SandboxSubscription): string {
  switch (action) {
    case "cancel":
      return "Cancel subscription";
    case "resume":
      return "Keep the subscription";
    case "end-trial":
      return "End the trial now";
    case "fail-payment":
      return "Have the next payment fail";
    case "pay":
      return "Pay what is owed";
    case "pass-time":
      if (status === "past_due") return "Let two weeks pass unpaid";
      if (status === "trialing") return "Let time pass until the next event";
      return cancelsAt ? "Let time pass until it ends" : "Let a month pass";
  }
}

export function portalPage(
  { price, period }: Offer,
  subscription: SandboxSubscription | undefined,
  returnUrl: string,
  nonce: string,
) {
  return frame(
    "Your subscription (sandbox)",
    nonce,
    html`
<h1>Your subscription</h1>
<p>This page stands where the payment service's own would be. The buttons below play what a person, a bank or time would do.</p>
${subscription ? describe(subscription, `${price} ${period}`) : html`<p>There is no subscription yet.</p>`}
<p class="back"><a href="${returnUrl}">Back to the site</a></p>`,
  );
}

function describe(subscription: SandboxSubscription, price: string) {
  const { status, cancelsAt, endedAt, periodEndsAt } = subscription;
  const next =
    status === "past_due"
      ? line("Owed", price)
      : endedAt
        ? line("Ended on", DAY.format(endedAt))
        : cancelsAt
          ? line("Ends on", DAY.format(cancelsAt))
          : line("Next charge", DAY.format(periodEndsAt));
  const buttons = listActions(subscription).map(
    (action) =>
      html`<button name="action" value="${action}">${wordAction(action, subscription)}</button>`,
  );
  return html`
<dl>
${line("Status", STATUS_WORDS[status] ?? status)}
${line("Price", price)}
${next}
</dl>
${buttons.length > 0 ? html`<form method="post">${buttons}</form>` : ""}`;
}

export function missingPage(nonce: string) {
  return frame(
    "Not found (sandbox)",
    nonce,
    html`
<h1>This page is closed</h1>
<p>It was used already, or another one has taken its place. Nothing was charged.</p>
<p class="back"><a href="/">To the first page</a></p>`,
  );
}
