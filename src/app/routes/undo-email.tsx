// Where the mails about a change of address lead a user who did not ask for it: the address before
// it and a new password, in one step.
import type { VerifiedEmail } from "#src/features/accounts/contract.ts";
import { describeLinkPage } from "#src/features/accounts/web/link-page.tsx";
import {
  checkLink,
  PasswordLinkPage,
  redirectToLink,
} from "#src/features/accounts/web/password-link-page.tsx";
import { formatSignInUrl } from "#src/features/accounts/web/sign-in-url.ts";
import { DialogLink } from "#src/ui/dialog-link.tsx";
import { readSiteUrl } from "#src/ui/page-meta.ts";
import type { Route } from "./+types/undo-email";

const PATH = "/undo-email";

export const loader = ({ context, request }: Route.LoaderArgs) =>
  checkLink(context, request, "undo-email");

export const action = ({ request }: Route.ActionArgs) => redirectToLink(PATH, request);

export function meta({ matches }: Route.MetaArgs) {
  return describeLinkPage({
    title: "Keep your address",
    description: "Put back the e-mail address of your account.",
    path: PATH,
    siteUrl: readSiteUrl(matches),
  });
}

export default function UndoEmailPage({ loaderData }: Route.ComponentProps) {
  return (
    <PasswordLinkPage<VerifiedEmail>
      title="Keep your address"
      path="/api/auth/undo-email"
      isSpent={loaderData.isSpent}
      intro={
        <p className="mb-5 text-muted">
          Somebody else has had your password. Choose a new one: your address stays or comes back,
          and everyone is signed out, on every device.
        </p>
      }
      submitLabel="Keep my address"
      busyLabel="One moment..."
      failureTitle="Nothing was changed"
      incomplete="This link is not complete. Copy the whole of it from the mail."
      after={<Otherwise />}
      done={{
        title: "Your account is yours again",
        describe: ({ email }) =>
          `${email} is its address, everyone has been signed out, and only the new password opens it.`,
      }}
    />
  );
}

function Otherwise() {
  return (
    <p className="text-14 text-muted">
      If the link no longer works,{" "}
      <DialogLink to={formatSignInUrl({ view: "forgotten" })} className="underlined">
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
