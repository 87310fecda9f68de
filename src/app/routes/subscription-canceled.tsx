// Where a person comes back to who did not pay.
import { Link } from "react-router";
import { site } from "#content/site.json";
import { buttonClass } from "#src/ui/button.tsx";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import { useWish } from "#src/web/wish/stored-wish.ts";
import { leadsBack } from "#src/web/wish/wish.ts";
import { WishLine } from "#src/web/wish/wish-line.tsx";
import type { Route } from "./+types/subscription-canceled";

export function meta({ matches }: Route.MetaArgs) {
  return describePage({
    title: "Checkout canceled",
    description: "Nothing was charged.",
    keywords: ["premium", "checkout"],
    path: "/subscription/canceled",
    siteUrl: readSiteUrl(matches),
    siteName: site.name,
    isHidden: true,
  });
}

export default function CanceledPage() {
  const wish = useWish();
  return (
    <div className="wrap pt-8 pb-6 lg:pt-18 lg:pb-12">
      <h1 className="text-38 lg:text-48">Checkout canceled</h1>
      <p className="mt-4 max-w-md text-18 text-muted">
        Nothing was charged, and nothing has changed. Reading, searching and word study stay free;
        Premium will be there if you want it another day.
      </p>
      {wish && leadsBack(wish) ? (
        <div className="mt-6 flex flex-wrap items-end gap-x-8 gap-y-3">
          <WishLine path={wish} />
          <Link to={wish} className="underlined inline-flex min-h-11 items-center">
            Go back to it
          </Link>
        </div>
      ) : null}
      <p className="mt-6 flex flex-wrap gap-3">
        <Link to="/" className={buttonClass()}>
          Back home
        </Link>
        <Link to="/premium/prayers" className={buttonClass({ kind: "secondary" })}>
          Prayer List
        </Link>
      </p>
    </div>
  );
}
