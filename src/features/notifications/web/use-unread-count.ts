import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { usePassingTime } from "#src/ui/passing-time.ts";
import { useCurrentUser } from "#src/web/current-user.ts";
import { refreshNotifications, unreadQuery } from "./queries.ts";

const FRESH_MS = 60_000;
/** Most reminders are set for a quarter of an hour, and are told within the minute after it. */
const AFTER_QUARTER_MS = 90_000;

/**
 * How many notifications a user has not read; none for visitors.
 * Looked at again as time passes and with each page that is opened, at most
 * once a minute.
 */
export function useUnreadCount(): number {
  const client = useQueryClient();
  const user = useCurrentUser();
  const isSignedIn = Boolean(user);
  const { pathname } = useLocation();
  const { data } = useQuery({ ...unreadQuery, enabled: isSignedIn });
  const look = useCallback(
    (now: Date) => {
      const known = client.getQueryState(unreadQuery.queryKey);
      const isFresh = now.getTime() - (known?.dataUpdatedAt ?? 0) < FRESH_MS;
      if (!isSignedIn || isFresh || known?.fetchStatus === "fetching") return;
      // The mark stays as it is where nothing can be asked.
      void refreshNotifications(client).catch(() => {});
    },
    [client, isSignedIn],
  );
  usePassingTime(look, AFTER_QUARTER_MS);
  // Each page that is opened is an occasion.
  useEffect(() => look(new Date()), [pathname, look]);
  // With a subscription that has changed, what was told of it has too.
  const status = user?.subscriptionStatus;
  const known = useRef({ id: user?.id, status });
  useEffect(() => {
    const before = known.current;
    known.current = { id: user?.id, status };
    if (user?.id === undefined || before.id !== user.id || before.status === status) return;
    void refreshNotifications(client).catch(() => {});
  }, [client, user?.id, status]);
  return (isSignedIn && data?.unread) || 0;
}
