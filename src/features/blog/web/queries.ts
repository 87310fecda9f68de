import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { callApi } from "#src/web/query-client.ts";
import type { Post, PostCard, ViewCount } from "../contract.ts";
import type { BlogFilter } from "./blog-url.ts";

export const postsQuery = ({ category, search }: BlogFilter = {}) =>
  queryOptions({
    queryKey: ["blog", "posts", category, search],
    queryFn: ({ client }) =>
      callApi<PostCard[]>(client, "/api/blog/posts", {
        query: { category, search, fields: "card" },
      }),
  });

export const postQuery = (slug: string) =>
  queryOptions({
    queryKey: ["blog", "post", slug],
    queryFn: ({ client }) => callApi<Post>(client, `/api/blog/posts/${encodeURIComponent(slug)}`),
  });

/**
 * Tells, once for each time that a post is opened, that somebody opened it.
 * @returns the views with this one, once they are known
 */
export function useCountedView(slug: string): number | undefined {
  const client = useQueryClient();
  const counted = useRef<string>(undefined);
  // A reader who is not counted loses nothing: no failure is told.
  const { mutate, variables, data } = useMutation({
    mutationFn: (opened: string) =>
      callApi<ViewCount>(client, `/api/blog/posts/${encodeURIComponent(opened)}/view`, {
        method: "POST",
      }),
  });
  useEffect(() => {
    if (counted.current === slug) return;
    counted.current = slug;
    mutate(slug);
  }, [mutate, slug]);
  return variables === slug ? data?.viewCount : undefined;
}
