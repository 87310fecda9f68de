import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useState } from "react";
import { Field } from "#src/ui/field.tsx";
import { callApi } from "#src/web/query-client.ts";
import type { Done } from "../contract.ts";
import { findEmailProblem } from "../rules.ts";
import { AccountForm, useAccountForm } from "./account-form.tsx";

/** What was typed goes along from one tab to the other. */
export interface Typed {
  username: string;
  email: string;
  password: string;
}

/** The way back to a forgotten password. */
export function ForgottenPassword({
  typed,
  onBack,
}: {
  typed: RefObject<Typed>;
  onBack: () => void;
}) {
  const client = useQueryClient();
  const [sentTo, setSentTo] = useState<string>();
  const { username, email } = typed.current;
  const state = useAccountForm<{ email: string }>(
    { email: email || (username.includes("@") ? username : "") },
    { title: "The link was not sent" },
    async (body) => {
      await callApi<Done>(client, "/api/auth/forgot-password", { method: "POST", body });
      setSentTo(body.email);
    },
  );
  const { register, formState, setFocus } = state.form;
  useEffect(() => setFocus("email"), [setFocus]);
  const back = (
    <button
      type="button"
      onClick={onBack}
      className="underlined inline-flex min-h-11 items-center text-14"
    >
      Back to Sign In
    </button>
  );
  if (sentTo) {
    return (
      <div role="status">
        <p>
          If an account has the address <b className="font-semibold">{sentTo}</b>, a link to a new
          password is on its way there. It works once, for one hour.
        </p>
        <p className="mt-3 text-muted">Nothing after a few minutes? Look among the spam.</p>
        <p className="mt-3">{back}</p>
      </div>
    );
  }
  return (
    <>
      <p className="mb-5 text-muted">
        Forgot your password? Give the address of your account, and we mail you a link to a new one.
      </p>
      <AccountForm
        state={state}
        label="Forgotten password"
        submitLabel="Send the link"
        busyLabel="Sending..."
        isWide
        after={<p>{back}</p>}
      >
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          error={formState.errors.email?.message}
          {...register("email", { validate: findEmailProblem })}
        />
      </AccountForm>
    </>
  );
}
