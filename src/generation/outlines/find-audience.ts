// For whom an outline is, and how long they have, from what a request says.
import { type Audience, outlineWords } from "./outline-words.ts";

const audiences = outlineWords.audiences.map((audience) => ({
  audience,
  pattern: new RegExp(`\\b(?:${audience.pattern})`, "i"),
}));

/** The first of our audiences that the words name; those who were hurt before all others. */
export const findAudience = (words: string): Audience | undefined =>
  audiences.find(({ pattern }) => pattern.test(words))?.audience;

const MINUTES_USUAL = 45;
const MINUTES_LEAST = 10;
const MINUTES_MOST = 180;

/** The minutes that a request speaks of; as long as groups usually take where it names none. */
export function readMinutes(words: string): number {
  const [, half] = /\b(half) an hour\b/i.exec(words) ?? [];
  const [, minutes] = /\b(\d{1,3})[- ]?min(?:ute)?s?\b/i.exec(words) ?? [];
  const [, hours] = /\b(an|one|two|1|2)[- ](?:hours?|hrs?)\b/i.exec(words) ?? [];
  const named = minutes
    ? Number(minutes)
    : half
      ? 30
      : hours
        ? 60 * (/two|2/i.test(hours) ? 2 : 1)
        : MINUTES_USUAL;
  return Math.min(MINUTES_MOST, Math.max(MINUTES_LEAST, named));
}
