// One way to highlight for visitors and users: every change is stored on the
// device at once, so that it is seen in the same frame and survives a line that
// is cut; a user's are then sent to the account.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useCurrentUser } from "#src/web/current-user.ts";
import type { DeviceOwner } from "#src/web/device-list.ts";
import type { Highlight, HighlightChange, HighlightPlace } from "../contract.ts";
import { applyChanges, type HighlightColor, planChanges, planUndo } from "../rules.ts";
import { addDeviceChanges, deviceChanges } from "./device-highlights.ts";
import { highlightsQuery } from "./queries.ts";

const NO_CHANGES: readonly HighlightChange[] = [];
const NO_HIGHLIGHTS: readonly Highlight[] = [];
/** Visitors need no script that sends. */
const loadSend = () => import("./send-highlights.ts");

export interface Highlighting {
  /** In no order. The server renders none. */
  readonly highlights: readonly Highlight[];
  /** Those of the account could not be read. */
  readonly isIncomplete: boolean;
  readonly isLoading: boolean;
  /** @returns takes the change back */
  readonly paint: (places: readonly HighlightPlace[], color: HighlightColor | null) => () => void;
}

/** @param chapter its reference, `John 3`; without it, all of the person's highlights */
export function useHighlights(chapter?: string): Highlighting {
  const client = useQueryClient();
  const user = useCurrentUser();
  const owner: DeviceOwner = user ? user.id : "visitor";
  const { data, isError, isLoading } = useQuery({
    ...highlightsQuery(chapter),
    enabled: Boolean(user),
  });
  const waiting = useSyncExternalStore(
    deviceChanges.subscribe,
    () => deviceChanges.read(owner),
    () => NO_CHANGES,
  );
  // Highlighted a moment before signing in, and not moved yet.
  const before = useSyncExternalStore(
    deviceChanges.subscribe,
    () => (user ? deviceChanges.read("visitor") : NO_CHANGES),
    () => NO_CHANGES,
  );
  useEffect(() => {
    if (user) loadSend().catch(() => {});
  }, [user]);
  const highlights = useMemo(() => {
    const isHere = ({ reference }: HighlightChange) =>
      chapter === undefined || reference.slice(0, reference.lastIndexOf(":")) === chapter;
    const all = applyChanges(data ?? NO_HIGHLIGHTS, [...before, ...waiting].filter(isHere));
    return all.length > 0 ? all : NO_HIGHLIGHTS;
  }, [data, before, waiting, chapter]);

  const change = (changes: readonly HighlightChange[]) => {
    addDeviceChanges(owner, changes);
    if (typeof owner !== "number") return;
    // What cannot be sent now waits on the device for the next page or the line.
    loadSend()
      .then(({ sendHighlights }) => sendHighlights(client, owner))
      .catch(() => {});
  };
  return {
    highlights,
    isIncomplete: isError,
    isLoading,
    paint: (places, color) => {
      const changes = planChanges(highlights, places, color, new Date().toISOString());
      change(changes);
      return () => change(planUndo(highlights, changes, new Date().toISOString()));
    },
  };
}
