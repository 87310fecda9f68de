// The page of somebody who is let in: its header, the list or what lies beside
// it, and the dialogs.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import { Suspense, useEffect, useRef } from "react";
import { Link } from "react-router";
import { Button } from "#src/ui/button.tsx";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { LoadFailure } from "#src/ui/load-failure.tsx";
import { SkeletonLines } from "#src/ui/loading.tsx";
import { PageHeader } from "#src/ui/page-header.tsx";
import { useNewDay } from "#src/ui/passing-time.ts";
import { MissingPart } from "#src/ui/unreached.tsx";
import { describeFailure } from "#src/web/tell-failure.ts";
import { useAction } from "#src/web/use-action.ts";
import type { Prayer } from "../contract.ts";
import { formatListUrl, type ListUrl, type View } from "./list-url.ts";
import { PrayerList } from "./prayer-list.tsx";
import { PrayersSkeleton } from "./prayers-skeleton.tsx";
import { generateForAll, prayersQuery } from "./queries.ts";
import { type Dialogs, useDialogs } from "./use-dialogs.tsx";

const NONE: readonly Prayer[] = [];

const BESIDE: Readonly<Record<Exclude<View, "list">, string>> = {
  answers: "Answered over time",
  kept: "Kept prayers",
  away: "Archived and deleted",
};

const Answers = lazyPart(() => import("./answers.tsx"), MissingPart);
const SavedList = lazyPart(() => import("./saved-list.tsx"), MissingPart);
const AwayList = lazyPart(() => import("./away-list.tsx"), MissingPart);

export function PrayerRoom({ owner, address }: { owner: number; address: ListUrl }) {
  const { data, error, refetch } = useQuery(prayersQuery);
  const client = useQueryClient();
  // A page that is looked at again on another day asks what holds today.
  useNewDay(() => void client.invalidateQueries({ queryKey: prayersQuery.queryKey }));
  if (!data) {
    return (
      <>
        <RoomHeader />
        {error ? (
          <LoadFailure
            title="Your prayers could not be fetched just now."
            why={describeFailure(error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <PrayersSkeleton />
        )}
      </>
    );
  }
  return <Room owner={owner} prayers={data} address={address} />;
}

function Room({
  owner,
  prayers,
  address,
}: {
  owner: number;
  prayers: readonly Prayer[];
  address: ListUrl;
}) {
  const dialogs = useDialogs({ owner, prayers });
  const { view } = address;
  const part = useFocusOnTurning(view);
  return (
    <>
      <RoomHeader prayers={prayers} openDialog={dialogs.open} />
      {view === "list" ? (
        <PrayerList prayers={prayers} address={address} openDialog={dialogs.open} />
      ) : (
        <section aria-labelledby="beside" className="border-line border-t pt-8">
          <h2 id="beside" ref={part} tabIndex={-1} className="mb-6 text-30 outline-none">
            {BESIDE[view]}
          </h2>
          <Suspense fallback={<SkeletonLines widths={[40, 90, 80]} />}>
            {view === "answers" ? <Answers prayers={prayers} /> : null}
            {view === "kept" ? <SavedList /> : null}
            {view === "away" ? <AwayList prayers={prayers} /> : null}
          </Suspense>
        </section>
      )}
      <Beside view={view} />
      {dialogs.element}
    </>
  );
}

function RoomHeader({
  prayers = NONE,
  openDialog,
}: {
  prayers?: readonly Prayer[];
  openDialog?: Dialogs["open"];
}) {
  const client = useQueryClient();
  const isEmpty = !prayers.some(({ status }) => status !== "archived");
  const { run, isPending } = useAction({
    mutationFn: (_opener: HTMLElement) => generateForAll(client),
    onSuccess: (written, opener) => openDialog?.({ kind: "written", written }, opener),
    failure: "The prayer was not generated",
  });
  return (
    <PageHeader
      title="Prayer List"
      subtitle="Track your prayers and see God's faithfulness."
      actions={
        <span className="contents noscript:hidden print:hidden">
          <Button
            kind="secondary"
            disabled={isPending || isEmpty || !openDialog}
            isBusy={isPending}
            busyLabel="Generating..."
            onClick={(event) => run(event.currentTarget)}
            className="max-md:flex-auto max-md:px-3"
          >
            Generate Prayer for all
          </Button>
          <Button
            aria-haspopup="dialog"
            disabled={!openDialog}
            onClick={(event) => void openDialog?.({ kind: "add" }, event.currentTarget)}
            className="max-md:flex-auto max-md:px-3"
          >
            <Plus size={16} strokeWidth={2} aria-hidden="true" />
            Add Prayer
          </Button>
        </span>
      }
    />
  );
}

/** What lies beside the list, and from there the way back. */
function Beside({ view }: { view: View }) {
  const linkClass = "inline-flex min-h-11 items-center text-accent hover:underline";
  return (
    <nav
      aria-label="More of your prayers"
      className="mt-12 flex flex-wrap gap-x-8 border-line border-t pt-4"
      data-print="no"
    >
      {view === "list" ? null : (
        <Link to={formatListUrl({})} className={linkClass}>
          Back to the list
        </Link>
      )}
      {Object.entries(BESIDE).map(([one, label]) =>
        one === view ? null : (
          <Link key={one} to={formatListUrl({ view: one as View })} className={linkClass}>
            {label}
          </Link>
        ),
      )}
    </nav>
  );
}

/** The link that was followed goes; focus goes to what it opened. */
function useFocusOnTurning(view: View) {
  const part = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    (part.current ?? document.getElementById("main"))?.focus({ preventScroll: true });
  }, [view]);
  return part;
}
