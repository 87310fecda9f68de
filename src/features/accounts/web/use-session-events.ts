import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { currentUserQuery, useCurrentUser } from "#src/web/current-user.ts";
import { isAnotherPerson, leave, leaveForHome } from "./session.ts";
import { listenToSession, type SessionEvent } from "./session-events.ts";

/**
 * Keeps this tab in step with who is signed in. A page that is open is asked
 * for anew when somebody signs in, so that what was behind a gate appears; a
 * sign-out in any tab leads all of them home.
 */
export function useSessionEvents(
  onSignedInHere: (event: Extract<SessionEvent, { kind: "signed-in" }>) => void,
): void {
  const client = useQueryClient();
  const id = useCurrentUser()?.id;
  useLayoutEffect(() => {
    if (id !== undefined && isAnotherPerson(id)) leave(client, window.location.href);
  }, [id, client]);
  const { revalidate } = useRevalidator();
  const latest = useRef({ onSignedInHere, revalidate });
  useLayoutEffect(() => {
    latest.current = { onSignedInHere, revalidate };
  });
  useEffect(() => {
    const known = () => client.getQueryData(currentUserQuery.queryKey)?.user?.id;
    const askAgain = async () => {
      const before = known();
      await client.refetchQueries({ queryKey: currentUserQuery.queryKey });
      if (known() !== before) void latest.current.revalidate();
    };
    const stop = listenToSession((event, place) => {
      if (event.kind === "signed-out") {
        if (place === "elsewhere") leaveForHome(client);
      } else if (place === "here") {
        latest.current.onSignedInHere(event);
        void latest.current.revalidate();
      } else void askAgain();
    });
    // A page taken out of the browser's memory may be another time's.
    const reappear = (event: PageTransitionEvent) => event.persisted && void askAgain();
    window.addEventListener("pageshow", reappear);
    return () => {
      stop();
      window.removeEventListener("pageshow", reappear);
    };
  }, [client]);
}
