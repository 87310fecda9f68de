import { useQuery } from "@tanstack/react-query";
import type { Devotional } from "../contract.ts";
import { devotionalTypeQuery } from "./queries.ts";

/**
 * The page comes with the day that it is for the server; a reader elsewhere may
 * have another.
 * @param localDate as the reader's browser has it, once that is known
 */
export function useDevotionalOfDay(
  type: string,
  served: Devotional,
  localDate: string | undefined,
): Devotional {
  const isElsewhere = localDate !== undefined && localDate !== served.date;
  const { data } = useQuery({
    ...devotionalTypeQuery(type, { date: localDate ?? served.date }),
    enabled: isElsewhere,
  });
  return (isElsewhere && data?.devotional) || served;
}
