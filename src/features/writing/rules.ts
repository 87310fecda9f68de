// Limits of generated texts, for both sides. Browser-safe and pure.

/**
 * Texts a day by the operator's model. A user's own key and the composer have no
 * such limit.
 */
export const DAILY_TEXTS = { visitor: 5, free: 10, premium: 100 } as const;
export type Tier = keyof typeof DAILY_TEXTS;

export const REPORT_MAX = 2_000;
export const REPORT_REASONS = ["scripture", "teaching", "harmful", "other"] as const;
