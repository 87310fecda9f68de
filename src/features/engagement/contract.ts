// What a person did on their days, over the wire (specification 1 §3, §7).
import { z } from "zod";
import { MINUTES_AT_ONCE_MAX } from "./rules.ts";

const MINUTES = `Minutes are a whole number, from 0 to ${MINUTES_AT_ONCE_MAX}`;
const yesOrNo = (name: string) => z.boolean(`${name} is either true or false`);
const LocalDate = z.iso
  .date()
  .meta({ description: "Local date in the user's time zone (YYYY-MM-DD)." });

/**
 * POST /api/user/engagement. What is true stays true for the day, however often
 * it is said; minutes add up. `false` takes nothing back.
 */
export const EngagementBody = z
  .strictObject({
    dailyVerseViewed: yesOrNo("dailyVerseViewed").optional().meta({ example: true }),
    devotionalRead: yesOrNo("devotionalRead").optional(),
    timeSpentMinutes: z
      .int(MINUTES)
      .min(0, MINUTES)
      .max(MINUTES_AT_ONCE_MAX, MINUTES)
      .optional()
      .meta({ example: 1 }),
  })
  .meta({ id: "Engagement" });
export type EngagementBody = z.infer<typeof EngagementBody>;

export const EngagementDay = z
  .object({
    date: LocalDate,
    dailyVerseViewed: z.boolean(),
    devotionalRead: z.boolean(),
    prayersAdded: z.int(),
    readingPlanProgress: z
      .int()
      .meta({ description: "Number of reading plan days marked as read." }),
    timeSpentMinutes: z.int(),
  })
  .meta({ id: "EngagementDay" });
export type EngagementDay = z.infer<typeof EngagementDay>;

/** GET /api/user/engagement/stats */
export const Stats = z
  .object({
    dailyVerseStreak: z
      .int()
      .meta({ description: "Days in the streak. One missed day in any seven does not end it." }),
    devotionalStreak: z.int(),
    totalPrayers: z.int().meta({ description: "Prayers added in the last seven days." }),
    averageTimeSpent: z.int().meta({
      description:
        "Average minutes per day over the last seven days, counting only days with time spent.",
    }),
    weeklyProgress: z
      .array(
        z.object({
          date: LocalDate,
          dailyVerseViewed: z.boolean(),
          devotionalRead: z.boolean(),
          prayersAdded: z.int(),
        }),
      )
      .length(7)
      .readonly()
      .meta({ description: "The last seven days, earliest first." }),
  })
  .meta({ id: "EngagementStats" });
export type Stats = z.infer<typeof Stats>;

const StreakSchema = z.object({
  days: z.int(),
  graceDays: z
    .array(LocalDate)
    .readonly()
    .meta({ description: "Missed days that did not end the streak, latest first." }),
});

/** GET /api/user/engagement/year */
export const Year = z
  .object({
    today: LocalDate,
    from: LocalDate.meta({
      description: "First day covered: the first of the month eleven months ago.",
    }),
    /** Days on which nothing was done are left out. */
    days: z.array(EngagementDay).readonly(),
    graceDays: z.array(LocalDate).readonly(),
    streak: StreakSchema.meta({
      description: "Streak of days on which the user read anything or added a prayer.",
    }),
    dailyVerseStreak: StreakSchema,
    devotionalStreak: StreakSchema,
  })
  .meta({ id: "EngagementYear" });
export type Year = z.infer<typeof Year>;
