// Asks for an outline. What is typed stays in this tab until it is sent.
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { ModelConsent, useConsent } from "#src/features/writing/web/model-consent.tsx";
import { useWriting } from "#src/features/writing/web/use-writing.ts";
import { WritingProgress } from "#src/features/writing/web/writing-progress.tsx";
import { isBlank } from "#src/shared/readable-text.ts";
import { Button } from "#src/ui/button.tsx";
import { Field, TextField } from "#src/ui/field.tsx";
import { findTyping, storeTyping } from "#src/ui/stored-typing.ts";
import { showToast } from "#src/ui/toaster.tsx";
import { isUnreached } from "#src/ui/unreached.tsx";
import { ApiError } from "#src/web/query-client.ts";
import { describeFailure } from "#src/web/tell-failure.ts";
import type { GeneratedOutline } from "../contract.ts";
import { generateOutline } from "./queries.ts";

interface Values {
  topic: string;
  scriptureReference: string;
  context: string;
}

const EMPTY: Values = { topic: "", scriptureReference: "", context: "" };
const FORM = "outline";
const VISITOR = 0;
const FAILED = "Failed to generate devotional outline. Please try again.";

export function OutlineForm({
  owner = VISITOR,
  onWritten,
}: {
  owner?: number | undefined;
  onWritten: (outline: GeneratedOutline) => void;
}) {
  const consent = useConsent(owner !== VISITOR);
  const { steps, start, stop } = useWriting();
  const [isUnsure, setUnsure] = useState(false);
  const { register, handleSubmit, setError, formState, subscribe, reset } = useForm<Values>({
    defaultValues: EMPTY,
  });
  useEffect(() => {
    const typed = findTyping<Values>(owner, FORM);
    if (typed) reset({ ...EMPTY, ...typed });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => storeTyping(owner, FORM, values),
    });
  }, [owner, reset, subscribe]);

  const send = handleSubmit(async ({ topic, scriptureReference, context }) => {
    if (consent.model && consent.agrees === undefined) {
      setUnsure(true);
      return;
    }
    setUnsure(false);
    const body = {
      topic,
      ...(scriptureReference.trim() ? { scriptureReference } : {}),
      ...(context.trim() ? { context } : {}),
      ...(owner === VISITOR && consent.agrees ? { agreesToModel: true } : {}),
    };
    try {
      const outline = await start((progress) => generateOutline(body, progress));
      if (!outline) return;
      onWritten(outline);
      showToast({
        title: "Devotional Generated",
        text: "Your AI-powered devotional outline is ready!",
        provenance: outline.provenance.label,
      });
    } catch (error) {
      const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
      for (const [name, message] of fields) {
        if (name in EMPTY) setError(name as keyof Values, { message }, { shouldFocus: true });
      }
      showToast({
        title: "Generation Failed",
        text: isUnreached(error) ? FAILED : describeFailure(error, FAILED),
        tone: "danger",
      });
    }
  });

  const { errors } = formState;
  const optional = <span className="font-normal text-muted">(optional)</span>;
  return (
    <form
      method="post"
      noValidate
      aria-label="Devotional outline generator"
      className="grid max-w-measure grid-cols-1 gap-5"
      onSubmit={(event) => {
        if (steps) event.preventDefault();
        else void send(event);
      }}
    >
      <Field
        label="Topic"
        autoComplete="off"
        placeholder="Waiting for an answer"
        error={errors.topic?.message}
        {...register("topic", {
          validate: (topic) =>
            isBlank(topic)
              ? "Topic is required"
              : topic.trim().length > 200
                ? "Please shorten the topic to 200 characters"
                : undefined,
        })}
      />
      <Field
        label={<>Scripture reference {optional}</>}
        autoComplete="off"
        placeholder="Psalm 27:14"
        error={errors.scriptureReference?.message}
        {...register("scriptureReference")}
      />
      <TextField
        label={<>Context {optional}</>}
        placeholder="Whom it is for, and what they are going through"
        error={errors.context?.message}
        {...register("context", {
          validate: (context) =>
            context.trim().length > 1000
              ? "Please shorten the context to 1,000 characters"
              : undefined,
        })}
      />
      <ModelConsent consent={consent} />
      {isUnsure && consent.agrees === undefined ? (
        <p role="alert" className="text-danger">
          Please choose who writes.
        </p>
      ) : null}
      <div className="noscript:hidden">
        <Button
          type="submit"
          className="max-w-full whitespace-normal"
          isBusy={steps !== undefined}
          busyLabel="Generating..."
        >
          Generate Devotional
        </Button>
      </div>
      <p className="hidden text-muted noscript:block">
        The generator needs JavaScript, which is switched off in this browser.
      </p>
      {steps ? <WritingProgress steps={steps} what="The outline" onStop={stop} /> : null}
    </form>
  );
}
