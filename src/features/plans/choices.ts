// What a person chooses of a plan: which, how reminded, and how to come back into it. Browser-safe.

const PRESET_TYPES = [
  "yearly",
  "90day",
  "chronological",
  "psalms_proverbs",
  "gospels",
  "old_testament_survey",
] as const;
export type PresetType = (typeof PRESET_TYPES)[number];

export const PLAN_TYPES = [...PRESET_TYPES, "custom"] as const;
export type PlanType = (typeof PLAN_TYPES)[number];

export interface PresetPlan {
  readonly planType: PresetType;
  readonly name: string;
  readonly description: string;
  /** In days. */
  readonly duration: number;
  /** Name of a drawing, of those in `web/preset-icon.tsx`. */
  readonly icon: "calendar" | "book" | "hourglass" | "music" | "footprints" | "scroll";
}

export const PRESETS: readonly PresetPlan[] = [
  {
    planType: "yearly",
    icon: "calendar",
    name: "One Year Bible",
    description: "Old Testament, New Testament, a psalm and a few proverbs, every day of a year.",
    duration: 365,
  },
  {
    planType: "90day",
    icon: "book",
    name: "90-Day New Testament",
    description: "Matthew to Revelation in a season, two to four chapters on most days.",
    duration: 90,
  },
  {
    planType: "chronological",
    icon: "hourglass",
    name: "Chronological Bible",
    description:
      "The whole Bible in the order of events: prophets beside their kings, psalms in David's life, the four Gospels side by side.",
    duration: 365,
  },
  {
    planType: "psalms_proverbs",
    icon: "music",
    name: "Psalms & Proverbs",
    description: "Some five psalms a day and a chapter of Proverbs: all of both in a month.",
    duration: 31,
  },
  {
    planType: "gospels",
    icon: "footprints",
    name: "Gospels in 30 Days",
    description: "Matthew, Mark, Luke and John, two to five chapters a day.",
    duration: 30,
  },
  {
    planType: "old_testament_survey",
    icon: "scroll",
    name: "Old Testament Survey",
    description: "The story from Genesis to Malachi in its main passages; every book is heard.",
    duration: 120,
  },
];

export const findPreset = (type: PlanType): PresetPlan | undefined =>
  PRESETS.find(({ planType }) => planType === type);

/**
 * Ways back for users who have fallen behind: go on from the day they have
 * reached, read a little more each day until the planned end, move the end, go
 * on with today's reading.
 */
export const CATCH_UP_WAYS = ["spread", "move-end", "skip", "stay"] as const;
export type CatchUpWay = (typeof CATCH_UP_WAYS)[number];

export const REMINDER_METHODS = ["none", "email", "notification"] as const;
export type ReminderMethod = (typeof REMINDER_METHODS)[number];

export const DEFAULT_DURATION = 365;
export const DEFAULT_REMINDER_TIME = "07:00";
export const NAME_MAX = 120;
export const DESCRIPTION_MAX = 1_000;
export const NOTE_MAX = 10_000;
/** Days that become one day bring their notes together. */
export const JOINED_NOTES_MAX = 1_000_000;
/** One answer holds the texts of so many passages: all the Psalms, not the whole Bible. */
export const TEXTS_MAX = 150;
/** More would be somebody filling the table, not a reader. */
export const PLANS_MAX = 500;
/** For so long nobody is offered a way back who chose to go on as it is. */
export const STAY_DAYS = 7;
