import { type UseMutationOptions, useMutation } from "@tanstack/react-query";
import type { SyntheticEvent } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { ApiError } from "./query-client.ts";

interface FormMutation<Values, Data>
  extends Pick<UseMutationOptions<Data, Error, Values>, "mutationFn" | "onSuccess"> {
  /** The failure as a sentence for the form. */
  readonly describe: (error: Error) => string | Promise<string>;
  /** Reports the failure beyond the form. */
  readonly onFailure?: (error: Error, sentence: string) => void;
}

/**
 * Sends a form as a mutation. While it is sent, another submit does nothing. A
 * refusal is shown under the fields that it names, with focus on the first of
 * them, otherwise at the form as a whole (`errors.root`).
 * @returns the form's `onSubmit`; `formState.isSubmitting` says whether it is being sent
 */
export function useFormMutation<Values extends FieldValues, Data>(
  form: UseFormReturn<Values>,
  { describe, onFailure, ...options }: FormMutation<Values, Data>,
): (event: SyntheticEvent) => void {
  // What was typed, passwords among it, does not outlive the form in the cache.
  const { mutateAsync } = useMutation<Data, Error, Values>({ ...options, gcTime: 0 });
  const show = async (error: Error, values: Values) => {
    const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
    const named = fields.filter(([name]) => name in values);
    for (const [index, [name, message]] of named.entries()) {
      form.setError(name as Path<Values>, { message }, { shouldFocus: index === 0 });
    }
    const sentence = await describe(error);
    if (named.length === 0) form.setError("root", { message: sentence });
    onFailure?.(error, sentence);
  };
  const submit = form.handleSubmit((values) =>
    mutateAsync(values).then(
      () => {},
      (error: Error) => show(error, values),
    ),
  );
  return (event) => {
    if (form.formState.isSubmitting) event.preventDefault();
    else void submit(event);
  };
}
