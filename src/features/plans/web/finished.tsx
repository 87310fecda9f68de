// A plan read to its end: said once, quietly, where the plan stood.
import { useEffect, useRef } from "react";
import { Button } from "#src/ui/button.tsx";
import { Mark } from "#src/ui/logo.tsx";
import type { Plan } from "../contract.ts";
import { sayDate, sayDays } from "./say.ts";

export function Finished({ plan, onSeen }: { plan: Plan; onSeen: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { name, duration, startedOn, completedOn } = plan;
  return (
    <section className="animate-[fade_600ms_ease-out] rounded-card bg-lamp-wash px-6 py-10 text-center md:py-14">
      <span className="inline-block text-lamp-ink">
        <Mark className="size-10" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="mt-4 text-30 outline-none">
        You have read all of it
      </h2>
      <p className="mx-auto mt-3 max-w-md">
        {name}, {sayDays(duration)}
        {completedOn ? `, ${sayWhen(startedOn, completedOn)}` : ""}. What you read, marked and wrote
        stays with you under Completed.
      </p>
      <p className="mt-5 print:hidden">
        <Button kind="secondary" onClick={onSeen}>
          Close
        </Button>
      </p>
    </section>
  );
}

const sayWhen = (from: string, to: string): string =>
  from === to ? `on ${sayDate(to)}` : `from ${sayDate(from, to)} to ${sayDate(to)}`;
