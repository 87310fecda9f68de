// Where the mails about a change of address lead whoever did not ask for it: the address before it
// and a new password, in one step.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { redirect, useSearchParams } from "react-router";
import type { UndoEmailBody, VerifiedEmail } from "#src/features/accounts/contract.ts";
import { describeLinkPage, LinkPage } from "#src/features/accounts/web/link-page.tsx";
import { NewPasswordForm } from "#src/features/accounts/web/new-password-form.tsx";
import { formatSignInAddress, SIGN_IN_PATH } from "#src/features/accounts/web/sign-in-address.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { DialogLink } from "#src/ui/dialog-link.tsx";
import { readSiteUrl } from "#src/ui/page-meta.ts";
import { currentUserQuery } from "#src/web/current-user.ts";
import { callApi } from "#src/web/query-client.ts";
import type { Route } from "./+types/undo-email";

const PATH = "/undo-email";

/** A form that was sent before the script had come leads back to itself. */
export const action = ({ request }: Route.ActionArgs) =>
  redirect(`${PATH}${new URL(request.url).search}`, 303);

export function meta({ matches }: Route.MetaArgs) {
  return describeLinkPage({
    title: "Keep your address",
    description: "Put back the e-mail address of your account.",
    path: PATH,
    siteUrl: readSiteUrl(matches),
  });
}

export default function UndoEmailPage() {
  const client = useQueryClient();
  const token = useSearchParams()[0].get("token") ?? "";
  const [address, setAddress] = useState<string>();
  if (address) {
    return (
      <LinkPage title="Your account is yours again">
        <p role="status">
          {address} is its address, everyone has been signed out, and only the new password opens
          it.
        </p>
        <p className="mt-6">
          <DialogLink to={SIGN_IN_PATH} className={buttonClass()}>
            Sign In
          </DialogLink>
        </p>
      </LinkPage>
    );
  }
  const undo = async (password: string) => {
    const { email } = await callApi<VerifiedEmail>(client, "/api/auth/undo-email", {
      method: "POST",
      body: { token, password } satisfies UndoEmailBody,
    });
    setAddress(email);
    void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  };
  return (
    <LinkPage title="Keep your address">
      {token ? (
        <>
          <p className="mb-5 text-muted">
            Somebody else has had your password. Choose a new one: your address stays or comes back,
            and everyone is signed out, on every device.
          </p>
          <NewPasswordForm
            label="Keep your address"
            submitLabel="Keep my address"
            busyLabel="One moment..."
            failureTitle="Nothing was changed"
            onSend={undo}
            after={<Otherwise />}
          />
        </>
      ) : (
        <>
          <p>This link is not complete. Copy the whole of it from the mail.</p>
          <Otherwise />
        </>
      )}
    </LinkPage>
  );
}

function Otherwise() {
  return (
    <p className="text-14 text-muted">
      If the link no longer works,{" "}
      <DialogLink to={formatSignInAddress({ view: "forgotten" })} className="underlined">
        ask for a new password
      </DialogLink>{" "}
      or{" "}
      <a href="/contact" className="underlined">
        write to us
      </a>
      .
    </p>
  );
}
