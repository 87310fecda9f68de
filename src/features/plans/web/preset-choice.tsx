import { Fragment, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import {
  DEFAULT_REMINDER_TIME,
  PRESETS,
  type PresetType,
  type ReminderMethod,
} from "../choices.ts";
import type { Plan } from "../contract.ts";
import { FormEnd } from "./form-end.tsx";
import { PlanPreview } from "./plan-preview.tsx";
import { ReminderFields } from "./plan-reminder.tsx";
import { PresetIcon } from "./preset-icon.tsx";
import { sayDays } from "./say.ts";
import { useCreatePlan } from "./use-create-plan.ts";

export function PresetChoice({ onCreated }: { onCreated: (plan: Plan) => void }) {
  const [chosen, choose] = useState<PresetType>();
  const [reminderTime, setTime] = useState(DEFAULT_REMINDER_TIME);
  const [reminderMethod, setMethod] = useState<ReminderMethod>("none");
  const { create, isBusy, problem, fields } = useCreatePlan(onCreated);
  const preset = PRESETS.find(({ planType }) => planType === chosen);
  return (
    <form
      method="post"
      noValidate
      className="grid gap-5 pt-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!preset) return;
        const { planType, name, description, duration } = preset;
        void create({ planType, name, description, duration, reminderTime, reminderMethod });
      }}
    >
      <fieldset>
        <legend className="sr-only">Plan</legend>
        {PRESETS.map(({ planType, name, description, duration, icon }) => (
          <Fragment key={planType}>
            <label className="-mx-2 flex cursor-pointer items-start gap-3 border-line border-b px-2 py-3.5 hover:bg-sunk has-checked:bg-accent-wash">
              <input
                type="radio"
                name="preset"
                className="mt-1.5 size-4 flex-none accent-accent"
                checked={planType === chosen}
                onChange={() => choose(planType)}
              />
              <PresetIcon icon={icon} />
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span className="font-medium font-serif text-20">{name}</span>
                  <span className="text-14 text-muted">{sayDays(duration)}</span>
                </span>
                <span className="block text-14 text-muted">{description}</span>
              </span>
            </label>
            {/* Beside what was chosen, where the eyes are. */}
            {planType === chosen ? <PlanPreview body={{ planType }} scrollsIntoView /> : null}
          </Fragment>
        ))}
      </fieldset>
      <ReminderFields
        time={{ value: reminderTime, onChange: (event) => setTime(event.target.value) }}
        method={{
          value: reminderMethod,
          onChange: (event) => setMethod(event.target.value as ReminderMethod),
        }}
      />
      {problem ? (
        <p role="alert" className="text-danger">
          {fields.reminderTime ?? problem}
        </p>
      ) : null}
      <FormEnd>
        <Button
          type="submit"
          className="max-sm:w-full"
          disabled={!preset}
          isBusy={isBusy}
          busyLabel="Creating..."
        >
          Create Plan
        </Button>
      </FormEnd>
    </form>
  );
}
