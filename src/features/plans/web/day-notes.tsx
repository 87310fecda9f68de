import { useEffect, useState } from "react";
import { useOrphanedDrafts } from "#src/web/drafts/use-orphaned-drafts.ts";
import type { Plan } from "../contract.ts";
import { dayNoteDrafts, readTarget } from "./note-drafts.ts";
import { NoteField } from "./note-field.tsx";

/** The note of the current day, and those of other days that wait on this device. */
export default function DayNotes({ owner, plan }: { owner: number; plan: Plan }) {
  const { id, currentDay, today } = plan;
  const { orphans } = useOrphanedDrafts(dayNoteDrafts, owner);
  // A field that stands here stays: it now writes on the draft itself.
  const [waiting, setWaiting] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const targets = orphans.map(({ draft }) => readTarget(draft.target));
    const days = targets.flatMap(({ planId, dayNumber }) => (planId === id ? dayNumber : []));
    if (days.length > 0) setWaiting((before) => new Set([...before, ...days]));
  }, [orphans, id]);
  const others = [...waiting].filter((day) => day !== currentDay).sort((one, two) => one - two);
  return [currentDay, ...others].map((day) => (
    <div key={day} className="mt-5">
      <NoteField
        owner={owner}
        planId={id}
        dayNumber={day}
        notes={day === currentDay ? today.notes : null}
      />
    </div>
  ));
}
