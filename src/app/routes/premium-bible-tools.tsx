import {
  dehydrate,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import { Suspense, startTransition, useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { site } from "#content/site.json";
import { findChosenTranslation } from "#src/features/accounts/web/settings/find-chosen-translation.ts";
import { Gate } from "#src/features/billing/web/gate.tsx";
import { prefetchNotes } from "#src/features/notes/web/queries.ts";
import { UnsentNotice } from "#src/features/notes/web/unsent-notice.tsx";
import { ToolPictures } from "#src/features/pages/web/tool-pictures.tsx";
import { findLeftOut } from "#src/features/tools/web/left-out.ts";
import { findRefusal, foundQuery, passageQuery } from "#src/features/tools/web/queries.ts";
import {
  formatToolUrl,
  readComparisonChoice,
  readSearchChoice,
  readTool,
  type Tool,
} from "#src/features/tools/web/tool-url.ts";
import { TOOLS_PATH } from "#src/features/tools/web/tools-path.ts";
import { chooseText } from "#src/scripture/choose-text.ts";
import { EMBEDDED, type TranslationCode } from "#src/scripture/translations.ts";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { SkeletonLines } from "#src/ui/loading.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { PageHeader } from "#src/ui/page-header.tsx";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import { MissingPart } from "#src/ui/unreached.tsx";
import { currentUserQuery, useCurrentUser } from "#src/web/current-user.ts";
import { hasSessionContext, queryClientContext } from "#src/web/page-context.ts";
import { QueryScope } from "#src/web/query-scope.tsx";
import { unlessOtherQuery } from "#src/web/should-revalidate.ts";
import type { Route } from "./+types/premium-bible-tools";
import "#src/features/tools/web/compared.css";
import { PANEL_ID, ToolTabs, tabId } from "#src/features/tools/web/tool-tabs.tsx";

const AdvancedSearch = lazyPart(
  () => import("#src/features/tools/web/advanced-search.tsx"),
  MissingPart,
);
const Comparison = lazyPart(() => import("#src/features/tools/web/comparison.tsx"), MissingPart);

const TITLE = "Advanced Bible Tools";
const LINE = "Search within books, compare translations word by word, keep study notes.";

const NotesRoom = lazyPart(
  async () => ({ default: (await import("#src/features/notes/web/notes-room.tsx")).NotesRoom }),
  MissingPart,
);

const NAMES: readonly (readonly [Tool, string])[] = [
  ["search", "Advanced Search"],
  ["compare", "Verse Comparison"],
  ["notes", "Study Notes"],
];

/** What in an address says that a tool is in use. */
const AT_WORK: Readonly<Record<Tool, readonly string[]>> = {
  search: ["q"],
  compare: ["reference"],
  notes: ["note", "view"],
};

/** The query of the URL is answered with the page for users who have access. */
export async function loader({ context, request }: Route.LoaderArgs) {
  if (!context.get(hasSessionContext)) return {};
  const client = context.get(queryClientContext);
  const [chosenTranslation] = await Promise.all([
    findChosenTranslation(context),
    client.prefetchQuery(currentUserQuery),
  ]);
  if (!client.getQueryData(currentUserQuery.queryKey)?.user?.isPremium) return {};
  const asked = new URL(request.url).searchParams;
  const sentence = await prefetch(client, asked, chosenTranslation);
  return {
    chosenTranslation,
    notesText: slugOf(chosenTranslation),
    dehydrated: dehydrate(client),
    refused: sentence !== undefined ? { asked: `${asked}`, sentence } : undefined,
  };
}

/** @returns what is wrong with what the address asks, where the API refused it */
async function prefetch(
  client: QueryClient,
  parameters: URLSearchParams,
  chosen: TranslationCode | undefined,
): Promise<string | undefined> {
  switch (readTool(parameters)) {
    case "search": {
      const choice = readSearchChoice(parameters, chosen);
      return choice.query ? prefetchOrRefuse(client, foundQuery(choice)) : undefined;
    }
    case "compare": {
      const { reference, translations, page } = readComparisonChoice(parameters);
      if (!reference) return undefined;
      const refusals = await Promise.all(
        translations.map((code) => prefetchOrRefuse(client, passageQuery(reference, code, page))),
      );
      return refusals.find((sentence) => sentence !== undefined);
    }
    case "notes":
      await prefetchNotes(client, parameters);
      return undefined;
  }
}

async function prefetchOrRefuse<Answer, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Answer, Error, Answer, Key>,
): Promise<string | undefined> {
  await client.prefetchQuery(query);
  return findRefusal(client.getQueryState(query.queryKey)?.error);
}

/** For any other query here, the browser asks the API itself. */
export const shouldRevalidate = unlessOtherQuery;

export function meta({ location, matches }: Route.MetaArgs) {
  const tool = readTool(new URLSearchParams(location.search));
  const name = NAMES.find(([known]) => known === tool)?.[1];
  return describePage({
    title: name ? `${name}, ${TITLE}` : TITLE,
    description: LINE,
    keywords: ["advanced Bible search", "compare Bible translations", "Bible study notes"],
    path: TOOLS_PATH,
    siteUrl: readSiteUrl(matches),
    siteName: site.name,
    isHidden: true,
  });
}

export default function ToolsPage({ loaderData }: Route.ComponentProps) {
  const user = useCurrentUser();
  const [parameters] = useSearchParams();
  const tool = readTool(parameters);
  const refused =
    loaderData.refused?.asked === `${parameters}` ? loaderData.refused.sentence : undefined;
  const left = useLastUrls(tool);
  const isAtWork = AT_WORK[tool].some((name) => parameters.has(name));
  const member = useLastMember(user);
  if (!user?.isPremium) {
    return (
      <>
        {member === undefined ? null : <UnsentNotice owner={member} />}
        <Gate needs="premium" user={user} what={TITLE} />
        {user === undefined ? null : (
          <ToolPictures pictures={["advanced-search", "comparison", "notes"]} />
        )}
      </>
    );
  }
  return (
    <QueryScope state={loaderData.dehydrated}>
      <div className="wrap">
        <Heading isAtWork={isAtWork} />
        <ToolTabs
          open={tool}
          tabs={NAMES.map(([one, name]) => ({
            tool: one,
            name,
            address: left[one] ?? formatToolUrl(one),
          }))}
        />
        <div id={PANEL_ID} role="tabpanel" aria-labelledby={tabId(tool)} className="pt-8">
          <LeftOut parts={findLeftOut(parameters)} />
          <Suspense fallback={<SkeletonLines widths={[100, 60, 80]} />}>
            {tool === "compare" ? (
              <Comparison
                refused={refused}
                choice={readComparisonChoice(parameters)}
                isAsked={parameters.has("reference")}
              />
            ) : tool === "notes" ? (
              <NotesRoom owner={user.id} translation={loaderData.notesText} />
            ) : (
              <AdvancedSearch
                refused={refused}
                owner={user.id}
                choice={readSearchChoice(parameters, loaderData.chosenTranslation)}
                isAsked={parameters.has("q")}
              />
            )}
          </Suspense>
        </div>
        <p className="mt-20 border-line border-t pt-4 text-14 text-muted" data-print="no">
          <span className="font-semibold text-ink">Coming Soon:</span> original languages in the
          comparison, study groups and recorded audio.
        </p>
      </div>
    </QueryScope>
  );
}

/** Of the text in which references of notes are read. */
const slugOf = (translation: TranslationCode | undefined): string =>
  EMBEDDED[chooseText(translation, "WEB", "show")?.code ?? "WEB"].slug;

/** Steps back once something is asked: what was found should be in sight. */
function Heading({ isAtWork }: { isAtWork: boolean }) {
  return (
    <div data-print="no">
      {isAtWork ? (
        <h1 className="pt-1 pb-3 text-24 md:pt-4">{TITLE}</h1>
      ) : (
        <PageHeader title={TITLE} subtitle={LINE} />
      )}
    </div>
  );
}

/** Said above the form, which shows what is asked in its place. */
function LeftOut({ parts }: { parts: readonly string[] }) {
  if (parts.length === 0) return null;
  return (
    <div className="pb-6 [overflow-wrap:anywhere]" data-print="no">
      <Notice>
        Not all of this address could be followed. Left out: {parts.join("; ")}. The form shows what
        is asked instead.
      </Notice>
    </div>
  );
}

/** Whose page this was before the session, or Premium, ended under it. */
function useLastMember(user: ReturnType<typeof useCurrentUser>): number | undefined {
  const [member, setMember] = useState<number>();
  const id = user?.isPremium ? user.id : undefined;
  useEffect(() => {
    if (id !== undefined) setMember(id);
  }, [id]);
  return member;
}

/** Where each tool was left, so that its tab leads back to the same words. */
function useLastUrls(tool: Tool): Partial<Record<Tool, string>> {
  const { pathname, search } = useLocation();
  const [left, leave] = useState<Partial<Record<Tool, string>>>({});
  useEffect(() => {
    if (!search) return;
    // In no hurry: what is still being prepared must not begin anew.
    startTransition(() => leave((known) => ({ ...known, [tool]: `${pathname}${search}` })));
  }, [tool, pathname, search]);
  return left;
}
