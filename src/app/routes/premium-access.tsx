import { Link } from "react-router";
import { gate, premiumNavigation, site } from "#content/site.json";
import { describeSubscription } from "#src/features/billing/rules.ts";
import { SignInToContinue } from "#src/features/billing/web/gate.tsx";
import { PremiumOffer } from "#src/features/billing/web/premium-offer.tsx";
import { SubscribeButton } from "#src/features/billing/web/subscribe-button.tsx";
import { usePortal } from "#src/features/billing/web/use-portal.ts";
import type { User } from "#src/shared/current-user.ts";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import { useCurrentUser } from "#src/web/current-user.ts";
import { useWish } from "#src/web/wish/stored-wish.ts";
import { leadsBack } from "#src/web/wish/wish.ts";
import type { Route } from "./+types/premium-access";

const PATH = "/premium-access";

export function meta({ matches }: Route.MetaArgs) {
  return describePage({
    title: "Premium Plan",
    description: `What the Premium Plan adds: prayer lists, reading plans, devotionals and Bible tools for ${gate.price} ${gate.period}, the first 7 days free.`,
    keywords: ["Berea Premium", "prayer list", "Bible reading plans"],
    path: PATH,
    siteUrl: readSiteUrl(matches),
    siteName: site.name,
  });
}

export default function PremiumAccessPage() {
  const user = useCurrentUser();
  const wish = useWish();
  if (user?.isPremium) return <OpenAlready user={user} />;
  return (
    <PremiumOffer
      title="Premium Plan"
      text={`Room to pray, to read through and to study further. ${gate.free}`}
      wish={wish && leadsBack(wish) ? wish : undefined}
      user={user}
    >
      {user ? <SubscribeButton /> : <SignInToContinue />}
    </PremiumOffer>
  );
}

function OpenAlready({ user }: { user: User }) {
  return (
    <div className="wrap pt-8 lg:pt-18">
      <h1 className="text-38 lg:text-48">Premium Plan</h1>
      <p className="mt-4 max-w-md text-18 text-muted">
        You have it. Everything that Premium holds is open to you.
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        {premiumNavigation.map(({ label, href }) => (
          <Link key={href} to={href} className={buttonClass({ kind: "secondary" })}>
            {label}
          </Link>
        ))}
      </p>
      <div className="mt-8 max-w-md border-line border-t pt-6">
        <ManageSubscription user={user} />
      </div>
    </div>
  );
}

/** Letters and notifications about payments lead here: something must be to be done about them. */
function ManageSubscription({ user }: { user: User }) {
  const { isBusy, open } = usePortal();
  const { status, next } = describeSubscription(user);
  return (
    <>
      <p className="text-muted">
        Subscription: <span className="font-semibold text-ink">{status}</span>
        {next ? <span className="block">{next}</span> : null}
      </p>
      <p className="mt-4">
        <Button kind="secondary" isBusy={isBusy} busyLabel="Opening..." onClick={() => open()}>
          Manage Subscription<span className="sr-only"> (opens in a new tab)</span>
        </Button>
      </p>
    </>
  );
}
