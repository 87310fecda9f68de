// Fields that the contracts of several features have in common.
import { z } from "zod";

/**
 * The id of a row, as it stands in an address.
 * @param absent what is said of an id that none can have: `There is no such plan`
 */
export const rowId = (absent: string) =>
  z.coerce
    .number(absent)
    .int(absent)
    .min(1, absent)
    .max(2 ** 31 - 1, absent);

export const LocalDay = z.iso
  .date()
  .meta({ description: "Local date in the user's time zone (YYYY-MM-DD)." });

const LIMIT = "limit is a whole number from 1 to 500";
/** How many of a list are wanted, from the beginning or after a cursor. */
export const PageLimit = z.coerce.number(LIMIT).int(LIMIT).min(1, LIMIT).max(500, LIMIT);

export const Done = z.object({ ok: z.literal(true) });
