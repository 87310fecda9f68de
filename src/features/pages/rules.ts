// What is asked of a message to us, as the form and the call both check it. No input or output.

import { DAY_MS } from "#src/shared/calendar/durations.ts";
/** What a message may be about, with the words that people read. */
export const CONTACT_TOPICS = {
  question: "A question",
  problem: "Something does not work",
  account: "My account or subscription",
  text: "A mistake in a text",
  idea: "An idea",
  other: "Something else",
} as const;
export type ContactTopic = keyof typeof CONTACT_TOPICS;
export const CONTACT_TOPIC_CODES = Object.keys(CONTACT_TOPICS) as [ContactTopic, ...ContactTopic[]];

const NAME_MAX = 100;
const EMAIL_MAX = 254;
export const MESSAGE_MAX = 5000;

/** The policy says so too. */
export const MESSAGE_RETENTION_DAYS = 365;
/** Nobody has read a form and written into it sooner. */
export const FORM_AGE_MIN_MS = 2_000;
/** A tab that was left open over a weekend still sends. */
export const FORM_AGE_MAX_MS = 3 * DAY_MS;

export const CONTACT_PATH = "/contact";
export const HELP_PATH = "/help-center";

export interface ContactFields {
  readonly name: string;
  readonly email: string;
  readonly topic: string;
  readonly message: string;
}
export type ContactProblems = Partial<Record<keyof ContactFields, string>>;

// One address as people have them; whether mail arrives there only an answer shows.
const EMAIL = /^[^\s@"(),:;<>[\]\\]{1,64}@[^\s@"(),:;<>[\]\\]+\.[^\s@"(),:;<>[\]\\]{2,}$/u;

/** A sentence for each field that cannot be sent as it is. */
export function findContactProblems(fields: ContactFields): ContactProblems {
  const name = fields.name.trim();
  const email = fields.email.trim();
  const message = fields.message.trim();
  const problems: ContactProblems = {};
  if (!name) problems.name = "Please say what to call you";
  else if (name.length > NAME_MAX) problems.name = `A name has at most ${NAME_MAX} characters`;
  if (!email) problems.email = "Please give an address that we can answer to";
  else if (email.length > EMAIL_MAX || !EMAIL.test(email)) {
    problems.email = "This is not a complete e-mail address";
  }
  if (!Object.hasOwn(CONTACT_TOPICS, fields.topic)) problems.topic = "Please choose a subject";
  if (!message) problems.message = "Please write your message";
  else if (message.length > MESSAGE_MAX) {
    problems.message = `A message has at most ${MESSAGE_MAX} characters; this one has ${message.length}`;
  }
  return problems;
}
