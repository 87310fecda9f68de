import type { ComponentProps } from "react";
import { Field, SelectField } from "#src/ui/field.tsx";

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
