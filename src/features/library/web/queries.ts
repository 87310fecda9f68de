import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#src/web/query-client.ts";
import type { DevotionalType, Hub, PrayerType, StudyType } from "../contract.ts";
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
