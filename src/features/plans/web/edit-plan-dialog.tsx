import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { describeFailure } from "#src/web/tell-failure.ts";
import { useFormMutation } from "#src/web/use-form-mutation.ts";
import { NAME_MAX, type ReminderMethod } from "../choices.ts";
import type { Plan } from "../contract.ts";
import { ReminderFields } from "./plan-reminder.tsx";
import { changePlan } from "./queries.ts";

interface Values {
  name: string;
  reminderTime: string;
  reminderMethod: ReminderMethod;
}

export default function EditPlanDialog({
  plan,
  onClose,
  onClosed,
  onSaved,
}: {
  plan: Plan;
  onClose: () => void;
  onClosed: () => void;
  onSaved: (plan: Plan) => void;
}) {
  const client = useQueryClient();
  const { name, reminderTime, reminderMethod } = plan;
  const form = useForm<Values>({ defaultValues: { name, reminderTime, reminderMethod } });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const save = useFormMutation(form, {
    mutationFn: (values: Values) => changePlan(client, plan.id, values),
    onSuccess: onSaved,
    describe: describeFailure,
  });
  return (
    <Sheet title="Name and reminder" size="narrow" onClose={onClose} onClosed={onClosed}>
      <form method="post" noValidate className="grid gap-5" onSubmit={save}>
        <Field
          label="Name"
          autoComplete="off"
          maxLength={NAME_MAX}
          error={errors.name?.message}
          {...register("name", {
            validate: (value) => (value.trim() ? undefined : "A plan needs a name"),
          })}
        />
        <ReminderFields
          time={{ ...register("reminderTime"), error: errors.reminderTime?.message }}
          method={{ ...register("reminderMethod"), error: errors.reminderMethod?.message }}
        />
        {errors.root ? (
          <p role="alert" className="text-danger">
            {errors.root.message}
          </p>
        ) : null}
        <div className="grid gap-2 sm:flex sm:flex-row-reverse sm:justify-start">
          <Button type="submit" isBusy={isSubmitting} busyLabel="Saving...">
            Save
          </Button>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
