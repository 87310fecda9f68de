// Tells, once for each time that a post is opened, that somebody opened it.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { callApi } from "#src/web/query-client.ts";
import type { ViewCount } from "../contract.ts";

/** @returns the views with this one, once they are known */
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
