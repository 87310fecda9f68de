import { dehydrate, useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { site } from "#content/site.json";
import { AccountSection, DataSection } from "#src/features/accounts/web/account-rows.tsx";
import { sessionsQuery } from "#src/features/accounts/web/queries.ts";
import {
  AppearancePreferences,
  NotificationPreferences,
  StudyPreferences,
} from "#src/features/accounts/web/settings/preferences.tsx";
import { settingsQuery } from "#src/features/accounts/web/settings/queries.ts";
import { useSavedSettings } from "#src/features/accounts/web/settings/use-saved-settings.ts";
import { BillingSection } from "#src/features/billing/web/billing-section.tsx";
import { Gate } from "#src/features/billing/web/gate.tsx";
import { PushRow } from "#src/features/notifications/web/push-row.tsx";
import { DeviceSection } from "#src/features/offline/web/device-section.tsx";
import type { Translation } from "#src/features/reader/contract.ts";
import { translationsQuery } from "#src/features/reader/web/queries.ts";
import { mailChoicesQuery, RemindersNote } from "#src/features/reminders/web/reminders-note.tsx";
import { TestMailRow } from "#src/features/reminders/web/test-mail-row.tsx";
import type { User } from "#src/shared/current-user.ts";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { SkeletonLines } from "#src/ui/loading.tsx";
import { PageHeader } from "#src/ui/page-header.tsx";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import { MissingPart } from "#src/ui/unreached.tsx";
import { useCurrentUser } from "#src/web/current-user.ts";
import { hasSessionContext, queryClientContext } from "#src/web/page-context.ts";
import { QueryScope } from "#src/web/query-scope.tsx";
import type { Route } from "./+types/settings";

const SessionList = lazyPart(
  async () => ({
    default: (await import("#src/features/accounts/web/session-list.tsx")).SessionList,
  }),
  MissingPart,
);
const Keys = lazyPart(() => import("#src/features/accounts/web/settings/keys.tsx"), MissingPart);

/** Without a session there is nothing to ask for, and what cannot be had the page asks for itself. */
export async function loader({ context }: Route.LoaderArgs) {
  if (!context.get(hasSessionContext)) return {};
  const client = context.get(queryClientContext);
  await Promise.all([
    client.prefetchQuery(settingsQuery),
    client.prefetchQuery(sessionsQuery),
    client.prefetchQuery(translationsQuery),
    client.prefetchQuery(mailChoicesQuery),
  ]);
  return { dehydrated: dehydrate(client) };
}

const listLicensed = (translations: readonly Translation[]): string[] =>
  translations
    .filter(({ isLicensed, isAvailable }) => isLicensed && isAvailable)
    .map(({ code }) => code);

export function meta({ matches }: Route.MetaArgs) {
  return describePage({
    title: "Settings",
    description: "What is mailed to you and when, which translation you read, and your account.",
    keywords: ["settings", "daily verse by mail", "Bible translation", "account"],
    path: "/settings",
    siteUrl: readSiteUrl(matches),
    siteName: site.name,
    isHidden: true,
  });
}

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const user = useCurrentUser();
  if (!user) return <Gate needs="sign-in" user={user} what="Your settings" />;
  return (
    <QueryScope state={loaderData.dehydrated}>
      <SettingsReading user={user} />
    </QueryScope>
  );
}

function SettingsReading({ user }: { user: User }) {
  const { settings, isMissing, save } = useSavedSettings();
  const { data: translations = [] } = useQuery(translationsQuery);
  const saveChoices = (choices: Parameters<typeof save>[0]) => void save(choices);
  return (
    <div className="wrap">
      <PageHeader title="Settings" subtitle="Each choice is saved as you make it." />
      <p className="mb-8 hidden text-muted noscript:block">
        Changing settings needs JavaScript, which is switched off in this browser.
      </p>
      {settings ? (
        <>
          <NotificationPreferences
            settings={settings}
            onSave={saveChoices}
            remindersNote={
              <RemindersNote
                isOn={settings.emailRemindersEnabled}
                settingsFrom={settings.updatedAt}
              />
            }
          >
            <TestMailRow email={user.email} />
          </NotificationPreferences>
          <StudyPreferences
            settings={settings}
            licensed={listLicensed(translations)}
            onSave={saveChoices}
          />
          <AppearancePreferences settings={settings} onSave={saveChoices} />
        </>
      ) : (
        <div className="entry">
          <span />
          {isMissing ? (
            <p role="alert">Your preferences could not be fetched. Reload the page to try again.</p>
          ) : (
            <SkeletonLines widths={[60, 90, 80, 90, 60]} />
          )}
        </div>
      )}
      <DeviceSection>
        <PushRow />
      </DeviceSection>
      <AccountSection user={user} />
      <BillingSection user={user} isPlaced={Boolean(settings) || isMissing} />
      <Suspense>
        <SessionList timeZone={settings?.timeZone ?? "UTC"} />
        {settings ? <Keys settings={settings} onSave={save} /> : null}
      </Suspense>
      <DataSection />
    </div>
  );
}
