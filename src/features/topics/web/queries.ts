import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#src/web/query-client.ts";
import type { Topic, TopicCard } from "../contract.ts";

/** All topics, most searched first; with `near`, those nearest to that word. */
export const topicsQuery = (near?: string) =>
  queryOptions({
    queryKey: ["topics", near],
    queryFn: ({ client }) => callApi<TopicCard[]>(client, "/api/bible/topics", { query: { near } }),
  });

export const topicQuery = (slug: string, translation: string | undefined) =>
  queryOptions({
    queryKey: ["topic", slug, translation],
    queryFn: ({ client }) =>
      callApi<Topic>(client, `/api/bible/topics/${encodeURIComponent(slug)}`, {
        query: { translation },
      }),
  });
