// Tells, once for each time that a post is opened, that somebody opened it.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { callApi } from "#src/web/query-client.ts";
import type { ViewCount } from "../contract.ts";

/** @returns the views with this one, once they are known */
export function useCountedView(slug: string): number | undefined {
  const client = useQueryClient();
  const counted = useRef<string>(undefined);
  const [answer, setAnswer] = useState<{ readonly slug: string; readonly viewCount: number }>();
  useEffect(() => {
    if (counted.current === slug) return;
    counted.current = slug;
    const path = `/api/blog/posts/${encodeURIComponent(slug)}/view` as const;
    callApi<ViewCount>(client, path, { method: "POST" }).then(
      ({ viewCount }) => setAnswer({ slug, viewCount }),
      // A reader who is not counted loses nothing.
      () => {},
    );
  }, [client, slug]);
  return answer?.slug === slug ? answer.viewCount : undefined;
}
