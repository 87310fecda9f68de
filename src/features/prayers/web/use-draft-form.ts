// A form in a dialog: what is typed is stored until it is sent, nothing is sent
// twice, and a refusal stands where it belongs.
import { useEffect, useRef } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import { findTyping, forgetTyping, storeTyping } from "#src/ui/stored-typing.ts";
import { describeFailure, tellFailure, withdrawFailure } from "#src/web/tell-failure.ts";
import { useFormMutation } from "#src/web/use-form-mutation.ts";

export interface DraftForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** Whether the form was filled with what had been typed before. */
  readonly isBroughtBack: boolean;
  readonly submit: (event: React.SyntheticEvent) => void;
  /** Drops what was typed. */
  readonly forget: () => void;
}

export function useDraftForm<Values extends FieldValues>(options: {
  readonly owner: number;
  /** Names the form in this tab. */
  readonly name: string;
  readonly defaultValues: Values;
  /** Heads the message where sending fails. */
  readonly failure: string;
  readonly firstField: Path<Values>;
  /** May throw; what it throws is told. `explain` may say more than the server does. */
  readonly send: (values: Values) => Promise<void>;
  readonly explain?: (error: unknown) => Promise<string | undefined>;
}): DraftForm<Values> {
  const { owner, name, defaultValues, failure, firstField, send, explain } = options;
  // Read only once: what is typed from now on is stored there too.
  const typed = useRef<Values | null>(undefined);
  if (typed.current === undefined) typed.current = findTyping<Values>(owner, name) ?? null;
  const isBroughtBack = typed.current !== null;
  const form = useForm<Values>({
    defaultValues: { ...defaultValues, ...typed.current } as DefaultValues<Values>,
  });
  const { setFocus, subscribe } = form;
  useEffect(() => setFocus(firstField), [setFocus, firstField]);
  // Once it is sent or dropped, nothing of it is stored again.
  const isDone = useRef(false);
  const untouched = useRef(JSON.stringify(defaultValues));
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (isDone.current) return;
          if (JSON.stringify(values) === untouched.current) forgetTyping(owner, name);
          else storeTyping(owner, name, values);
        },
      }),
    [subscribe, owner, name],
  );
  const forget = () => {
    isDone.current = true;
    forgetTyping(owner, name);
  };

  const submit = useFormMutation(form, {
    mutationFn: send,
    onSuccess: () => {
      forget();
      withdrawFailure(failure);
    },
    describe: async (error) => (await explain?.(error)) ?? describeFailure(error),
    onFailure: (error) => tellFailure(failure, error),
  });
  return { form, isBroughtBack, submit, forget };
}
