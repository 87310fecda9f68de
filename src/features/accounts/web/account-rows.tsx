// The account in the settings: its address and password, where it is open,
// what can be taken along, and its end.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useId, useRef, useState } from "react";
import type { User } from "#src/shared/current-user.ts";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { PasswordField } from "#src/ui/password-field.tsx";
import { Row, RowSection } from "#src/ui/rows.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { callApi } from "#src/web/query-client.ts";
import type { ChangeEmailBody, ChangePasswordBody, Done } from "../contract.ts";
import { findEmailProblem, findPasswordProblem, PASSWORD_HELP } from "../rules.ts";
import { AccountForm, useAccountForm } from "./account-form.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { describeFailure } from "./describe-failure.ts";
import { sessionsQuery } from "./queries.ts";

export function AccountSection({ user }: { user: User }) {
  return (
    <RowSection id="account" title="Account">
      <Row label="Username" control={<span className="text-muted">{user.username}</span>} />
      <EmailRow user={user} />
      <OpeningRow
        label="Password"
        help="Changing it ends every other session."
        action="Change"
        name="Change password"
      >
        {(close) => <ChangePassword onDone={close} />}
      </OpeningRow>
    </RowSection>
  );
}

export function DataSection() {
  return (
    <RowSection id="your-data" title="Your data">
      <Row
        label="Export"
        help="Everything that you wrote here, as one file that people and programs can read. Without keys and passwords."
        control={
          <a
            href="/api/user/export"
            download
            className={buttonClass({ kind: "secondary", size: "small" })}
          >
            Download
          </a>
        }
      />
      <OpeningRow
        label="Delete account"
        help="Erases the account and all that belongs to it, for good."
        action="Delete"
        name="Delete account"
      >
        {(close) => <DeleteAccount onCancel={close} />}
      </OpeningRow>
    </RowSection>
  );
}

/** A row whose button opens a form below it. */
function OpeningRow({
  label,
  help,
  action,
  name,
  children,
}: {
  label: string;
  help?: ReactNode;
  action: string;
  /** The button's whole name, which begins with `action`. */
  name: string;
  children: (close: () => void) => ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  // What closes the form is in it; the keyboard goes back to where it came from.
  const close = () => {
    opener.current?.focus();
    setOpen(false);
  };
  return (
    <Row
      label={label}
      help={help}
      control={
        <Button
          ref={opener}
          kind="secondary"
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={isOpen ? `Cancel: ${name}` : name}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Cancel" : action}
        </Button>
      }
    >
      {isOpen ? (
        <div id={id} className="mt-5 max-w-md">
          {children(close)}
        </div>
      ) : null}
    </Row>
  );
}

function EmailRow({ user }: { user: User }) {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <>
      <OpeningRow
        label="Email"
        help={
          <>
            {user.email}, {user.isEmailVerified ? "confirmed" : "not confirmed yet"}
          </>
        }
        action="Change"
        name="Change email"
      >
        {(close) => (
          <ChangeEmail
            onSent={(email) => {
              setSentTo(email);
              close();
            }}
          />
        )}
      </OpeningRow>
      {sentTo ? (
        <p role="status" className="border-line border-b py-4 text-muted">
          We sent a link to {sentTo}. Until it is followed, {user.email} holds.
        </p>
      ) : null}
      {user.isEmailVerified ? null : <Unverified email={user.email} />}
    </>
  );
}

function Unverified({ email }: { email: string }) {
  const client = useQueryClient();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => callApi<Done>(client, "/api/user/verification", { method: "POST" }),
    onSuccess: () => showToast({ title: "Link sent", text: `Look for it at ${email}.` }),
    onError: (error) =>
      showToast({ title: "The link was not sent", text: describeFailure(error), tone: "danger" }),
  });
  return (
    <Row
      label="Confirm your address"
      help={
        isSuccess
          ? `A link is on its way to ${email}.`
          : "So that a forgotten password can be replaced, and reminders arrive. We sent a link when you signed up."
      }
      control={
        <Button
          kind="secondary"
          size="small"
          isBusy={isPending}
          busyLabel="Sending..."
          onClick={() => isPending || mutate()}
        >
          Send the link again
        </Button>
      }
    />
  );
}

function ChangeEmail({ onSent }: { onSent: (email: string) => void }) {
  const client = useQueryClient();
  const state = useAccountForm<ChangeEmailBody>(
    { email: "", password: "" },
    { title: "The address was not changed" },
    async (body) => {
      await callApi<Done>(client, "/api/user/email", { method: "POST", body });
      onSent(body.email.trim());
    },
  );
  const { register, formState } = state.form;
  return (
    <AccountForm
      state={state}
      label="Change email"
      submitLabel="Send a link to it"
      busyLabel="Sending..."
    >
      <Field
        label="New email"
        type="email"
        autoComplete="email"
        error={formState.errors.email?.message}
        {...register("email", { validate: findEmailProblem })}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register("password", { required: "Password is required" })}
      />
    </AccountForm>
  );
}

function ChangePassword({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  const state = useAccountForm<ChangePasswordBody>(
    { currentPassword: "", newPassword: "" },
    { title: "The password was not changed" },
    async (body) => {
      await callApi<Done>(client, "/api/user/password", { method: "POST", body });
      void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      showToast({ title: "Password changed", text: "Every other session has been ended." });
      onDone();
    },
  );
  const { register, formState } = state.form;
  return (
    <AccountForm
      state={state}
      label="Change password"
      submitLabel="Change password"
      busyLabel="Changing..."
    >
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={formState.errors.currentPassword?.message}
        {...register("currentPassword", { required: "Password is required" })}
      />
      <PasswordField
        label="New password"
        help={PASSWORD_HELP}
        autoComplete="new-password"
        error={formState.errors.newPassword?.message}
        {...register("newPassword", { validate: findPasswordProblem })}
      />
    </AccountForm>
  );
}
