// The two tabs, Sign In and Sign Up, and the way back to a forgotten password.
// The dialog shows them, and the page that it stands for.
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Field } from "#src/ui/field.tsx";
import { PasswordField } from "#src/ui/password-field.tsx";
import { Tabs } from "#src/ui/tabs.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { useWish } from "#src/web/wish/stored-wish.ts";
import { wishOfPage } from "#src/web/wish/wish.ts";
import { WishLine } from "#src/web/wish/wish-line.tsx";
import type { SignInBody, SignUpBody } from "../contract.ts";
import {
  findEmailProblem,
  findPasswordProblem,
  findUsernameProblem,
  MINIMUM_AGE_YEARS,
  PASSWORD_HELP,
} from "../rules.ts";
import { AccountForm, useAccountForm } from "./account-form.tsx";
import { ForgottenPassword, type Typed } from "./forgotten-password.tsx";
import { signIn, signUp } from "./sign-in.ts";
import type { AccountView } from "./sign-in-url.ts";

interface FormProps {
  readonly typed: RefObject<Typed>;
  /** Whether the first field is focused when the form appears. */
  readonly takesFocus: boolean;
  readonly onDone: () => void;
}

const PROVING = "One moment: checking that you are not a robot…";

export function AccountForms({
  view,
  next,
  takesFocus = false,
  onDone,
}: {
  view: AccountView;
  /** Where the person goes on to. */
  next?: string | undefined;
  /** In a dialog, where focus must go somewhere; choosing a tab leaves it on the tab. */
  takesFocus?: boolean;
  onDone: () => void;
}) {
  const typed = useRef<Typed>({ username: "", email: "", password: "" });
  const [shown, show] = useState<AccountView>(view);
  const hasChosen = useRef(false);
  const wish = useWishOf(next);
  const form = { typed, takesFocus: takesFocus && !hasChosen.current, onDone };
  if (shown === "forgotten") {
    return <ForgottenPassword typed={typed} onBack={() => show("sign-in")} />;
  }
  return (
    <>
      {wish ? <WishLine path={wish} className="mb-6" /> : null}
      <Tabs
        label="Account"
        first={shown === "sign-up" ? 1 : 0}
        onChoose={(at) => {
          hasChosen.current = true;
          show(at === 1 ? "sign-up" : "sign-in");
        }}
        tabs={[
          {
            name: "Sign In",
            panel:
              shown === "sign-in" ? (
                <SignInForm {...form} onForgotten={() => show("forgotten")} />
              ) : null,
          },
          {
            name: "Sign Up",
            panel: shown === "sign-up" ? <SignUpForm {...form} /> : null,
          },
        ]}
      />
      <p className="hidden pt-6 text-muted noscript:block">
        Signing in needs JavaScript, which is switched off in this browser. Reading, searching and
        word study work without it.
      </p>
    </>
  );
}

/** Pages on the way to a wish, which is not in their own path. */
const ON_THE_WAY = /^\/(dashboard|premium-access)([?#]|$)/;

/** What a person signs in for, where they go on to a page that is more than their own. */
function useWishOf(next: string | undefined): string | undefined {
  const known = useWish();
  if (!next) return undefined;
  return wishOfPage(next) ?? (ON_THE_WAY.test(next) ? known : undefined);
}

function SignInForm({
  typed,
  takesFocus,
  onDone,
  onForgotten,
}: FormProps & { onForgotten: () => void }) {
  const client = useQueryClient();
  const { username, password } = typed.current;
  const [isProving, setProving] = useState(false);
  const state = useAccountForm<SignInBody>(
    { username, password },
    { title: "Sign in failed", fallback: "Login failed" },
    async (values) => {
      await signIn(client, values, setProving);
      onDone();
    },
  );
  const { register, formState, getValues, setFocus } = state.form;
  useRetainedTyping(typed, getValues);
  useFirstFocus(takesFocus, setFocus);
  return (
    <div className="pt-6">
      <AccountForm
        state={state}
        label="Sign In"
        submitLabel="Sign In"
        busyLabel="Signing in..."
        notice={isProving ? PROVING : undefined}
        isWide
        after={
          <p>
            <button
              type="button"
              onClick={onForgotten}
              className="underlined inline-flex min-h-11 items-center text-14"
            >
              Forgot your password?
            </button>
          </p>
        }
      >
        <Field
          label="Username"
          help="Your e-mail address will do too."
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          error={formState.errors.username?.message}
          {...register("username", {
            validate: (value) => (value.trim() ? undefined : "Username is required"),
          })}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register("password", { required: "Password is required" })}
        />
      </AccountForm>
    </div>
  );
}

function SignUpForm({ typed, takesFocus, onDone }: FormProps) {
  const client = useQueryClient();
  const [isProving, setProving] = useState(false);
  const state = useAccountForm<Omit<SignUpBody, "timeZone">>(
    { ...typed.current },
    { title: "Sign up failed", fallback: "Signup failed" },
    async (values) => {
      await signUp(client, values, setProving);
      onDone();
      showToast({
        title: "Account created",
        text: "Welcome to Berea. Your 7-day free trial opens the premium features. It begins when you choose Subscribe Now.",
      });
    },
  );
  const { register, formState, getValues, setFocus } = state.form;
  useRetainedTyping(typed, getValues);
  useFirstFocus(takesFocus, setFocus);
  return (
    <div className="pt-6">
      <AccountForm
        state={state}
        label="Sign Up"
        submitLabel="Sign Up"
        busyLabel="Creating account..."
        notice={isProving ? PROVING : undefined}
        isWide
        after={
          <p className="text-14 text-muted">
            You must be {MINIMUM_AGE_YEARS} or older. By signing up you accept the{" "}
            <a href="/terms-of-service" target="_blank" rel="noopener" className="underlined">
              Terms of Service
            </a>{" "}
            and{" "}
            <a href="/privacy-policy" target="_blank" rel="noopener" className="underlined">
              Privacy Policy
            </a>
            .
          </p>
        }
      >
        <Field
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          error={formState.errors.username?.message}
          {...register("username", { validate: findUsernameProblem })}
        />
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          error={formState.errors.email?.message}
          {...register("email", { validate: findEmailProblem })}
        />
        <PasswordField
          label="Password"
          help={PASSWORD_HELP}
          autoComplete="new-password"
          error={formState.errors.password?.message}
          {...register("password", { validate: findPasswordProblem })}
        />
      </AccountForm>
    </div>
  );
}

function useFirstFocus(takesFocus: boolean, setFocus: (name: "username") => void): void {
  const takes = useRef(takesFocus);
  useEffect(() => {
    if (takes.current) setFocus("username");
  }, [setFocus]);
}

function useRetainedTyping(typed: RefObject<Typed>, getValues: () => Partial<Typed>): void {
  useEffect(
    () => () => {
      Object.assign(typed.current, getValues());
    },
    [typed, getValues],
  );
}
