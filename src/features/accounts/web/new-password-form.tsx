import type { ReactNode } from "react";
import { PasswordField } from "#src/ui/password-field.tsx";
import { findPasswordProblem, PASSWORD_HELP } from "../rules.ts";
import { AccountForm, useAccountForm } from "./account-form.tsx";

/** The one field of the pages that a mailed link opens. */
export function NewPasswordForm({
  failureTitle,
  onSend,
  ...form
}: {
  label: string;
  submitLabel: string;
  busyLabel: string;
  failureTitle: string;
  onSend: (password: string) => Promise<void>;
  /** Below the button. */
  after: ReactNode;
}) {
  const state = useAccountForm<{ password: string }>(
    { password: "" },
    { title: failureTitle },
    ({ password }) => onSend(password),
  );
  const { register, formState } = state.form;
  return (
    <AccountForm state={state} isWide {...form}>
      <PasswordField
        label="New password"
        help={PASSWORD_HELP}
        autoComplete="new-password"
        error={formState.errors.password?.message}
        {...register("password", { validate: findPasswordProblem })}
      />
    </AccountForm>
  );
}
