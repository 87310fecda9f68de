// Tells, once for each time that a post is opened, that somebody opened it.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { callApi } from "#src/query-client.ts";

export function useCountedView(slug: string): void {
  const client = useQueryClient();
  const counted = useRef<string>(undefined);
  useEffect(() => {
    if (counted.current === slug) return;
    counted.current = slug;
    const path = `/api/blog/posts/${encodeURIComponent(slug)}/view` as const;
    // A reader who is not counted loses nothing.
    callApi(client, path, { method: "POST" }).catch(() => {});
  }, [client, slug]);
}
