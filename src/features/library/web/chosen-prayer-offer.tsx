import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { useAction } from "#src/web/use-action.ts";
import type { Prayer } from "../contract.ts";
import {
  CHOICE,
  chosenPrayerQuery,
  findChoice,
  forgetChoice,
  saveChoice,
} from "./chosen-prayer.ts";

/** For the gate: what was chosen is offered once the list is open. It shows nothing. */
export function SaveChosenPrayer() {
  const [parameters] = useSearchParams();
  const name = parameters.get(CHOICE);
  useEffect(() => {
    if (name) saveChoice(name);
  }, [name]);
  return null;
}

/** In the Prayer List: the prayer that led here, to be added or left. */
export function ChosenPrayerOffer({ onAdd }: { onAdd: (prayer: Prayer) => Promise<void> }) {
  const [parameters, setParameters] = useSearchParams();
  const inUrl = parameters.get(CHOICE);
  const [name, setName] = useState<string>();
  // What this tab stores is known to the browser alone.
  useEffect(() => setName(inUrl ?? findChoice()), [inUrl]);
  if (!name) return null;
  const settle = () => {
    forgetChoice();
    setName(undefined);
    if (inUrl === null) return;
    const others = new URLSearchParams(parameters);
    others.delete(CHOICE);
    setParameters(others, { replace: true, preventScrollReset: true });
  };
  return <Offer name={name} onAdd={onAdd} onSettled={settle} />;
}

function Offer({
  name,
  onAdd,
  onSettled,
}: {
  name: string;
  onAdd: (prayer: Prayer) => Promise<void>;
  onSettled: () => void;
}) {
  const { data: prayer } = useQuery({ ...chosenPrayerQuery(name), retry: false });
  const { run, isPending } = useAction({
    mutationFn: onAdd,
    onSuccess: onSettled,
    failure: "The prayer was not added",
  });
  if (!prayer) return null;
  return (
    <section aria-label="A prayer that you chose" className="pt-6 md:pt-10" data-print="no">
      <Notice>
        <p>
          You chose{" "}
          <Link to={prayer.href} className="underlined">
            {prayer.title}
          </Link>{" "}
          for this list.
        </p>
        <p className="mt-2 flex flex-wrap gap-x-3 gap-y-1">
          <Button
            kind="secondary"
            size="small"
            isBusy={isPending}
            busyLabel="Adding..."
            disabled={isPending}
            onClick={() => run(prayer)}
          >
            Add it
          </Button>
          <Button
            kind="quiet"
            size="small"
            onClick={() => {
              onSettled();
              document.getElementById("main")?.focus({ preventScroll: true });
            }}
          >
            Leave it
          </Button>
        </p>
      </Notice>
    </section>
  );
}
