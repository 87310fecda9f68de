import Bell from "lucide-react/icons/bell";
import type { Plan } from "../contract.ts";

const METHODS = { email: "by email", notification: "by notification" } as const;

/** When and how one is reminded; nothing where one is not, or not any more. */
export function ReminderBadge({ plan }: { plan: Plan }) {
  if (plan.reminderMethod === "none" || plan.isCompleted) return null;
  return (
    <span className="inline-flex items-center gap-1.5">
      <Bell size={15} strokeWidth={1.5} aria-hidden="true" />
      <span className="sr-only">Reminder at </span>
      {plan.reminderTime} {METHODS[plan.reminderMethod]}
    </span>
  );
}
