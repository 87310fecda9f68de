// Which of the stored things an address asks for, in the frame of the site.
import type { ReactNode } from "react";
import { ScrollRestoration, useLocation } from "react-router";
import { footer, site } from "#content/site.json";
import { MEMORY_PATH } from "#src/features/memory/web/queries.ts";
import { findCopyKinds, OFFLINE_PATH } from "#src/features/offline/rules.ts";
import { PacksSection } from "#src/features/offline/web/packs-section.tsx";
import { findMarkedAccount } from "#src/features/offline/web/stored-marks.ts";
import type { StoredPack } from "#src/features/offline/web/stored-packs.ts";
import { useStoredPacks } from "#src/features/offline/web/use-stored-packs.ts";
import { SEARCH_PATH } from "#src/features/search/web/search-url.ts";
import { PageHeader } from "#src/ui/page-header.tsx";
import { SiteFooter } from "#src/ui/site-footer.tsx";
import { SiteHeader } from "#src/ui/site-header.tsx";
import { SiteShell } from "#src/ui/site-shell.tsx";
import { Toaster } from "#src/ui/toaster.tsx";
import { NotStored } from "./not-stored.tsx";
import { OfflineBook, OfflineBooks } from "./offline-books.tsx";
import { OfflineChapter } from "./offline-chapter.tsx";
import { OfflineCopies } from "./offline-copies.tsx";
import { OfflineMemory } from "./offline-memory.tsx";
import { OfflineSearch } from "./offline-search.tsx";
import { ReachedAgain, useTitle } from "./page-state.tsx";
import { useReachable } from "./use-reachable.ts";
import { WaitingSection } from "./waiting-list.tsx";

const LINKS = [
  { label: "Read", href: "/bible" },
  { label: "Search", href: SEARCH_PATH },
  { label: "Offline", href: OFFLINE_PATH },
];

const TODAY = { label: "Today", href: "/dashboard" };

export function OfflineSite() {
  const isReachable = useReachable();
  const userId = findMarkedAccount();
  const links = userId === undefined ? LINKS : [...LINKS, TODAY];
  const packs = useStoredPacks();
  return (
    <>
      <SiteShell
        header={<SiteHeader name={site.name} links={links} menuLinks={links} isSignedIn={false} />}
        footer={
          <SiteFooter
            name={site.name}
            colophon={site.colophon}
            columns={footer}
            copyright={site.copyright}
          />
        }
      >
        <ReachedAgain isReachable={isReachable} userId={userId} />
        {packs ? <Page packs={packs} isReachable={isReachable} /> : null}
      </SiteShell>
      <Toaster />
      <ScrollRestoration />
    </>
  );
}

function Page({ packs, isReachable }: { packs: readonly StoredPack[]; isReachable: boolean }) {
  const { pathname } = useLocation();
  const userId = findMarkedAccount();
  const kinds = userId === undefined ? undefined : findCopyKinds(pathname);
  if (pathname === MEMORY_PATH) return <OfflineMemory userId={userId} />;
  if (userId && kinds) return <OfflineCopies userId={userId} kinds={kinds} packs={packs} />;
  if (pathname === OFFLINE_PATH) return <Store isReachable={isReachable} />;
  return findPage(pathname, packs) ?? <NotStored packs={packs} />;
}

/** What this device stores: the page of the live site, without what needs a line. */
function Store({ isReachable }: { isReachable: boolean }) {
  useTitle("Offline");
  return (
    <div className="wrap">
      <PageHeader
        title="Offline"
        subtitle={
          isReachable
            ? "Open the live page to store more."
            : "What is on this device, for now without a connection."
        }
      />
      <WaitingSection userId={findMarkedAccount()} canSend={isReachable} />
      <PacksSection offered={[]} />
    </div>
  );
}

/** Nothing where the device has nothing of it. */
function findPage(pathname: string, packs: readonly StoredPack[]): ReactNode {
  const [, first, slug, book, chapter, ...more] = pathname.replace(/\/+$/, "").split("/");
  const [firstPack] = packs;
  if (!firstPack || more.length > 0) return undefined;
  if (pathname === SEARCH_PATH) return <OfflineSearch packs={packs} />;
  if (first !== "bible") return undefined;
  const pack = slug === undefined ? firstPack : packs.find((one) => one.slug === slug);
  if (!pack) return undefined;
  const parts = { packs, pack };
  if (book === undefined) return <OfflineBooks {...parts} />;
  if (chapter === undefined) return <OfflineBook {...parts} slug={book} />;
  return <OfflineChapter {...parts} book={book} chapter={chapter} />;
}
