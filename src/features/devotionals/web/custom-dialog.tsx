// Asks for a devotional on a topic of the user's choice. What is typed stays in this tab until it is sent.
import { useEffect, useId } from "react";
import { useForm } from "react-hook-form";
import { isBlank } from "#src/shared/readable-text.ts";
import { Button } from "#src/ui/button.tsx";
import { ChoiceField } from "#src/ui/choice-field.tsx";
import { Field, Switch } from "#src/ui/field.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { findTyping, storeTyping } from "#src/ui/stored-typing.ts";
import type { DevotionalBody } from "../contract.ts";

interface Values {
  topic: string;
  length: "short" | "medium" | "long";
  includePersonalStory: boolean;
  focusArea: string;
}

const NEW: Values = { topic: "", length: "medium", includePersonalStory: false, focusArea: "" };
const CUSTOM_FORM = "custom-devotional";
const LENGTHS = [
  { value: "short", label: "Short" },
  { value: "medium", label: "Medium" },
  { value: "long", label: "Long" },
];
const MAX = 200;

export default function CustomDialog({
  owner,
  onWrite,
  onClose,
  onClosed,
}: {
  owner: number;
  onWrite: (body: DevotionalBody) => void;
  onClose: () => void;
  onClosed: () => void;
}) {
  const { register, handleSubmit, formState, subscribe } = useForm<Values>({
    defaultValues: { ...NEW, ...findTyping<Values>(owner, CUSTOM_FORM) },
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => storeTyping(owner, CUSTOM_FORM, values),
      }),
    [subscribe, owner],
  );
  const { errors } = formState;
  const storyId = useId();
  return (
    <Sheet title="Custom Devotional" size="narrow" onClose={onClose} onClosed={onClosed}>
      <form
        method="post"
        noValidate
        className="grid gap-5"
        onSubmit={(event) =>
          void handleSubmit(({ focusArea, ...body }) =>
            onWrite({ ...body, ...(focusArea.trim() ? { focusArea } : {}) }),
          )(event)
        }
      >
        <Field
          label="Topic"
          autoComplete="off"
          placeholder="What is on your heart?"
          error={errors.topic?.message}
          {...register("topic", {
            validate: (topic) =>
              isBlank(topic)
                ? "Topic is required"
                : topic.trim().length > MAX
                  ? `Please shorten the topic to ${MAX} characters`
                  : undefined,
          })}
        />
        <div>
          <ChoiceField label="Length" options={LENGTHS} {...register("length")} />
          <p className="text-14 text-muted">5-7, 10-12 or 15-20 minutes of reading.</p>
        </div>
        <Field
          label={
            <>
              Focus area <span className="font-normal text-muted">(optional)</span>
            </>
          }
          autoComplete="off"
          placeholder="Work, family, an illness"
          error={errors.focusArea?.message}
          {...register("focusArea", {
            validate: (area) =>
              area.trim().length > MAX
                ? `Please shorten the focus area to ${MAX} characters`
                : undefined,
          })}
        />
        <div className="flex min-h-11 items-center gap-4">
          <label htmlFor={storyId} className="mr-auto">
            <span className="block font-semibold text-14">Include a personal story</span>
            <span className="block text-14 text-muted">An illustration, told as imagined.</span>
          </label>
          <Switch id={storyId} {...register("includePersonalStory")} />
        </div>
        <div className="mt-1 grid gap-2 sm:flex sm:flex-row-reverse sm:justify-start">
          <Button type="submit">Generate Devotional</Button>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
