// Stands at the addresses of Premium pages that are not there yet: the gate,
// and behind it the plain word that the page is being prepared. Each address
// gets a page of its own as its feature is built.
import { Link } from "react-router";
import { site } from "#content/site.json";
import { useCurrentUser } from "#src/current-user.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import type { Route } from "./+types/premium-room.page";
import { Gate } from "./gate.tsx";

const ROOMS: Readonly<Record<string, { title: string; what: string; line: string }>> = {
  "/premium/devotionals": {
    title: "Complete Devotionals",
    what: "A complete devotional",
    line: "Written on your topic, with every quotation checked against the text.",
  },
  "/premium/bible-tools": {
    title: "Advanced Bible Tools",
    what: "The advanced tools",
    line: "Compare translations, search within books, keep study notes.",
  },
};

const findRoom = (path: string) =>
  ROOMS[path.replace(/\/$/, "")] ?? { title: "Premium", what: "This page", line: "" };

export function meta({ location, matches }: Route.MetaArgs) {
  const { title, line } = findRoom(location.pathname);
  return describePage({
    title,
    description: line,
    path: location.pathname,
    siteUrl: readSiteUrl(matches),
    siteName: site.name,
    isHidden: true,
  });
}

export default function PremiumRoomPage({ matches }: Route.ComponentProps) {
  const user = useCurrentUser();
  const { title, what } = findRoom(matches[matches.length - 1]?.pathname ?? "");
  if (!user?.isPremium) return <Gate needs="premium" user={user} what={what} />;
  return (
    <div className="wrap pt-8 lg:pt-18">
      <h1 className="text-38 lg:text-48">{title}</h1>
      <p className="mt-4 max-w-md text-18 text-muted">
        This page is being prepared. It opens here as soon as it is ready; until then the Bible,
        search and word study are open.
      </p>
      <p className="mt-6">
        <Link to="/bible" className={buttonClass({ kind: "secondary" })}>
          Read the Bible
        </Link>
      </p>
    </div>
  );
}
