// The pages that a mailed link opens for a new password.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { type RouterContextProvider, redirect, useSearchParams } from "react-router";
import { buttonClass } from "#src/ui/button.tsx";
import { DialogLink } from "#src/ui/dialog-link.tsx";
import { currentUserQuery } from "#src/web/current-user.ts";
import { queryClientContext } from "#src/web/page-context.ts";
import { ApiError, callApi } from "#src/web/query-client.ts";
import type { CheckLinkBody, ResetPasswordBody, UndoEmailBody } from "../contract.ts";
import { LinkPage } from "./link-page.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { SIGN_IN_PATH } from "./sign-in-url.ts";

/** A form that was sent before the script had come leads back to itself. */
export const redirectToLink = (path: string, request: Request): Response =>
  redirect(`${path}${new URL(request.url).search}`, 303);

const SPENT = "This link has expired or was used already.";

/**
 * Asks whether the link of a page's URL can still be followed, so that nobody
 * thinks up a password in vain. What else goes wrong is told when the form is sent.
 */
export async function checkLink(
  context: Readonly<RouterContextProvider>,
  request: Request,
  purpose: CheckLinkBody["purpose"],
): Promise<{ readonly isSpent: boolean }> {
  const token = new URL(request.url).searchParams.get("token");
  if (!token) return { isSpent: false };
  const body = { token, purpose } satisfies CheckLinkBody;
  try {
    const client = context.get(queryClientContext);
    await callApi(client, "/api/auth/check-link", { method: "POST", body });
    return { isSpent: false };
  } catch (error) {
    return { isSpent: error instanceof ApiError && error.status === 400 };
  }
}

export function PasswordLinkPage<Answer>({
  title,
  path,
  isSpent,
  intro,
  incomplete,
  after,
  done,
  ...form
}: {
  title: string;
  /** Of the call that takes the link's token and the new password. */
  path: `/api/${string}`;
  /** Whether the link was found expired or used when the page was opened. */
  isSpent: boolean;
  /** Above the form. */
  intro?: ReactNode;
  /** Where the link has no token. */
  incomplete: string;
  /** What else can be done. */
  after: ReactNode;
  done: { title: string; describe: (answer: Answer) => string };
  submitLabel: string;
  busyLabel: string;
  failureTitle: string;
}) {
  const client = useQueryClient();
  const token = useSearchParams()[0].get("token") ?? "";
  const [answer, setAnswer] = useState<Answer>();
  if (answer) {
    return (
      <LinkPage title={done.title}>
        <p role="status">{done.describe(answer)}</p>
        <p className="mt-6">
          <DialogLink to={SIGN_IN_PATH} className={buttonClass()}>
            Sign In
          </DialogLink>
        </p>
      </LinkPage>
    );
  }
  const send = async (password: string) => {
    const body = { token, password } satisfies ResetPasswordBody & UndoEmailBody;
    setAnswer(await callApi<Answer>(client, path, { method: "POST", body }));
    void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  };
  return (
    <LinkPage title={title}>
      {token && !isSpent ? (
        <>
          {intro}
          <NewPasswordForm label={title} onSend={send} after={after} {...form} />
        </>
      ) : (
        <>
          <p role="alert">{isSpent ? SPENT : incomplete}</p>
          {after}
        </>
      )}
    </LinkPage>
  );
}
