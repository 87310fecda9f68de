import type { Done } from "#src/features/accounts/contract.ts";
import { describeLinkPage } from "#src/features/accounts/web/link-page.tsx";
import {
  checkLink,
  PasswordLinkPage,
  redirectToLink,
} from "#src/features/accounts/web/password-link-page.tsx";
import { formatSignInUrl } from "#src/features/accounts/web/sign-in-url.ts";
import { DialogLink } from "#src/ui/dialog-link.tsx";
import { readSiteUrl } from "#src/ui/page-meta.ts";
import type { Route } from "./+types/reset-password";

const PATH = "/reset-password";

export const loader = ({ context, request }: Route.LoaderArgs) =>
  checkLink(context, request, "reset-password");

export const action = ({ request }: Route.ActionArgs) => redirectToLink(PATH, request);

export function meta({ matches }: Route.MetaArgs) {
  return describeLinkPage({
    title: "New password",
    description: "Choose a new password for your account.",
    path: PATH,
    siteUrl: readSiteUrl(matches),
  });
}

export default function ResetPasswordPage({ loaderData }: Route.ComponentProps) {
  return (
    <PasswordLinkPage<Done>
      title="Choose a new password"
      path="/api/auth/reset-password"
      isSpent={loaderData.isSpent}
      submitLabel="Change password"
      busyLabel="Changing..."
      failureTitle="The password was not changed"
      incomplete="This link is not complete. Copy the whole of it from the mail, or ask for a new one."
      after={<AskAgain />}
      done={{
        title: "Your password is changed",
        describe: () => "Every session has been ended. Sign in with the new password.",
      }}
    />
  );
}

function AskAgain() {
  return (
    <p>
      <DialogLink
        to={formatSignInUrl({ view: "forgotten" })}
        className="underlined inline-flex min-h-11 items-center text-14"
      >
        Ask for a new link
      </DialogLink>
    </p>
  );
}
