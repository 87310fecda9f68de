// What follows from somebody being here: their look of the page comes along,
// what they marked before they signed in becomes theirs, and drafts that wait on
// this device are sent. The parts that do it are fetched when they are needed.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { awaitSignOutSteps } from "#src/features/accounts/web/session.ts";
import { useSessionEvents } from "#src/features/accounts/web/use-session-events.ts";
import { hasDeviceFavourites } from "#src/features/favourites/web/device-favourites.ts";
import { afterPaint } from "#src/ui/after-paint.ts";
import { useCurrentUser } from "#src/web/current-user.ts";
import { hasDeviceEntry } from "#src/web/device-entry.ts";
import { hasWaitingDrafts } from "#src/web/drafts/waiting-drafts.ts";
import { findStoredWish, forgetWish } from "#src/web/wish/stored-wish.ts";

export function usePersonEffects(): void {
  const client = useQueryClient();
  const user = useCurrentUser();
  const id = user?.id;

  // Another answer about the same person changes nothing.
  const isKnown = user !== undefined;
  const isMember = Boolean(user?.isPremium);
  useEffect(() => {
    if (user === undefined) return;
    const known = new Promise<void>((resolve) => {
      afterPaint(() => {
        void import("./offline/on-device.ts")
          .then(({ followPerson }) => void followPerson(client, user).catch(() => {}))
          // Copies are then as old as they are.
          .catch(() => {})
          .finally(resolve);
      });
    });
    awaitSignOutSteps(known);
  }, [id, isKnown, isMember, client]);

  // A member who is where they wanted to be has no wish any more.
  const { pathname } = useLocation();
  useEffect(() => {
    if (isMember && findStoredWish()?.split(/[?#]/)[0] === pathname) forgetWish();
  }, [isMember, pathname]);

  useSessionEvents(({ isNewAccount }) => {
    void import("#src/features/accounts/web/settings/bring-appearance.ts")
      .then(({ bringAppearance }) => bringAppearance(client, isNewAccount))
      // The page's look does not change.
      .catch(() => {});
  });

  useEffect(() => {
    if (id === undefined || !hasDeviceFavourites()) return;
    void import("#src/features/favourites/web/move-favourites.ts")
      .then(({ moveFavourites }) => moveFavourites(client))
      // They stay on the device until the next page that is opened.
      .catch(() => {});
  }, [id, client]);

  useEffect(() => {
    if (id === undefined) return;
    const send = () => {
      // What cannot be sent stays on the device until the line is back or the next page is opened.
      if (hasDeviceEntry("highlights", id)) {
        void import("#src/features/highlights/web/send-highlights.ts")
          .then(({ moveHighlights }) => moveHighlights(client, id))
          .catch(() => {});
      }
      if (hasDeviceEntry("memory", id)) {
        void import("#src/features/memory/web/send-memory.ts")
          .then(({ moveMemory }) => moveMemory(client, id))
          .catch(() => {});
      }
      if (hasDeviceEntry("plan-marks", id)) {
        void import("#src/features/plans/web/send-marks.ts")
          .then(({ sendMarks }) => sendMarks(client, id))
          .catch(() => {});
      }
      if (hasDeviceEntry("reading-history", id)) {
        void import("#src/features/history/web/send-history.ts")
          .then(({ moveHistory }) => moveHistory(client, id))
          .catch(() => {});
      }
    };
    send();
    window.addEventListener("online", send);
    return () => window.removeEventListener("online", send);
  }, [id, client]);

  useEffect(() => {
    if (id === undefined || !hasWaitingDrafts(id)) return;
    void import("./send-drafts.ts")
      .then(({ sendDrafts }) => sendDrafts(client, id))
      // They wait on, and are sent by the next page that is opened.
      .catch(() => {});
  }, [id, client]);
}
