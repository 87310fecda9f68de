import { queryOptions, useQuery } from "@tanstack/react-query";
import { callApi } from "#src/web/query-client.ts";
import type { Devotional, DevotionalType, Hub, PrayerType, StudyType } from "../contract.ts";
import type { Kind } from "../rules.ts";

/** The types of a kind, most searched first; with `near`, those nearest to that word. */
export const hubQuery = (kind: Kind, near?: string) =>
  queryOptions({
    queryKey: ["library", kind, "hub", near],
    queryFn: ({ client }) => callApi<Hub>(client, `/api/library/${kind}`, { query: { near } }),
  });

/** A type of devotionals; with a day or the name of a piece, that one in full. */
export const devotionalTypeQuery = (
  type: string,
  chosen: { date?: string | undefined; piece?: string },
) =>
  queryOptions({
    queryKey: ["library", "devotionals", type, chosen],
    queryFn: ({ client }) =>
      callApi<DevotionalType>(client, `/api/library/devotionals/${encodeURIComponent(type)}`, {
        query: chosen,
      }),
  });

export const prayerTypeQuery = (type: string) =>
  queryOptions({
    queryKey: ["library", "prayers", type],
    queryFn: ({ client }) =>
      callApi<PrayerType>(client, `/api/library/prayers/${encodeURIComponent(type)}`),
  });

export const studyTypeQuery = (type: string) =>
  queryOptions({
    queryKey: ["library", "studies", type],
    queryFn: ({ client }) =>
      callApi<StudyType>(client, `/api/library/studies/${encodeURIComponent(type)}`),
  });

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
