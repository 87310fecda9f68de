import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import literata from "@fontsource-variable/literata/files/literata-latin-opsz-normal.woff2?url";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from "react-router";
import { footer, menu, navigation, premiumNavigation, site } from "#content/site.json";
import { AccountDoor } from "#src/features/accounts/web/account-door.tsx";
import { AccountMenu, MobileAccount } from "#src/features/accounts/web/account-menu.tsx";
import { Upsell } from "#src/features/billing/web/upsell.tsx";
import { unreadQuery } from "#src/features/notifications/web/queries.ts";
import { useUnreadCount } from "#src/features/notifications/web/use-unread-count.ts";
import { NotFound } from "#src/features/pages/web/not-found.tsx";
import { LATE_SHEET } from "#src/ui/after-paint.ts";
import { ErrorView } from "#src/ui/error-view.tsx";
import lateFaces from "#src/ui/late-faces.css?url";
import { SiteFooter } from "#src/ui/site-footer.tsx";
import { SiteHeader } from "#src/ui/site-header.tsx";
import { SiteShell } from "#src/ui/site-shell.tsx";
import { Toaster } from "#src/ui/toaster.tsx";
import { isStoredHere, isUnreached, UNREACHED } from "#src/ui/unreached.tsx";
import { useOfflineLinks } from "#src/ui/use-offline-links.ts";
import { useCurrentUser } from "#src/web/current-user.ts";
import {
  hasSessionContext,
  nonceContext,
  queryClientContext,
  siteUrlContext,
} from "#src/web/page-context.ts";
import { prefetchCurrentUser } from "#src/web/prefetch-current-user.ts";
import { QueryScope } from "#src/web/query-scope.tsx";
import type { Route } from "./+types/root";
import { CommandButton } from "./command-box/command-button.tsx";
import beforePaint from "./page-scripts/before-paint.ts?inline-script";
import { usePersonEffects } from "./person-effects.ts";
import "#src/ui/styles.css";

export const loader = async ({ context }: Route.LoaderArgs) => ({
  nonce: context.get(nonceContext),
  siteUrl: context.get(siteUrlContext),
  person: await prefetchCurrentUser(context.get(queryClientContext), {
    hasSession: context.get(hasSessionContext),
    along: [unreadQuery],
  }),
});

// Nothing of it changes while a page lives but the user, who is in the query's cache.
export const shouldRevalidate = () => false;

const fontLink = (href: string) => ({
  rel: "preload",
  href,
  as: "font",
  type: "font/woff2",
  crossOrigin: "anonymous" as const,
});

export const links: Route.LinksFunction = () => [
  fontLink(literata),
  fontLink(figtree),
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml", sizes: "any" },
  { rel: "icon", href: "/icon-16.svg", type: "image/svg+xml", sizes: "16x16" },
  { rel: "apple-touch-icon", href: "/icon-180.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

// Pages bring their own; this is used where a page could not be made.
export const meta: Route.MetaFunction = ({ error }) => [
  { title: isUnreached(error) ? UNREACHED.title : site.name },
  { name: "robots", content: "noindex" },
];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useRouteLoaderData<typeof loader>("root")?.nonce;
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf8f2" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#14120f" media="(prefers-color-scheme: dark)" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // Our own constant; it must run before the first paint.
          dangerouslySetInnerHTML={{ __html: beforePaint }}
        />
        <Meta />
        <Links />
        {/* The script changes what it counts for. */}
        <link rel="stylesheet" href={lateFaces} suppressHydrationWarning {...LATE_SHEET} />
        <noscript>
          <link rel="stylesheet" href={lateFaces} />
        </noscript>
      </head>
      <body>
        {children}
        <ScrollRestoration {...(nonce ? { nonce } : {})} />
        <Scripts {...(nonce ? { nonce } : {})} />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <Failure error={error} />
    </Shell>
  );
}

function Shell({ children }: { children: ReactNode }) {
  const person = useRouteLoaderData<typeof loader>("root")?.person;
  return (
    <QueryScope state={person}>
      <Frame>{children}</Frame>
      <AccountDoor />
      <Upsell />
      <Toaster />
    </QueryScope>
  );
}

const READ_AND_SEARCH = [
  { label: "Read", href: "/bible" },
  { label: "Search", href: "/bible-verse-search" },
];
const TODAY = { label: "Today", href: "/dashboard" };

/** Only members have one, and on no page does anything wait for it. */
const SubscriptionBlock = lazy(async () => ({
  default: (await import("#src/features/billing/web/subscription-block.tsx")).SubscriptionBlock,
}));
const subscription = (
  <Suspense fallback={null}>
    <SubscriptionBlock />
  </Suspense>
);

function Frame({ children }: { children: ReactNode }) {
  usePersonEffects();
  useOfflineLinks();
  const unreadCount = useUnreadCount();
  const user = useCurrentUser();
  const premiumLinks = user?.isPremium ? premiumNavigation : [];
  const today = user ? TODAY : undefined;
  return (
    <SiteShell
      header={
        <SiteHeader
          name={site.name}
          links={[...READ_AND_SEARCH, ...navigation, ...premiumLinks]}
          find={<CommandButton />}
          today={today}
          menuLinks={[...(today ? [today] : []), ...READ_AND_SEARCH, ...premiumLinks, ...menu]}
          account={<AccountMenu subscription={subscription} unreadCount={unreadCount} />}
          isSignedIn={Boolean(user)}
          menuAccount={<MobileAccount subscription={subscription} unreadCount={unreadCount} />}
          hasNews={unreadCount > 0}
        />
      }
      footer={
        <SiteFooter
          name={site.name}
          colophon={site.colophon}
          columns={footer}
          copyright={site.copyright}
        />
      }
    >
      {children}
    </SiteShell>
  );
}

function Failure({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  if (isRouteErrorResponse(error) && error.status === 429) {
    return (
      <ErrorView
        code="…"
        title="One moment, please"
        text="Too much was asked for at once from your network. Please try again in a few seconds."
        canRetry
      />
    );
  }
  if (isUnreached(error)) return <Unreached />;
  return (
    <ErrorView
      code="500"
      title="Something broke on our side"
      text="The page could not be made. It has been noted; nothing you wrote is lost. Trying again often helps."
      showsRequestId
      canRetry
    />
  );
}

/** A page that could not be fetched: the device's own copy, where it has one. */
function Unreached() {
  const { pathname } = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!isStoredHere(pathname)) return;
    setLeaving(true);
    window.location.reload();
  }, [pathname]);
  if (isLeaving) return null;
  return <ErrorView code="…" {...UNREACHED} canRetry staysOnRetry />;
}
