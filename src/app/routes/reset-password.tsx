import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { redirect, useSearchParams } from "react-router";
import type { Done, ResetPasswordBody } from "#src/features/accounts/contract.ts";
import { describeLinkPage, LinkPage } from "#src/features/accounts/web/link-page.tsx";
import { NewPasswordForm } from "#src/features/accounts/web/new-password-form.tsx";
import { formatSignInAddress, SIGN_IN_PATH } from "#src/features/accounts/web/sign-in-address.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { DialogLink } from "#src/ui/dialog-link.tsx";
import { readSiteUrl } from "#src/ui/page-meta.ts";
import { currentUserQuery } from "#src/web/current-user.ts";
import { callApi } from "#src/web/query-client.ts";
import type { Route } from "./+types/reset-password";

const PATH = "/reset-password";

/** A form that was sent before the script had come leads back to itself. */
export const action = ({ request }: Route.ActionArgs) =>
  redirect(`${PATH}${new URL(request.url).search}`, 303);

export function meta({ matches }: Route.MetaArgs) {
  return describeLinkPage({
    title: "New password",
    description: "Choose a new password for your account.",
    path: PATH,
    siteUrl: readSiteUrl(matches),
  });
}

export default function ResetPasswordPage() {
  const token = useSearchParams()[0].get("token") ?? "";
  const [isDone, setDone] = useState(false);
  if (isDone) {
    return (
      <LinkPage title="Your password is changed">
        <p role="status">Every session has been ended. Sign in with the new password.</p>
        <p className="mt-6">
          <DialogLink to={SIGN_IN_PATH} className={buttonClass()}>
            Sign In
          </DialogLink>
        </p>
      </LinkPage>
    );
  }
  return (
    <LinkPage title="Choose a new password">
      {token ? <NewPassword token={token} onDone={() => setDone(true)} /> : <Incomplete />}
    </LinkPage>
  );
}

function NewPassword({ token, onDone }: { token: string; onDone: () => void }) {
  const client = useQueryClient();
  const reset = async (password: string) => {
    await callApi<Done>(client, "/api/auth/reset-password", {
      method: "POST",
      body: { token, password } satisfies ResetPasswordBody,
    });
    onDone();
    void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  };
  return (
    <NewPasswordForm
      label="Choose a new password"
      submitLabel="Change password"
      busyLabel="Changing..."
      failureTitle="The password was not changed"
      onSend={reset}
      after={<AskAgain />}
    />
  );
}

function Incomplete() {
  return (
    <>
      <p>This link is not complete. Copy the whole of it from the mail, or ask for a new one.</p>
      <AskAgain />
    </>
  );
}

function AskAgain() {
  return (
    <p>
      <DialogLink
        to={formatSignInAddress({ view: "forgotten" })}
        className="underlined inline-flex min-h-11 items-center text-14"
      >
        Ask for a new link
      </DialogLink>
    </p>
  );
}
