// An ordinary form that also works without script; with it nothing is loaded
// anew, and what is typed outlives a lost connection.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#src/ui/button.tsx";
import { Field, SelectField, TextField } from "#src/ui/field.tsx";
import { findTyping, forgetTyping, storeTyping } from "#src/ui/stored-typing.ts";
import { ApiError } from "#src/web/query-client.ts";
import { describeFailure } from "#src/web/tell-failure.ts";
import {
  CONTACT_PATH,
  CONTACT_TOPICS,
  type ContactFields,
  type ContactProblems,
  FORM_AGE_MIN_MS,
  findContactProblems,
} from "../../rules.ts";
import {
  type FilledForm,
  openContactForm,
  readContactForm,
  sendContactMessage,
} from "../queries.ts";

export const SENT_ADDRESS = `${CONTACT_PATH}?sent=yes`;
/** Owner of what is typed; who writes here is mostly not signed in. */
const VISITOR = 0;
const TYPING = "contact";

/** What came back without script. */
export interface RefusedForm {
  readonly fields: ContactFields;
  readonly problems: ContactProblems;
  /** Where it is about no one field. */
  readonly problem: string | undefined;
}

export function ContactForm({
  formToken,
  refused,
}: {
  formToken: string;
  refused: RefusedForm | undefined;
}) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const openedAt = useRef(0);
  const token = useRef(formToken);
  const [problems, setProblems] = useState<ContactProblems>(refused?.problems ?? {});
  const [problem, setProblem] = useState(refused?.problem);
  useEffect(() => {
    openedAt.current = performance.now();
    if (form.current && !refused) restoreTyping(form.current);
  }, [refused]);
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>("[aria-invalid]");
    if (Object.keys(problems).length > 0) first?.focus();
  }, [problems]);

  const sendAnew = async (filled: FilledForm) => {
    // Nobody is refused for a browser that filled everything in by itself.
    await waitUntil(openedAt.current + FORM_AGE_MIN_MS);
    try {
      await sendContactMessage(client, { ...filled, formToken: token.current });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error;
      token.current = (await openContactForm(client)).formToken;
      await waitUntil(performance.now() + FORM_AGE_MIN_MS);
      await sendContactMessage(client, { ...filled, formToken: token.current });
    }
  };
  const { mutate, isPending } = useMutation({
    mutationFn: sendAnew,
    onSuccess: async () => {
      forgetTyping(VISITOR, TYPING);
      await navigate(SENT_ADDRESS);
    },
    onError: (error) => {
      setProblems(error instanceof ApiError ? (error.fields as ContactProblems) : {});
      setProblem(describeFailure(error));
    },
  });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const filled = readContactForm(new FormData(event.currentTarget));
    const found = findContactProblems(filled);
    setProblems(found);
    setProblem(undefined);
    if (Object.keys(found).length === 0) mutate(filled);
  };
  return (
    <form
      ref={form}
      method="post"
      action={CONTACT_PATH}
      noValidate
      onSubmit={submit}
      onInput={(event) => {
        const { name, email, topic, message } = readContactForm(new FormData(event.currentTarget));
        storeTyping(VISITOR, TYPING, { name, email, topic, message });
      }}
      className="grid max-w-140 gap-6"
    >
      <input type="hidden" name="formToken" value={formToken} />
      <Trap />
      <Field
        label="Your name"
        name="name"
        autoComplete="name"
        defaultValue={refused?.fields.name}
        error={problems.name}
      />
      <Field
        label="Your e-mail address"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        help="The answer goes there, and nothing else."
        defaultValue={refused?.fields.email}
        error={problems.email}
      />
      <SelectField
        label="What is it about?"
        name="topic"
        defaultValue={refused?.fields.topic ?? "question"}
        error={problems.topic}
      >
        {Object.entries(CONTACT_TOPICS).map(([code, words]) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Your message"
        name="message"
        rows={7}
        help="If something went wrong, say what you did and what you saw."
        defaultValue={refused?.fields.message}
        error={problems.message}
      />
      {problem ? (
        <p role="alert" className="font-medium text-danger">
          {problem} Nothing of what you typed is lost.
        </p>
      ) : null}
      <div>
        <Button type="submit" isBusy={isPending} busyLabel="Sending...">
          Send message
        </Button>
      </div>
    </form>
  );
}

/** A field that people do not see and machines fill in. */
function Trap() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this empty
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

function restoreTyping(form: HTMLFormElement): void {
  const stored = findTyping<Record<string, string>>(VISITOR, TYPING);
  for (const [name, value] of Object.entries(stored ?? {})) {
    const field = form.elements.namedItem(name);
    const isField =
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement;
    // What was typed before the script arrived is newer.
    if (isField && value && (!field.value || field instanceof HTMLSelectElement)) {
      field.value = value;
    }
  }
}

const waitUntil = (time: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, time - performance.now())));
