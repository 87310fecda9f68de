import { dehydrate, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { site } from "#content/site.json";
import { settingsQuery } from "#src/features/accounts/web/settings/queries.ts";
import { hadSubscription, isPaymentDue } from "#src/features/billing/rules.ts";
import { SignInToContinue } from "#src/features/billing/web/gate.tsx";
import { OpenWish } from "#src/features/billing/web/go-on.tsx";
import { PaymentDue } from "#src/features/billing/web/payment-due.tsx";
import { PremiumStep } from "#src/features/billing/web/premium-step.tsx";
import { dailyVerseQuery } from "#src/features/daily-verse/web/queries.ts";
import { TodaysVerse } from "#src/features/daily-verse/web/todays-verse.tsx";
import { TrackedNote } from "#src/features/daily-verse/web/tracked-note.tsx";
import { useTurnOfDay } from "#src/features/daily-verse/web/use-todays-verse.ts";
import { useTrackedView, VERSE_VIEWED } from "#src/features/daily-verse/web/use-tracked-view.ts";
import { QuickActions } from "#src/features/dashboard/web/quick-actions.tsx";
import { useGreeting } from "#src/features/dashboard/web/use-greeting.ts";
import { forgetDays, statsQuery, yearQuery } from "#src/features/engagement/web/queries.ts";
import { Streak } from "#src/features/engagement/web/streak.tsx";
import { ThisWeek } from "#src/features/engagement/web/this-week.tsx";
import { YearOfDays } from "#src/features/engagement/web/year-of-days.tsx";
import { FavouriteList } from "#src/features/favourites/web/favourite-list.tsx";
import { favouritesQuery } from "#src/features/favourites/web/queries.ts";
import { historyQuery } from "#src/features/history/web/queries.ts";
import { memoryQuery } from "#src/features/memory/web/queries.ts";
import { NotificationList } from "#src/features/notifications/web/notification-list.tsx";
import { notificationsQuery, unreadQuery } from "#src/features/notifications/web/queries.ts";
import { plansQuery } from "#src/features/plans/web/queries.ts";
import { TodaysReading } from "#src/features/plans/web/todays-reading.tsx";
import { FIRST_TRANSLATION } from "#src/features/reader/web/reader-translations.ts";
import { chooseText } from "#src/scripture/choose-text.ts";
import { EMBEDDED } from "#src/scripture/translations.ts";
import type { User } from "#src/shared/current-user.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { DialogLink } from "#src/ui/dialog-link.tsx";
import { PageHeader } from "#src/ui/page-header.tsx";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import { MissingPart } from "#src/ui/unreached.tsx";
import { currentUserQuery, useCurrentUser } from "#src/web/current-user.ts";
import { hasSessionContext, queryClientContext } from "#src/web/page-context.ts";
import { PersonPending } from "#src/web/person-pending.tsx";
import { QueryScope } from "#src/web/query-scope.tsx";
import { useWish } from "#src/web/wish/stored-wish.ts";
import { leadsBack } from "#src/web/wish/wish.ts";
import { WishLine } from "#src/web/wish/wish-line.tsx";
import { OwnMarks } from "../own-marks.tsx";
import type { Route } from "./+types/dashboard";

const PATH = "/dashboard";

/** Without a session there is nothing to ask for, and what cannot be had the page asks for itself. */
export async function loader({ context }: Route.LoaderArgs) {
  const servedAt = new Date().toISOString();
  if (!context.get(hasSessionContext)) return { servedAt };
  const client = context.get(queryClientContext);
  const fetchPlans = async () => {
    await client.prefetchQuery(currentUserQuery);
    const user = client.getQueryData(currentUserQuery.queryKey)?.user;
    if (user?.isPremium) await client.prefetchQuery(plansQuery);
  };
  await Promise.all([
    fetchPlans(),
    client.prefetchQuery(favouritesQuery),
    client.prefetchQuery(historyQuery),
    client.prefetchQuery(memoryQuery),
    client.prefetchQuery(dailyVerseQuery()),
    client.prefetchQuery(statsQuery),
    client.prefetchQuery(yearQuery),
    client.prefetchQuery(notificationsQuery),
    client.prefetchQuery(unreadQuery),
    client.prefetchQuery(settingsQuery),
  ]);
  return { servedAt, dehydrated: dehydrate(client) };
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage({
    title: "Dashboard",
    description: "Where you are in your reading, your prayers and your days.",
    keywords: ["dashboard", "reading progress", "prayer list", "daily verse"],
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
      <Dashboard key={user.id} user={user} servedAt={loaderData.servedAt} />
    </QueryScope>
  );
}

function Dashboard({ user, servedAt }: { user: User; servedAt: string }) {
  const wish = useWish();
  const { data: settings } = useQuery(settingsQuery);
  const { data: plans } = useQuery({ ...plansQuery, enabled: user.isPremium });
  const { greeting, today, timeZone, now } = useGreeting(servedAt, settings?.timeZone);
  const chosen = settings?.hasChosenTranslation ? settings.preferredTranslation : undefined;
  const text = chooseText(chosen, "WEB", "show");
  const translation = text ? EMBEDDED[text.code].slug : FIRST_TRANSLATION;
  const step =
    user.isPremium || isPaymentDue(user) ? null : (
      <PremiumStep hadSubscription={hadSubscription(user)} wish={wish} />
    );
  return (
    <div className="wrap pb-16">
      <First user={user} wish={wish}>
        {step}
      </First>
      <PageHeader
        title={<span className="break-words">{`${greeting}, ${user.username}`}</span>}
        subtitle={<span className="block min-h-7">{today}</span>}
        actions={
          <Link to="/" className={buttonClass({ kind: "secondary" })}>
            Continue Journey
          </Link>
        }
      />
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-20">
        <Verse />
        <TodaysReading plans={plans} isPremium={user.isPremium} />
      </div>
      <OwnMarks className="mt-8" />
      <Days quickActions={<QuickActions isPremium={user.isPremium} />} />
      {step && !wish ? <div className="mt-10 lg:mt-14">{step}</div> : null}
      <div className="mt-10 border-line border-t pt-10 lg:mt-14 lg:pt-12">
        <NotificationList now={now} timeZone={timeZone} />
      </div>
      <div className="mt-10 border-line border-t pt-10 lg:mt-14 lg:pt-12">
        <FavouriteList translation={translation} />
      </div>
    </div>
  );
}

/** Above everything else: what is owed, or what the person came for. */
function First({
  user,
  wish,
  children,
}: {
  user: User;
  wish: string | undefined;
  /** The way to Premium, for users without it. */
  children: ReactNode;
}) {
  const shown = isPaymentDue(user) ? (
    <PaymentDue isPremium={user.isPremium} />
  ) : !wish ? null : user.isPremium ? (
    leadsBack(wish) && <OpenWish path={wish} />
  ) : (
    children
  );
  return shown ? <div className="pt-6 md:pt-10">{shown}</div> : null;
}

/** Reading it here counts as reading it on the first page does. */
function Verse() {
  const client = useQueryClient();
  useTurnOfDay();
  const { data: verse } = useQuery(dailyVerseQuery());
  const date = verse?.date;
  const quotation = useRef<HTMLQuoteElement>(null);
  const view = useTrackedView(quotation, VERSE_VIEWED, date);
  const isTracked = view.state === "tracked";
  useEffect(() => {
    if (isTracked) void forgetDays(client);
  }, [isTracked, client]);
  const servedDate = useRef(date);
  useEffect(() => {
    if (date === servedDate.current) return;
    servedDate.current = date;
    // With a new day the week, the year and the readings are others.
    void forgetDays(client);
    void client.invalidateQueries({ queryKey: plansQuery.queryKey });
  }, [date, client]);
  return <TodaysVerse verse={verse} verseRef={quotation} note={<TrackedNote view={view} />} />;
}

function Days({ quickActions }: { quickActions: ReactNode }) {
  const stats = useQuery(statsQuery);
  const year = useQuery(yearQuery);
  const rowClass =
    "mt-10 grid grid-cols-1 gap-10 border-line border-t pt-10 lg:mt-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-20 lg:pt-12";
  if (!stats.data || !year.data) {
    const isMissing = stats.isError || year.isError;
    const retry = () => void Promise.all([stats.refetch(), year.refetch()]);
    return (
      <div className={rowClass}>
        <div className="min-h-24">{isMissing ? <MissingPart onRetry={retry} /> : null}</div>
        {quickActions}
      </div>
    );
  }
  return (
    <>
      <div className={rowClass}>
        <Streak year={year.data} />
        <ThisWeek stats={stats.data} />
      </div>
      <div className={rowClass}>
        <YearOfDays year={year.data} />
        {quickActions}
      </div>
    </>
  );
}

function SignInPrompt() {
  const wish = useWish();
  return (
    <div className="wrap entry pt-10 md:pt-20">
      <span />
      <div className="max-w-measure">
        {wish ? <WishLine path={wish} className="mb-6" /> : null}
        <h1 className="text-38 lg:text-48">Dashboard</h1>
        <p className="mt-4 text-18 text-muted">
          Sign in to see your dashboard: your reading, your prayers, and what you marked.
        </p>
        {wish ? (
          <>
            <p className="mt-3 text-muted">
              An account is the first step and costs nothing. The terms of Premium come next, before
              anything is paid.
            </p>
            <div className="mt-6 *:max-md:w-full">
              <SignInToContinue />
            </div>
          </>
        ) : (
          <p className="mt-6">
            <DialogLink
              to={`/sign-in?${new URLSearchParams({ next: PATH })}`}
              className={buttonClass()}
            >
              Sign In
            </DialogLink>
          </p>
        )}
      </div>
    </div>
  );
}
