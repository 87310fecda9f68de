import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#src/web/query-client.ts";
import type { Post, PostCard } from "../contract.ts";
import type { BlogFilter } from "./blog-address.ts";

export const postsQuery = ({ category, search }: BlogFilter = {}) =>
  queryOptions({
    queryKey: ["blog", "posts", category, search],
    queryFn: ({ client }) =>
      callApi<PostCard[]>(client, "/api/blog/posts", { query: { category, search } }),
  });

export const postQuery = (slug: string) =>
  queryOptions({
    queryKey: ["blog", "post", slug],
    queryFn: ({ client }) => callApi<Post>(client, `/api/blog/posts/${encodeURIComponent(slug)}`),
  });
