// The page that the dialog replaces: for links in mails, other tabs, and
// browsers in which the dialog could not come.
import { useEffect } from "react";
import { Link, redirect, useNavigate, useSearchParams } from "react-router";
import { site } from "#content/site.json";
import { AccountForms } from "#src/features/accounts/web/account-forms.tsx";
import { readSignInUrl, SIGN_IN_PATH } from "#src/features/accounts/web/sign-in-url.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import { useCurrentUser } from "#src/web/current-user.ts";
import type { Route } from "./+types/sign-in";

const HOME_OF_PERSON = "/dashboard";

/** A form that was sent before the script had come leads back to itself. */
export const action = ({ request }: Route.ActionArgs) =>
  redirect(`${SIGN_IN_PATH}${new URL(request.url).search}`, 303);

export function meta({ matches }: Route.MetaArgs) {
  return describePage({
    title: "Sign In",
    description: "Sign in to Berea, or make an account.",
    keywords: ["sign in", "sign up", "account"],
    path: SIGN_IN_PATH,
    siteUrl: readSiteUrl(matches),
    siteName: site.name,
    isHidden: true,
  });
}

export default function SignInPage() {
  const user = useCurrentUser();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { view, next = HOME_OF_PERSON } = readSignInUrl(parameters);
  const goOn = () => void navigate(next, { replace: true });
  return (
    <div className="wrap">
      <div className="mx-auto max-w-104 pt-6 md:pt-14">
        <h1 className="mb-6 text-30 md:text-38">Your Berea account</h1>
        {user ? (
          <SignedInAlready name={user.username} next={next} />
        ) : (
          <AccountForms key={view} view={view} next={next} onDone={goOn} />
        )}
      </div>
    </div>
  );
}

function SignedInAlready({ name, next }: { name: string; next: string }) {
  const navigate = useNavigate();
  // Signed in elsewhere while this page was open.
  useEffect(() => {
    if (next !== HOME_OF_PERSON) void navigate(next, { replace: true });
  }, [next, navigate]);
  return (
    <>
      <p>You are signed in as {name}.</p>
      <p className="mt-6">
        <Link to={next} className={buttonClass()}>
          Go on
        </Link>
      </p>
    </>
  );
}
