import { useQuery } from "@tanstack/react-query";
import { useCurrentUser } from "#src/current-user.ts";
import { unreadQuery } from "./queries.ts";

/** How many notifications a person has not read; none of whoever is signed out. */
export function useUnreadCount(): number {
  const isSignedIn = Boolean(useCurrentUser());
  const { data } = useQuery({ ...unreadQuery, enabled: isSignedIn });
  return (isSignedIn && data?.unread) || 0;
}
