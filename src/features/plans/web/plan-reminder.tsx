import Bell from "lucide-react/icons/bell";
import type { ComponentProps } from "react";
import { Field, SelectField } from "#src/ui/field.tsx";
import type { Plan } from "../contract.ts";

/** When and how one is reminded. */
export function ReminderFields({
  time,
  method,
}: {
  time: Omit<ComponentProps<typeof Field>, "label">;
  method: Omit<ComponentProps<typeof SelectField>, "label">;
}) {
  return (
    <div className="grid grid-cols-2 gap-4">
      <SelectField label="Reminder" {...method}>
        <option value="none">None</option>
        <option value="email">By email</option>
        <option value="notification">By notification</option>
      </SelectField>
      <Field label="Reminder time" type="time" required {...time} />
    </div>
  );
}

const METHODS = { email: "by email", notification: "by notification" } as const;

/** When and how the user is reminded; nothing where there is no reminder, or not any more. */
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
