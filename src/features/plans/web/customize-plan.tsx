import { useId, useState } from "react";
import { Testament } from "#src/scripture/books.ts";
import {
  type ChosenBooks,
  NOTHING_CHOSEN,
  namesOf,
  toggleTestament,
} from "#src/scripture/chosen-books.ts";
import { BookChecks } from "#src/ui/book-checks.tsx";
import { Button } from "#src/ui/button.tsx";
import { Field, TextField } from "#src/ui/field.tsx";
import { Switch } from "#src/ui/switch.tsx";
import {
  DEFAULT_DURATION,
  DEFAULT_REMINDER_TIME,
  DESCRIPTION_MAX,
  NAME_MAX,
  type ReminderMethod,
} from "../choices.ts";
import type { Plan } from "../contract.ts";
import { PlanPreview } from "./plan-preview.tsx";
import { ReminderFields } from "./reminder-fields.tsx";
import { useCreatePlan } from "./use-create-plan.ts";

const MAX_DAYS = 1000;
const DURATION_PROBLEM = "A plan lasts a whole number of days, from 1 to 1000";

export function CustomizePlan({ onCreated }: { onCreated: (plan: Plan) => void }) {
  const [name, setName] = useState("");
  const [description, setDescription] = useState("");
  const [duration, setDuration] = useState(String(DEFAULT_DURATION));
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const [reminderTime, setTime] = useState(DEFAULT_REMINDER_TIME);
  const [reminderMethod, setMethod] = useState<ReminderMethod>("none");
  const [isTried, setTried] = useState(false);
  const { create, isBusy, problem, fields } = useCreatePlan(onCreated);

  const books = namesOf(chosen);
  const days = /^\d{1,4}$/.test(duration) ? Number(duration) : 0;
  const problems = {
    name: name.trim() ? undefined : "A plan needs a name",
    duration: days >= 1 && days <= MAX_DAYS ? undefined : DURATION_PROBLEM,
    books: books.length > 0 ? undefined : "Choose at least one book",
  };
  const isRight = !problems.name && !problems.duration && !problems.books;
  const reading = { planType: "custom" as const, duration: days, selectedBooks: books };
  return (
    <form
      method="post"
      noValidate
      className="grid gap-5 pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isRight) {
          const form = event.currentTarget;
          // Once the problems stand there.
          requestAnimationFrame(() =>
            form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
          );
          return;
        }
        void create({ ...reading, name, description, reminderTime, reminderMethod });
      }}
    >
      <Field
        label="Name"
        autoComplete="off"
        maxLength={NAME_MAX}
        value={name}
        error={(isTried ? problems.name : undefined) ?? fields.name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={
          <>
            Description <span className="font-normal text-muted">(optional)</span>
          </>
        }
        maxLength={DESCRIPTION_MAX}
        value={description}
        error={fields.description}
        onChange={(event) => setDescription(event.target.value)}
        className="min-h-18!"
      />
      <Field
        label="Duration in days"
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_DAYS}
        step={1}
        value={duration}
        error={problems.duration ?? fields.duration}
        onChange={(event) => setDuration(event.target.value)}
        className="max-w-36"
      />
      <BookChoice
        chosen={chosen}
        onChange={setChosen}
        problem={(isTried ? problems.books : undefined) ?? fields.selectedBooks}
      />
      <PlanPreview body={problems.books || problems.duration ? undefined : reading} />
      <ReminderFields
        time={{ value: reminderTime, onChange: (event) => setTime(event.target.value) }}
        method={{
          value: reminderMethod,
          onChange: (event) => setMethod(event.target.value as ReminderMethod),
        }}
      />
      {problem ? (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      ) : null}
      <div>
        <Button type="submit" className="max-sm:w-full" isBusy={isBusy} busyLabel="Creating...">
          Create Plan
        </Button>
      </div>
    </form>
  );
}

const TESTAMENTS = [
  [Testament.Old, "Old Testament (39 books)"],
  [Testament.New, "New Testament (27 books)"],
] as const;

function BookChoice({
  chosen,
  onChange,
  problem,
}: {
  chosen: ChosenBooks;
  onChange: (chosen: ChosenBooks) => void;
  problem: string | undefined;
}) {
  const id = useId();
  const count = chosen.books.size;
  return (
    <fieldset aria-describedby={`${id}-count`}>
      <legend className="flex w-full items-baseline justify-between font-semibold text-14">
        Books
      </legend>
      <p id={`${id}-count`} role="status" className="text-14 text-muted">
        {count === 0 ? "None chosen yet" : `${count} of 66 chosen`}
      </p>
      {problem ? (
        <p role="alert" className="mt-1 text-14 text-danger">
          {problem}
        </p>
      ) : null}
      {TESTAMENTS.map(([testament, label]) => {
        const isOn = chosen.testaments.has(testament);
        return (
          <div key={testament} className="border-line border-b py-2 last:border-b-0">
            <div className="flex min-h-11 items-center justify-between gap-4">
              <label htmlFor={`${id}-${testament}`} className="font-medium">
                {label}
              </label>
              <Switch
                id={`${id}-${testament}`}
                checked={isOn}
                aria-invalid={problem ? true : undefined}
                onChange={() => onChange(toggleTestament(chosen, testament))}
              />
            </div>
            {isOn ? <BookChecks testament={testament} chosen={chosen} onChange={onChange} /> : null}
          </div>
        );
      })}
    </fieldset>
  );
}
