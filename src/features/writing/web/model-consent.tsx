// Asks once whether a person's words may go to a language model; said again, in
// one line, with the way to say otherwise.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { useAction } from "#src/web/use-action.ts";
import { saveConsent, writerQuery } from "./queries.ts";

const VISITORS_ANSWER = "agrees-to-model";

export interface Consent {
  /** Present where a language model could write. */
  readonly model: string | undefined;
  /** Absent until the person has said. */
  readonly agrees: boolean | undefined;
  readonly decide: (agrees: boolean) => Promise<void>;
}

/** @param isPerson a visitor's answer stays on the device */
export function useConsent(isPerson: boolean): Consent {
  const client = useQueryClient();
  const { data } = useQuery(writerQuery);
  const [visitors, setVisitors] = useState<boolean>();
  useEffect(() => setVisitors(readAnswer()), []);
  return {
    model: data?.model ?? undefined,
    agrees: isPerson ? (data?.agreesToModel ?? undefined) : visitors,
    decide: async (agrees) => {
      if (isPerson) {
        await saveConsent(client, agrees);
        return;
      }
      setVisitors(agrees);
      saveAnswer(agrees);
    },
  };
}

export function ModelConsent({ consent }: { consent: Consent }) {
  const { model, agrees, decide } = consent;
  const [isAsking, setAsking] = useState(false);
  const { run: say, isPending } = useAction({
    scope: { id: "model consent" },
    mutationFn: decide,
    onSuccess: () => setAsking(false),
    failure: "Your answer was not kept",
  });
  if (!model) return null;
  if (agrees !== undefined && !isAsking) {
    return (
      <p className="text-14 text-muted">
        {agrees
          ? `Written by ${model}; your words go to its provider.`
          : "Composed from Scripture; your words stay here."}{" "}
        <button type="button" className="underlined min-h-11" onClick={() => setAsking(true)}>
          Change
        </button>
      </p>
    );
  }
  return (
    <fieldset className="rounded-card bg-sunk px-5 py-4">
      <legend className="sr-only">Who may read what you type</legend>
      <p>
        A language model, {model}, can write this. Then what you type goes to whoever runs it. Every
        quotation is checked here either way.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button kind="secondary" size="small" isBusy={isPending} onClick={() => say(true)}>
          Let {model} write
        </Button>
        <Button kind="secondary" size="small" isBusy={isPending} onClick={() => say(false)}>
          Compose from Scripture instead
        </Button>
      </div>
    </fieldset>
  );
}

function readAnswer(): boolean | undefined {
  try {
    const stored = localStorage.getItem(VISITORS_ANSWER);
    return stored === null ? undefined : stored === "yes";
  } catch {
    return undefined;
  }
}

function saveAnswer(agrees: boolean): void {
  try {
    localStorage.setItem(VISITORS_ANSWER, agrees ? "yes" : "no");
  } catch {
    // Storage may be forbidden; the answer then lasts as long as the page.
  }
}
