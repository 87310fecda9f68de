// Where a person comes back to from paying. It grants nothing: it looks until the account says
// that Premium is open.
import { Link } from "react-router";
import { gate, premiumNavigation, site } from "#content/site.json";
import { GoOn } from "#src/features/billing/web/go-on.tsx";
import { usePremiumArrival } from "#src/features/billing/web/use-premium-arrival.ts";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { DialogLink } from "#src/ui/dialog-link.tsx";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import { useCurrentUser } from "#src/web/current-user.ts";
import { useWish } from "#src/web/wish/stored-wish.ts";
import { leadsBack } from "#src/web/wish/wish.ts";
import type { Route } from "./+types/subscription-success";

const PATH = "/subscription/success";

export function meta({ matches }: Route.MetaArgs) {
  return describePage({
    title: "Welcome to Premium",
    description: "What Premium holds, and where to begin.",
    keywords: ["premium", "Bible study tools"],
    path: PATH,
    siteUrl: readSiteUrl(matches),
    siteName: site.name,
    isHidden: true,
  });
}

export default function SuccessPage() {
  const user = useCurrentUser();
  const wish = useWish();
  const arrival = usePremiumArrival(user);
  return (
    <div className="wrap grid gap-10 pt-8 pb-6 lg:grid-cols-[5fr_6fr] lg:gap-24 lg:pt-18 lg:pb-12">
      <div>
        <h1 className="text-38 lg:text-48">Thank you</h1>
        <div role="status" className="mt-4 max-w-md text-18 text-muted">
          {user?.isPremium ? (
            <p>Premium is open. Begin wherever you like.</p>
          ) : user === null ? (
            <p>Sign in to see your subscription.</p>
          ) : arrival.hasGivenUp ? (
            <p>
              The payment service has not told us of a payment yet. If you did not finish paying,
              nothing was charged. If you did, Premium opens as soon as we hear of it; nothing is
              lost.
            </p>
          ) : (
            <p>We are waiting for the payment service to confirm. This takes a few seconds.</p>
          )}
        </div>
        {user?.isPremium && wish && leadsBack(wish) ? <GoOn path={wish} user={user} /> : null}
        {user === null ? (
          <p className="mt-6">
            <DialogLink to={`/sign-in?next=${encodeURIComponent(PATH)}`} className={buttonClass()}>
              Sign In
            </DialogLink>
          </p>
        ) : null}
        {arrival.hasGivenUp && user && !user.isPremium ? (
          <p className="mt-6 flex flex-wrap gap-3">
            <Button onClick={arrival.lookAgain}>Look again</Button>
            <Link to="/contact" className={buttonClass({ kind: "quiet" })}>
              Write to us
            </Link>
          </p>
        ) : null}
        <nav aria-label="Premium pages" className="mt-6 flex flex-wrap gap-3">
          {premiumNavigation.map(({ label, href }) => (
            <Link key={href} to={href} className={buttonClass({ kind: "secondary" })}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
      <div>
        <h2 className="sr-only">What Premium includes</h2>
        <ul className="border-ink border-t-2">
          {gate.features.map((feature) => (
            <li key={feature} className="border-line border-b py-3.5 font-serif text-20">
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
