// What the cards' buttons do. A prayer that is put away leaves a line in its
// place for as long as this part of the list is shown, so that it can come back.
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { useFocusOnceShown } from "#src/ui/use-focus-once-shown.ts";
import { tellFailure } from "#src/web/tell-failure.ts";
import type { Prayer } from "../contract.ts";
import { headingId, type PrayerActions } from "./prayer-card.tsx";
import { changeStatus, deletePrayer, generatePrayer, restorePrayer } from "./queries.ts";
import type { Dialogs } from "./use-dialogs.tsx";

export interface Gone {
  /** As it was. */
  readonly prayer: Prayer;
  readonly how: "archived" | "deleted";
}

export function usePrayerActions(open: Dialogs["open"], onSaid: (sentence: string) => void) {
  const client = useQueryClient();
  const [gone, setGone] = useState<ReadonlyMap<number, Gone>>(new Map());
  const focusOn = useFocusOnceShown();

  const actions: PrayerActions = useMemo(() => {
    const putAway = (prayer: Prayer, how: Gone["how"]) =>
      setGone((all) => new Map(all).set(prayer.id, { prayer, how }));
    return {
      markAnswered: (prayer, opener) => void open({ kind: "answer", prayer }, opener),
      edit: (prayer, opener) => void open({ kind: "edit", prayer }, opener),
      generate: async (prayer, opener) => {
        try {
          const written = await generatePrayer(client, prayer.id);
          await open({ kind: "written", written }, opener);
        } catch (error) {
          tellFailure("The prayer was not generated", error);
        }
      },
      move: async (prayer, status) => {
        try {
          await changeStatus(client, prayer.id, { status });
          if (status === "archived") putAway(prayer, "archived");
          else {
            focusOn(headingId(prayer.id));
            onSaid(`${prayer.title} is ${status} now.`);
          }
        } catch (error) {
          tellFailure("The prayer was not changed", error);
        }
      },
      remove: async (prayer) => {
        try {
          await deletePrayer(client, prayer.id);
          putAway(prayer, "deleted");
        } catch (error) {
          tellFailure("The prayer was not deleted", error);
        }
      },
    };
  }, [client, open, onSaid, focusOn]);

  const undo = useCallback(
    async ({ prayer, how }: Gone) => {
      try {
        if (how === "deleted") await restorePrayer(client, prayer.id);
        else await changeStatus(client, prayer.id, { status: prayer.status });
        focusOn(headingId(prayer.id));
        setGone((all) => new Map([...all].filter(([id]) => id !== prayer.id)));
        onSaid(`${prayer.title} is back.`);
      } catch (error) {
        tellFailure("The prayer was not brought back", error);
      }
    },
    [client, onSaid, focusOn],
  );

  const forgetGone = useCallback(() => setGone(new Map()), []);
  return { actions, gone, undo, forgetGone };
}
