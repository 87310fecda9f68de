import { dehydrate } from "@tanstack/react-query";
import { Link } from "react-router";
import { site } from "#content/site.json";
import { useCurrentUser } from "#src/current-user.ts";
import type { User } from "#src/features/accounts/contract.ts";
import { FavouriteList } from "#src/features/favourites/web/favourite-list.tsx";
import { favouritesQuery } from "#src/features/favourites/web/queries.ts";
import { hasSessionContext, queryClientContext } from "#src/page-context.ts";
import { PersonPending } from "#src/person-pending.tsx";
import { QueryScope } from "#src/query-scope.tsx";
import { buttonClass } from "#src/ui/button.tsx";
import { DialogLink } from "#src/ui/dialog-link.tsx";
import { PageHeader } from "#src/ui/page-header.tsx";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import type { Route } from "./+types/dashboard.page";
import { QuickActions } from "./quick-actions.tsx";
import { useGreeting } from "./use-greeting.ts";

const PATH = "/dashboard";

/** Without a session there is nothing to ask for, and what cannot be had the page asks for itself. */
export async function loader({ context }: Route.LoaderArgs) {
  if (!context.get(hasSessionContext)) return {};
  const client = context.get(queryClientContext);
  await client.prefetchQuery(favouritesQuery);
  return { dehydrated: dehydrate(client) };
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage({
    title: "Dashboard",
    description: "Where you are in your reading, your prayers and your days.",
    path: PATH,
    siteUrl: readSiteUrl(matches),
    siteName: site.name,
    isHidden: true,
  });
}

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const user = useCurrentUser();
  if (user === undefined) return <PersonPending />;
  if (user === null) return <SignInPrompt />;
  return (
    <QueryScope state={loaderData.dehydrated}>
      <Dashboard user={user} />
    </QueryScope>
  );
}

function Dashboard({ user }: { user: User }) {
  const { greeting, today } = useGreeting();
  return (
    <div className="wrap">
      <PageHeader
        title={`${greeting}, ${user.username}`}
        subtitle={<span className="block min-h-7">{today}</span>}
        actions={
          <Link to="/" className={buttonClass({ kind: "secondary" })}>
            Continue Journey
          </Link>
        }
      />
      <div className="grid gap-12 border-line border-t pt-10 lg:grid-cols-[7fr_5fr] lg:gap-20">
        <FavouriteList />
        <QuickActions isPremium={user.isPremium} />
      </div>
    </div>
  );
}

function SignInPrompt() {
  return (
    <div className="wrap entry pt-10 md:pt-20">
      <span />
      <div className="max-w-measure">
        <h1 className="text-38 lg:text-48">Dashboard</h1>
        <p className="mt-4 text-18 text-muted">
          Sign in to see your dashboard: your reading, your prayers, and what you marked.
        </p>
        <p className="mt-6">
          <DialogLink
            to={`/sign-in?${new URLSearchParams({ next: PATH })}`}
            className={buttonClass()}
          >
            Sign In
          </DialogLink>
        </p>
      </div>
    </div>
  );
}
