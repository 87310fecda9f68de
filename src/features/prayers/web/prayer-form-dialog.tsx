// Adding a prayer, and editing one.
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { isBlank } from "#src/shared/readable-text.ts";
import { ChoiceField } from "#src/ui/choice-field.tsx";
import { Field, SelectField, TextField } from "#src/ui/field.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { ApiError } from "#src/web/query-client.ts";
import type { Prayer } from "../contract.ts";
import {
  findTextProblem,
  findTitleProblem,
  PRAYER_CATEGORIES,
  type PrayerCategory,
  type PrayerUrgency,
  REMINDER_FREQUENCIES,
  type ReminderFrequency,
} from "../rules.ts";
import { CATEGORY_LABELS } from "./badges.tsx";
import { FormFoot } from "./form-foot.tsx";
import { formNameOf } from "./open-dialogs.ts";
import { addPrayer, editPrayer, prayersQuery } from "./queries.ts";
import { useDraftForm } from "./use-draft-form.ts";

interface Values {
  title: string;
  description: string;
  category: PrayerCategory;
  urgency: PrayerUrgency;
  reminderFrequency: ReminderFrequency;
  answerDescription: string;
  /** The version of the prayer that was seen; empty for a new one. */
  updatedAt: string;
}

const NEW: Values = {
  title: "",
  description: "",
  category: "personal",
  urgency: "medium",
  reminderFrequency: "daily",
  answerDescription: "",
  updatedAt: "",
};
const URGENCIES = [
  { value: "low", label: "Low" },
  { value: "medium", label: "Medium" },
  { value: "high", label: "High" },
];
const FREQUENCY_LABELS: Readonly<Record<ReminderFrequency, string>> = {
  daily: "Daily",
  weekly: "Weekly",
  monthly: "Monthly",
  never: "Never",
};

interface FormProps {
  owner: number;
  /** The one to edit; a new one where there is none. */
  prayer?: Prayer | undefined;
  onClose: () => void;
  onSaved: (prayer: Prayer, isNew: boolean) => void;
}

export default function PrayerFormDialog({
  onClosed,
  ...form
}: FormProps & { onClosed: () => void }) {
  return (
    <Sheet
      title={form.prayer ? "Edit Prayer Request" : "Add New Prayer Request"}
      size="narrow"
      onClose={form.onClose}
      onClosed={onClosed}
    >
      <PrayerForm {...form} />
    </Sheet>
  );
}

function PrayerForm({ owner, prayer, onClose, onSaved }: FormProps) {
  const client = useQueryClient();
  const updatedAt = useRef<string>(undefined);
  const [theirs, setTheirs] = useState<Prayer>();
  const { form, submit, forget, isBroughtBack } = useDraftForm<Values>({
    owner,
    name: formNameOf(prayer ? { kind: "edit", id: prayer.id } : { kind: "add" }),
    defaultValues: prayer ? readValues(prayer) : NEW,
    failure: prayer ? "The prayer was not updated" : "The prayer was not added",
    firstField: "title",
    send: async ({ answerDescription, updatedAt: seenAt, ...fields }) => {
      const saved = prayer
        ? await editPrayer(client, prayer.id, {
            ...fields,
            ...(prayer.isAnswered ? { answerDescription } : {}),
            updatedAt: updatedAt.current ?? seenAt,
          })
        : await addPrayer(client, fields);
      onSaved(saved, !prayer);
    },
    explain: async (error) => {
      if (!prayer || !(error instanceof ApiError)) return undefined;
      if (error.status === 404) {
        return "This prayer was deleted in another place. Bring it back from below the list, then save.";
      }
      if (error.status !== 409) return undefined;
      const list = await client.fetchQuery({ ...prayersQuery, staleTime: 0 }).catch(() => []);
      const now = list.find(({ id }) => id === prayer.id);
      if (!now) return undefined;
      updatedAt.current = now.updatedAt;
      setTheirs(now);
      return "This prayer was changed in another place meanwhile. What you typed still stands here. Save again to put it in place of the other.";
    },
  });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const checkText = (what: string) => (text: string) => findTextProblem(what, text);
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {isBroughtBack ? (
        <p role="status" className="text-14 text-muted">
          What you typed before stands here again.
        </p>
      ) : null}
      <Field
        label="Title"
        autoComplete="off"
        error={errors.title?.message}
        {...register("title", { validate: findTitleProblem })}
      />
      <TextField
        label={
          <>
            Description <span className="font-normal text-muted">(optional)</span>
          </>
        }
        placeholder="Say it plainly. Only you can read it."
        error={errors.description?.message}
        {...register("description", { validate: checkText("description") })}
      />
      {prayer?.isAnswered ? (
        <TextField
          label="How God answered"
          error={errors.answerDescription?.message}
          {...register("answerDescription", {
            validate: (text) =>
              isBlank(text)
                ? "Say how it was answered, or leave the answer as it is"
                : findTextProblem("answer", text),
          })}
        />
      ) : null}
      <div className="grid grid-cols-2 gap-4">
        <SelectField label="Category" {...register("category")}>
          {PRAYER_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {CATEGORY_LABELS[category]}
            </option>
          ))}
        </SelectField>
        <SelectField label="Remind me" {...register("reminderFrequency")}>
          {REMINDER_FREQUENCIES.map((frequency) => (
            <option key={frequency} value={frequency}>
              {FREQUENCY_LABELS[frequency]}
            </option>
          ))}
        </SelectField>
      </div>
      <ChoiceField label="Urgency" options={URGENCIES} {...register("urgency")} />
      {theirs ? <Theirs prayer={theirs} typed={form.getValues()} /> : null}
      <FormFoot
        problem={errors.root?.message}
        submitLabel={prayer ? "Update Prayer" : "Add Prayer"}
        busyLabel={prayer ? "Updating..." : "Adding..."}
        isBusy={isSubmitting}
        onCancel={() => {
          forget();
          onClose();
        }}
      />
    </form>
  );
}

/** Where the other place reads otherwise than what is typed, so that no words go unseen. */
function Theirs({ prayer, typed }: { prayer: Prayer; typed: Values }) {
  const fields = [
    ["Title", prayer.title, typed.title],
    ["Description", prayer.description ?? "", typed.description],
    ["How God answered", prayer.answerDescription ?? "", typed.answerDescription],
  ] as const;
  const changed = fields.filter(([, now, here]) => now !== here.trim());
  if (changed.length === 0) return null;
  return (
    <Notice>
      <p className="font-semibold">In the other place it reads:</p>
      <dl className="mt-2 max-h-60 overflow-auto">
        {changed.map(([name, now]) => (
          <div key={name} className="mt-1">
            <dt className="text-14 text-muted">{name}</dt>
            <dd className="whitespace-pre-line break-words font-serif">{now || "(nothing)"}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}

function readValues(prayer: Prayer): Values {
  const { title, description, category, urgency, reminderFrequency, updatedAt } = prayer;
  return {
    title,
    description: description ?? "",
    category,
    urgency,
    reminderFrequency,
    answerDescription: prayer.answerDescription ?? "",
    updatedAt,
  };
}
