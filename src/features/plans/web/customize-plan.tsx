import { useId, useState } from "react";
import { Testament } from "#src/scripture/books.ts";
import { type ChosenBooks, namesOf, toggleTestament } from "#src/scripture/chosen-books.ts";
import { BookChecks } from "#src/ui/book-checks.tsx";
import { Button } from "#src/ui/button.tsx";
import { Field, Switch, TextField } from "#src/ui/field.tsx";
import { DESCRIPTION_MAX, NAME_MAX, type ReminderMethod } from "../choices.ts";
import type { Plan } from "../contract.ts";
import { AllOrNone } from "./all-or-none.tsx";
import { FormEnd } from "./form-end.tsx";
import { findDraft, forgetDraft, NEW_DRAFT, type PlanDraft, saveDraft } from "./plan-draft.ts";
import { PlanPreview } from "./plan-preview.tsx";
import { ReminderFields } from "./plan-reminder.tsx";
import { useCreatePlan } from "./use-create-plan.ts";

const MAX_DAYS = 1000;
const DURATION_PROBLEM = "A plan lasts a whole number of days, from 1 to 1000";

export function CustomizePlan({
  owner,
  onCreated,
}: {
  owner: number;
  onCreated: (plan: Plan) => void;
}) {
  const [draft, setDraft] = useState(() => findDraft(owner) ?? NEW_DRAFT);
  const [isBroughtBack, setBroughtBack] = useState(draft !== NEW_DRAFT);
  const [isTried, setTried] = useState(false);
  const { create, isBusy, problem, fields } = useCreatePlan((plan) => {
    forgetDraft(owner);
    onCreated(plan);
  });
  const change = (changes: Partial<PlanDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    saveDraft(owner, next);
  };
  const startOver = () => {
    forgetDraft(owner);
    setDraft(NEW_DRAFT);
    setBroughtBack(false);
    setTried(false);
  };
  const { name, description, duration, chosen, reminderTime, reminderMethod } = draft;

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
      {isBroughtBack ? (
        <p className="flex flex-wrap items-center gap-x-3 text-14 text-muted">
          <span role="status">What you chose before stands here again.</span>
          <button type="button" className="underlined min-h-11" onClick={startOver}>
            Start over
          </button>
        </p>
      ) : null}
      <Field
        label="Name"
        autoComplete="off"
        maxLength={NAME_MAX}
        value={name}
        error={(isTried ? problems.name : undefined) ?? fields.name}
        onChange={(event) => change({ name: event.target.value })}
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
        onChange={(event) => change({ description: event.target.value })}
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
        onChange={(event) => change({ duration: event.target.value })}
        className="max-w-36"
      />
      <BookChoice
        chosen={chosen}
        onChange={(books) => change({ chosen: books })}
        problem={(isTried ? problems.books : undefined) ?? fields.selectedBooks}
      />
      <PlanPreview body={problems.books || problems.duration ? undefined : reading} />
      <ReminderFields
        time={{
          value: reminderTime,
          onChange: (event) => change({ reminderTime: event.target.value }),
        }}
        method={{
          value: reminderMethod,
          onChange: (event) => change({ reminderMethod: event.target.value as ReminderMethod }),
        }}
      />
      {problem ? (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      ) : null}
      <FormEnd>
        <Button type="submit" className="max-sm:w-full" isBusy={isBusy} busyLabel="Creating...">
          Create Plan
        </Button>
      </FormEnd>
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
            {isOn ? (
              <>
                <AllOrNone testament={testament} chosen={chosen} onChange={onChange} />
                <BookChecks testament={testament} chosen={chosen} onChange={onChange} />
              </>
            ) : null}
          </div>
        );
      })}
    </fieldset>
  );
}
