import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { IconButton } from "#src/ui/button.tsx";
import type { Plan } from "../contract.ts";

/** To the days before and after, which can be read and marked too. */
export function DayTurner({
  plan,
  day,
  onTurn,
}: {
  plan: Plan;
  day: number;
  onTurn: (day: number) => void;
}) {
  return (
    <div className="mt-6 flex items-center justify-center gap-2 text-14 text-muted">
      <IconButton label="The day before" aria-disabled={day === 1} onClick={() => onTurn(day - 1)}>
        <ChevronLeft size={20} strokeWidth={1.5} />
      </IconButton>
      <span>
        Day {day} of {plan.duration}
      </span>
      <IconButton
        label="The day after"
        aria-disabled={day === plan.duration}
        onClick={() => onTurn(day + 1)}
      >
        <ChevronRight size={20} strokeWidth={1.5} />
      </IconButton>
    </div>
  );
}
