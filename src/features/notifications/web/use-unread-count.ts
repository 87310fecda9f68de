import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCurrentUser } from "#src/current-user.ts";
import { usePassingTime } from "#src/ui/use-passing-time.ts";
import { refreshNotifications, unreadQuery } from "./queries.ts";

const FRESH_MS = 60_000;
/** Most reminders are set for a quarter of an hour, and are told within the minute after it. */
const AFTER_QUARTER_MS = 90_000;

/** How many notifications a person has not read; none of whoever is signed out. */
export function useUnreadCount(): number {
  const client = useQueryClient();
  const isSignedIn = Boolean(useCurrentUser());
  const { data } = useQuery({ ...unreadQuery, enabled: isSignedIn });
  usePassingTime((now) => {
    const known = client.getQueryState(unreadQuery.queryKey);
    const isFresh = now.getTime() - (known?.dataUpdatedAt ?? 0) < FRESH_MS;
    if (isSignedIn && !isFresh && known?.fetchStatus !== "fetching") {
      // The mark stays as it is where nothing can be asked.
      void refreshNotifications(client).catch(() => {});
    }
  }, AFTER_QUARTER_MS);
  return (isSignedIn && data?.unread) || 0;
}
