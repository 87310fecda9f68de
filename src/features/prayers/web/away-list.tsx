// What was archived, and what was deleted and can still be brought back.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { formatDate } from "#src/shared/calendar/format-day.ts";
import { purgeDate, TRASH_DAYS } from "#src/shared/trash.ts";
import { Button } from "#src/ui/button.tsx";
import { LoadFailure } from "#src/ui/load-failure.tsx";
import { SkeletonLines } from "#src/ui/loading.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { describeFailure, tellFailure } from "#src/web/tell-failure.ts";
import type { Prayer } from "../contract.ts";
import type { PrayerStatus } from "../rules.ts";
import { LongText } from "./long-text.tsx";
import { headingId } from "./prayer-card.tsx";
import { changeStatus, deletedPrayersQuery, deletePrayer, restorePrayer } from "./queries.ts";

interface AwayChange {
  /** Of the page, where the focus stays. */
  readonly part: string;
  readonly title: string;
  readonly said: string;
  readonly change: () => Promise<unknown>;
}

export default function AwayList({ prayers }: { prayers: readonly Prayer[] }) {
  const client = useQueryClient();
  const archived = prayers.filter(({ status }) => status === "archived");
  const deleted = useQuery(deletedPrayersQuery);
  // The button goes with its prayer; focus stays in that part.
  const { mutate: act, isPending } = useMutation({
    mutationFn: ({ change }: AwayChange) => change(),
    onSuccess: (_, { part, title, said }) => {
      document.getElementById(part)?.focus();
      showToast({ title: said, text: title });
    },
    onError: (error) => tellFailure("The prayer was not changed", error),
  });
  return (
    <>
      <Section
        id="archived"
        title="Archived"
        isEmpty={archived.length === 0}
        empty="Nothing is archived."
      >
        {archived.map((prayer) => (
          <AwayPrayer
            key={prayer.id}
            prayer={prayer}
            margin={`Added ${formatDate(prayer.addedOn)}`}
          >
            <DoButton
              about={prayer.id}
              isBusy={isPending}
              onPress={() =>
                act({
                  part: "archived",
                  title: prayer.title,
                  said: "Back on the list",
                  change: () =>
                    changeStatus(client, prayer.id, {
                      status: statusBefore(prayer),
                    }),
                })
              }
            >
              Bring back
            </DoButton>
            <DoButton
              about={prayer.id}
              isBusy={isPending}
              onPress={() =>
                act({
                  part: "archived",
                  title: prayer.title,
                  said: "Deleted",
                  change: () => deletePrayer(client, prayer.id),
                })
              }
            >
              Delete
            </DoButton>
          </AwayPrayer>
        ))}
      </Section>
      <Section
        id="deleted"
        title={`Deleted in the last ${TRASH_DAYS} days`}
        isEmpty={deleted.data?.length === 0}
        empty="Nothing was deleted."
      >
        {deleted.error ? (
          <LoadFailure
            title="Your prayers could not be fetched just now."
            why={describeFailure(deleted.error)}
            onRetry={() => void deleted.refetch()}
          />
        ) : deleted.data ? (
          deleted.data.map((prayer) => (
            <AwayPrayer
              key={prayer.id}
              prayer={prayer}
              margin={`Gone for good on ${formatDate(purgeDate(prayer.deletedOn))}`}
            >
              <DoButton
                about={prayer.id}
                isBusy={isPending}
                onPress={() =>
                  act({
                    part: "deleted",
                    title: prayer.title,
                    said: "Back on the list",
                    change: () => restorePrayer(client, prayer.id),
                  })
                }
              >
                Bring back
              </DoButton>
            </AwayPrayer>
          ))
        ) : (
          <SkeletonLines widths={[40, 60]} />
        )}
      </Section>
    </>
  );
}

function Section({
  id,
  title,
  isEmpty,
  empty,
  children,
}: {
  id: string;
  title: string;
  isEmpty: boolean;
  empty: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="mb-12">
      <h3 id={id} tabIndex={-1} className="outline-none border-line border-b pb-3 text-20">
        {title}
      </h3>
      {isEmpty ? <p className="pt-4 text-muted">{empty}</p> : children}
    </section>
  );
}

function AwayPrayer({
  prayer,
  margin,
  children,
}: {
  prayer: Prayer;
  margin: string;
  children: ReactNode;
}) {
  return (
    <article aria-labelledby={headingId(prayer.id)} className="acted">
      <p className="acted-margin">{margin}</p>
      <div className="acted-body">
        <h4 id={headingId(prayer.id)} className="text-20">
          {prayer.title}
        </h4>
        {prayer.description ? (
          <div className="mt-2">
            <LongText text={prayer.description} />
          </div>
        ) : null}
        {prayer.isAnswered && prayer.answerDescription ? (
          <p className="mt-2 max-w-measure whitespace-pre-line text-muted">
            How God answered: {prayer.answerDescription}
          </p>
        ) : null}
      </div>
      <div className="acted-do">{children}</div>
    </article>
  );
}

function DoButton({
  about,
  isBusy,
  onPress,
  children,
}: {
  about: number;
  isBusy: boolean;
  onPress: () => void;
  children: string;
}) {
  return (
    <Button
      kind="quiet"
      size="small"
      aria-describedby={headingId(about)}
      isBusy={isBusy}
      onClick={() => isBusy || onPress()}
    >
      {children}
    </Button>
  );
}

/** Where a prayer stood before it was archived. */
const statusBefore = ({ isAnswered, wasOngoing }: Prayer): PrayerStatus =>
  isAnswered ? "answered" : wasOngoing ? "ongoing" : "active";
