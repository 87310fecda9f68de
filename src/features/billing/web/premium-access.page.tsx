import { Link } from "react-router";
import { gate, premiumNavigation, site } from "#content/site.json";
import { useCurrentUser } from "#src/current-user.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import type { Route } from "./+types/premium-access.page";
import { SignInToContinue } from "./gate.tsx";
import { PremiumOffer } from "./premium-offer.tsx";
import { SubscribeButton } from "./subscribe-button.tsx";
import { SubscriptionBlock } from "./subscription-block.tsx";

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
  if (user?.isPremium) return <OpenAlready />;
  return (
    <PremiumOffer
      title="Premium Plan"
      text={`Room to pray, to read through and to study further. ${gate.free}`}
      hadSubscription={Boolean(user?.subscriptionStatus)}
    >
      {user ? <SubscribeButton /> : <SignInToContinue />}
    </PremiumOffer>
  );
}

function OpenAlready() {
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
      {/* Where letters and notifications about payments lead. */}
      <div className="-mx-3 mt-8 max-w-sm">
        <SubscriptionBlock />
      </div>
    </div>
  );
}
