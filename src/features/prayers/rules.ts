// What may become of a prayer, and what its fields may hold. Browser-safe and
// pure: the server decides by it, and the page says the same before it sends.
import { isBlank, isReadable } from "#src/shared/readable-text.ts";

export const PRAYER_STATUSES = ["active", "answered", "ongoing", "archived"] as const;
export type PrayerStatus = (typeof PRAYER_STATUSES)[number];

export const PRAYER_CATEGORIES = [
  "personal",
  "family",
  "health",
  "work",
  "ministry",
  "world",
] as const;
export type PrayerCategory = (typeof PRAYER_CATEGORIES)[number];

export const PRAYER_URGENCIES = ["low", "medium", "high"] as const;
export type PrayerUrgency = (typeof PRAYER_URGENCIES)[number];

export const REMINDER_FREQUENCIES = ["daily", "weekly", "monthly", "never"] as const;
export type ReminderFrequency = (typeof REMINDER_FREQUENCIES)[number];

export const TITLE_MAX = 200;
export const TEXT_MAX = 5_000;
/** More would be somebody filling the table, not somebody praying. */
export const PRAYERS_MAX = 5_000;
/** So many prayers that were just given are told apart from. */
export const AFTER_MAX = 8;
/** Generated prayers that a member saves. */
export const SAVED_PRAYERS_MAX = 5_000;

const UNREADABLE = "holds characters that cannot be read";

/** @returns what is wrong with a title, as a sentence */
export function findTitleProblem(title: string): string | undefined {
  if (isBlank(title)) return "Title is required";
  if (title.trim().length > TITLE_MAX) return `Please shorten the title to ${TITLE_MAX} characters`;
  if (!isReadable(title) || /[\n\r]/.test(title.trim())) return `The title ${UNREADABLE}`;
  return undefined;
}

/** @param what names the text: `description`, `answer` */
export function findTextProblem(what: string, text: string): string | undefined {
  if (text.trim().length > TEXT_MAX) return `Please shorten the ${what} to ${TEXT_MAX} characters`;
  return isReadable(text) ? undefined : `The ${what} ${UNREADABLE}`;
}

/** Of a prayer, what its next status follows from. */
export interface PrayerState {
  readonly status: PrayerStatus;
  readonly isAnswered: boolean;
  readonly answeredAt: Date | null;
  readonly answerDescription: string | null;
}

export type StatusDecision =
  | {
      readonly kind: "change";
      readonly to: PrayerState & {
        /** Of an archived prayer: where it goes when it is brought back. */
        readonly wasOngoing: boolean;
      };
    }
  /** The prayer stays as it is, and nothing is wrong. */
  | { readonly kind: "stay" }
  | { readonly kind: "refuse"; readonly sentence: string };

/** Where a prayer may go from where it is. Answered, from active and ongoing, needs words too. */
const WAYS: Readonly<Record<PrayerStatus, readonly PrayerStatus[]>> = {
  active: ["answered", "ongoing", "archived"],
  ongoing: ["active", "answered", "archived"],
  answered: ["active", "ongoing", "archived"],
  archived: ["active", "ongoing", "answered"],
};

const ONLY_ACTIVE = "Only an active or ongoing prayer can be marked answered";

/**
 * What asking for a status does. An answer without words is skipped. Opening an
 * answered prayer again retains the words, out of sight, for when it is answered
 * once more; archiving it retains the answer with its day.
 */
export function decideStatus(
  from: PrayerState,
  wanted: { readonly status: PrayerStatus; readonly answerDescription?: string | undefined },
  now: Date,
): StatusDecision {
  const { status } = wanted;
  const words = wanted.answerDescription?.trim() ?? "";
  if (status === from.status) {
    if (status !== "answered" || isBlank(words) || words === from.answerDescription) {
      return { kind: "stay" };
    }
    return { kind: "refuse", sentence: "This prayer has been marked answered already" };
  }
  if (!WAYS[from.status].includes(status)) {
    return { kind: "refuse", sentence: ONLY_ACTIVE };
  }
  const { answerDescription } = from;
  const answer = { isAnswered: from.isAnswered, answeredAt: from.answeredAt, answerDescription };
  if (status === "archived") {
    return { kind: "change", to: { status, ...answer, wasOngoing: from.status === "ongoing" } };
  }
  const wasOngoing = false;
  if (status !== "answered") {
    return {
      kind: "change",
      to: { status, isAnswered: false, answeredAt: null, answerDescription, wasOngoing },
    };
  }
  if (from.status === "archived") {
    return from.isAnswered
      ? { kind: "change", to: { status, ...answer, wasOngoing } }
      : { kind: "refuse", sentence: ONLY_ACTIVE };
  }
  if (isBlank(words)) return { kind: "stay" };
  return {
    kind: "change",
    to: { status, isAnswered: true, answeredAt: now, answerDescription: words, wasOngoing },
  };
}
