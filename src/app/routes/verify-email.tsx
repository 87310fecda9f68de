// Confirmed by a press, not by opening the page: programs that look through
// mails open every link.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import type { VerifiedEmail, VerifyEmailBody } from "#src/features/accounts/contract.ts";
import { describeFailure } from "#src/features/accounts/web/describe-failure.ts";
import { describeLinkPage, LinkPage } from "#src/features/accounts/web/link-page.tsx";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { readSiteUrl } from "#src/ui/page-meta.ts";
import { currentUserQuery, useCurrentUser } from "#src/web/current-user.ts";
import { callApi } from "#src/web/query-client.ts";
import type { Route } from "./+types/verify-email";

export function meta({ matches }: Route.MetaArgs) {
  return describeLinkPage({
    title: "Confirm your address",
    description: "Confirm the e-mail address of your account.",
    path: "/verify-email",
    siteUrl: readSiteUrl(matches),
  });
}

export default function VerifyEmailPage() {
  const client = useQueryClient();
  const user = useCurrentUser();
  const token = useSearchParams()[0].get("token") ?? "";
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (body: VerifyEmailBody) =>
      callApi<VerifiedEmail>(client, "/api/auth/verify-email", { method: "POST", body }),
    onSuccess: () => void client.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  });
  const problem = token
    ? error && describeFailure(error)
    : "This link is not complete. Copy the whole of it from the mail.";
  if (data) {
    return (
      <LinkPage title="Your address is confirmed">
        <p role="status">{data.email} belongs to your account now.</p>
        <p className="mt-6">
          <Link to={user ? "/dashboard" : "/"} className={buttonClass()}>
            Go on
          </Link>
        </p>
      </LinkPage>
    );
  }
  return (
    <LinkPage title="Confirm your address">
      {token ? (
        <>
          <p className="mb-6 text-muted">One press, and the address is confirmed as yours.</p>
          <Button
            isBusy={isPending}
            busyLabel="Confirming..."
            onClick={() => isPending || mutate({ token })}
            className="w-full noscript:hidden"
          >
            Confirm my address
          </Button>
        </>
      ) : null}
      {problem ? (
        <>
          <p role="alert" className="mt-6 text-danger">
            {problem}
          </p>
          <p className="mt-3 text-muted">
            <Link to="/settings" className="underlined">
              Settings
            </Link>{" "}
            send a new link.
          </p>
        </>
      ) : null}
    </LinkPage>
  );
}
