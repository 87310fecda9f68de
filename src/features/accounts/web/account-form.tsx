// What the account's forms have in common: nothing is sent twice, a refusal
// stands where it belongs, and focus goes to what must be mended.
import type { ReactNode } from "react";
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from "react-hook-form";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { useFormMutation } from "#src/web/use-form-mutation.ts";
import { describeFailure } from "./describe-failure.ts";

/** What is said where the server refuses: the toast's title, and words for when it gave no reason. */
export interface FailureWords {
  readonly title: string;
  readonly fallback?: string;
}

export interface AccountFormState<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly submit: (event: React.SyntheticEvent) => void;
}

/**
 * @param send is called with what was typed once every field is right; whatever
 *   it throws is shown, under the fields that the server names
 */
export function useAccountForm<Values extends FieldValues>(
  defaultValues: DefaultValues<Values>,
  failure: FailureWords,
  send: (values: Values) => Promise<unknown>,
): AccountFormState<Values> {
  const form = useForm<Values>({ defaultValues });
  const submit = useFormMutation(form, {
    mutationFn: send,
    describe: (error) => describeFailure(error, failure.fallback),
    onFailure: (_, sentence) => showToast({ ...failure, text: sentence, tone: "danger" }),
  });
  return { form, submit };
}

export function AccountForm<Values extends FieldValues>({
  state: { form, submit },
  label,
  submitLabel,
  busyLabel,
  notice,
  kind = "primary",
  isWide = false,
  children,
  after,
}: {
  state: AccountFormState<Values>;
  /** What the form is for, for those who cannot see where it stands. */
  label: string;
  submitLabel: string;
  busyLabel: string;
  /** What is going on while the button is busy, where that takes longer than usual. */
  notice?: string | undefined;
  kind?: "primary" | "secondary" | "danger";
  isWide?: boolean;
  children: ReactNode;
  /** Below the button. */
  after?: ReactNode;
}) {
  const { isSubmitting, errors } = form.formState;
  return (
    // Never sent by the browser itself; if it were, nothing typed may stand in an address.
    <form
      method="post"
      noValidate
      aria-label={label}
      onSubmit={submit}
      className="grid gap-5 noscript:hidden"
    >
      {children}
      {errors.root?.message ? (
        <p role="alert" className="text-danger">
          {errors.root.message}
        </p>
      ) : null}
      {notice ? (
        <p role="status" className="text-14 text-muted">
          {notice}
        </p>
      ) : null}
      <Button
        type="submit"
        kind={kind}
        isBusy={isSubmitting}
        busyLabel={busyLabel}
        className={isWide ? "w-full" : "justify-self-start"}
      >
        {submitLabel}
      </Button>
      {after}
    </form>
  );
}
