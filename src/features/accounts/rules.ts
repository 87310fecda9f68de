// What makes a username, an address and a password acceptable, and when two
// names are too alike to belong to two people. Pure, and the same in the
// browser's dialog as on the server.

import { DAY_MS } from "#src/shared/calendar/durations.ts";
export const USERNAME_MAX = 40;
export const EMAIL_MAX = 254;
const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 200;
export const MINIMUM_AGE_YEARS = 13;

// Letters and digits of one script with their marks, joined by single spaces,
// dots, hyphens, underscores or apostrophes.
const USERNAME_FORM = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|[ ._'’-](?=[\p{L}\p{N}]))*[._-]?$/u;

const SCRIPTS = ["Latin", "Greek", "Cyrillic", "Hebrew", "Arabic", "Armenian", "Georgian"].map(
  (name) => new RegExp(`\\p{Script=${name}}`, "u"),
);

/** One form for all ways of typing a name: composed letters, single inner spaces. */
export function tidyUsername(username: string): string {
  return username.normalize("NFKC").trim().replace(/\s+/g, " ");
}

/** A sentence for what is wrong with a username, or nothing. */
export function findUsernameProblem(username: string): string | undefined {
  const name = tidyUsername(username);
  if (!name) return "Username is required";
  if (name.length > USERNAME_MAX) return `A username has at most ${USERNAME_MAX} characters`;
  if (name.includes("@")) return "A username cannot contain @";
  if (!USERNAME_FORM.test(name)) {
    return "A username is made of letters and digits, with single spaces, dots, hyphens or underscores between them";
  }
  if (SCRIPTS.filter((script) => script.test(name)).length > 1) {
    return "A username must use the letters of one alphabet";
  }
  return undefined;
}

// Letters of other alphabets that look like Latin ones in most typefaces; after
// Unicode's table of confusable characters (UTS 39), the small letters only.
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: "a",
  в: "b",
  с: "c",
  ԁ: "d",
  е: "e",
  һ: "h",
  і: "i",
  ї: "i",
  ј: "j",
  к: "k",
  ӏ: "l",
  м: "m",
  н: "h",
  о: "o",
  р: "p",
  ԛ: "q",
  ѕ: "s",
  т: "t",
  у: "y",
  ѵ: "v",
  ԝ: "w",
  х: "x",
  α: "a",
  β: "b",
  γ: "y",
  ε: "e",
  η: "n",
  ι: "i",
  κ: "k",
  μ: "u",
  ν: "v",
  ο: "o",
  ρ: "p",
  τ: "t",
  υ: "u",
  χ: "x",
  ω: "w",
  ı: "i",
  ſ: "s",
  ƒ: "f",
  օ: "o",
  ս: "u",
  հ: "h",
  ց: "g",
};

/**
 * What must be unique of a username: two names with the same key would be
 * taken for one another by a reader, whatever their letter case, accents'
 * encoding, spaces or alphabet.
 */
export function keyOfUsername(username: string): string {
  const folded = tidyUsername(username).toLowerCase().normalize("NFKD").replace(/[’]/g, "'");
  return [...folded]
    .map((letter) => LOOKALIKES[letter] ?? letter)
    .join("")
    .normalize("NFC");
}

/** An address as it is stored and shown. */
export function tidyEmail(email: string): string {
  return email.normalize("NFC").trim();
}

/**
 * What must be unique of an address. Letter case is ignored in the whole of
 * it: no provider in use tells mailboxes apart by case. Plus signs and dots
 * are kept, since they may name different mailboxes. A domain counts as it is
 * looked up: browsers turn `müller.de` into `xn--mller-kva.de`, others do not.
 */
export function keyOfEmail(email: string): string {
  const address = tidyEmail(email).toLowerCase();
  const at = address.lastIndexOf("@");
  if (at < 0) return address;
  const host = `http://${address.slice(at + 1)}`;
  // Only letters beyond ASCII have a second way of being written.
  return /[^\x21-\x7e]/.test(host) && URL.canParse(host)
    ? `${address.slice(0, at)}@${new URL(host).hostname}`
    : address;
}

// One @, a dot in the domain, no spaces, control or invisible characters;
// letters of any script, since addresses may have them (RFC 6531).
const EMAIL_FORM =
  /^(?!\.)(?!.*\.\.)[\p{L}\p{N}\p{M}.!#$%&'*+/=?^_`{|}~-]+(?<!\.)@(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+[\p{L}\p{N}\p{M}-]{2,63}$/u;

/** A sentence for what is wrong with an e-mail address, or nothing. */
export function findEmailProblem(email: string): string | undefined {
  const address = tidyEmail(email);
  return address.length <= EMAIL_MAX && EMAIL_FORM.test(address)
    ? undefined
    : "Valid email is required";
}

/** A sentence for what is wrong with a new password, or nothing. */
export function findPasswordProblem(password: string): string | undefined {
  const { length } = [...password];
  if (length < PASSWORD_MIN) return `Password must be at least ${PASSWORD_MIN} characters`;
  if (length > PASSWORD_MAX) return `A password has at most ${PASSWORD_MAX} characters`;
  return undefined;
}

/** What is known of a person's subscription. */
export interface Subscription {
  readonly subscriptionStatus: string | null;
  readonly pastDueSince: Date | null;
}

export const GRACE_DAYS = 13;

/**
 * Premium holds while the subscription is on trial or active, also when it is
 * set to end, and for a few days while a payment is owed. Nothing else grants it.
 */
export function holdsPremium(subscription: Subscription, now: Date): boolean {
  const { subscriptionStatus, pastDueSince } = subscription;
  if (subscriptionStatus === "trialing" || subscriptionStatus === "active") return true;
  return (
    subscriptionStatus === "past_due" &&
    pastDueSince !== null &&
    now.getTime() - pastDueSince.getTime() <= GRACE_DAYS * DAY_MS
  );
}

/** Stands beside each field for a new password. */
export const PASSWORD_HELP = `At least ${PASSWORD_MIN} characters. Three or four words that do not belong together hold well.`;
