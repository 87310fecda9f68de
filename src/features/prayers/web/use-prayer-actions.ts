// What the cards' buttons do. A prayer that is put away leaves a line in its
// place for as long as this part of the list is shown, so that it can come back.
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { showToast } from "#src/ui/toaster.tsx";
import { useFocusOnceShown } from "#src/ui/use-focus-once-shown.ts";
import { runMutation } from "#src/web/run-mutation.ts";
import { tellFailure } from "#src/web/tell-failure.ts";
import type { Prayer } from "../contract.ts";
import { headingId, type PrayerActions } from "./prayer-card.tsx";
import { changeStatus, deletePrayer, restorePrayer } from "./queries.ts";
import type { Dialogs } from "./use-dialogs.tsx";

/** What moves prayers about goes in the order in which it was asked for. */
const MOVES = { id: "prayers" };

export interface Gone {
  /** As it was. */
  readonly prayer: Prayer;
  readonly how: "archived" | "deleted";
}

export function usePrayerActions(open: Dialogs["open"]) {
  const client = useQueryClient();
  const [gone, setGone] = useState<ReadonlyMap<number, Gone>>(new Map());
  const focusOn = useFocusOnceShown();
  const actions: PrayerActions = useMemo(() => {
    const putAway = (prayer: Prayer, how: Gone["how"]) =>
      setGone((all) => new Map(all).set(prayer.id, { prayer, how }));
    return {
      markAnswered: (prayer, opener) => void open({ kind: "answer", prayer }, opener),
      edit: (prayer, opener) => void open({ kind: "edit", prayer }, opener),
      showWritten: (written, prayer, opener) =>
        void open({ kind: "written", written, prayer }, opener),
      move: (prayer, status) =>
        runMutation(
          client,
          {
            scope: MOVES,
            mutationFn: ({ id }: Prayer) => changeStatus(client, id, { status }),
            onSuccess: () => {
              if (status === "archived") putAway(prayer, "archived");
              else {
                focusOn(headingId(prayer.id));
                showToast({ title: `“${prayer.title}” is ${status} now` });
              }
            },
            onError: (error) => tellFailure("The prayer was not changed", error),
          },
          prayer,
        ),
      remove: (prayer) =>
        runMutation(
          client,
          {
            scope: MOVES,
            mutationFn: ({ id }: Prayer) => deletePrayer(client, id),
            onSuccess: () => putAway(prayer, "deleted"),
            onError: (error) => tellFailure("The prayer was not deleted", error),
          },
          prayer,
        ),
    };
  }, [client, open, focusOn]);

  const undo = useCallback(
    (gone: Gone) =>
      runMutation(
        client,
        {
          scope: MOVES,
          mutationFn: async ({ prayer, how }: Gone): Promise<unknown> =>
            how === "deleted"
              ? restorePrayer(client, prayer.id)
              : changeStatus(client, prayer.id, { status: prayer.status }),
          onSuccess: (_, { prayer }) => {
            focusOn(headingId(prayer.id));
            setGone((all) => new Map([...all].filter(([id]) => id !== prayer.id)));
            showToast({ title: `“${prayer.title}” is back` });
          },
          onError: (error) => tellFailure("The prayer was not brought back", error),
        },
        gone,
      ),
    [client, focusOn],
  );

  const forgetGone = useCallback(() => setGone(new Map()), []);
  return { actions, gone, undo, forgetGone };
}
