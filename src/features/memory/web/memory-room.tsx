// The page of verses that are learned: today's, and below it all of them.
import { Suspense, useEffect, useState, useSyncExternalStore } from "react";
import type { Passage } from "#src/features/reader/contract.ts";
import { Button } from "#src/ui/button.tsx";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { SkeletonLines } from "#src/ui/loading.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { MissingPart } from "#src/ui/unreached.tsx";
import { useCurrentUser } from "#src/web/current-user.ts";
import type { MemoryCard } from "../contract.ts";
import {
  countMinutes,
  dayOf,
  describeDay,
  listToday,
  type PlannedCard,
  planCards,
} from "../schedule.ts";
import { CardList } from "./card-list.tsx";
import { FirstVerses } from "./first-verses.tsx";
import { useMemory } from "./use-memory.ts";

const loadPractice = () => import("./practice.tsx");
const Practice = lazyPart(loadPractice, MissingPart);

const listenToNothing = () => () => {};
/** Days are those of the person's own calendar, which the server does not know. */
const useIsInBrowser = () =>
  useSyncExternalStore(
    listenToNothing,
    () => true,
    () => false,
  );

export function MemoryRoom({ starters }: { starters: readonly Passage[] }) {
  const { cards, isIncomplete, isLoading, add, remove, review } = useMemory();
  const user = useCurrentUser();
  const isInBrowser = useIsInBrowser();
  const [session, setSession] = useState<readonly PlannedCard[]>();
  const hasCards = cards.length > 0;
  // At hand before it is wanted, also when the line is cut.
  useEffect(() => {
    if (hasCards) loadPractice().catch(() => {});
  }, [hasCards]);

  if (!hasCards && !isLoading && !isIncomplete) {
    return <FirstVerses starters={starters} onAdd={add} isVisitor={!user} />;
  }
  if (!isInBrowser || isLoading) return <SkeletonLines widths={[40, 72, 60]} />;
  const now = new Date();
  const planned = planCards(cards, now);
  const next = planned
    .map(({ day }) => day)
    .filter((day) => day > dayOf(now))
    .toSorted()[0];
  const removeCard = (card: MemoryCard) => {
    const undo = remove(card);
    showToast({ title: "Verse removed", text: card.reference, about: "memory", undo });
  };
  return (
    <div className="max-w-3xl">
      {isIncomplete ? (
        <div className="mb-6">
          <Notice tone="danger">
            <p role="alert">
              The verses of your account could not be fetched just now. What this device holds is
              shown. Nothing is lost.
            </p>
          </Notice>
        </div>
      ) : null}
      {session ? (
        <Suspense fallback={<SkeletonLines widths={[40, 72, 60]} />}>
          <Practice
            today={session}
            next={next}
            now={now}
            onReview={review}
            onEnd={() => setSession(undefined)}
          />
        </Suspense>
      ) : (
        <Today today={listToday(planned, now)} next={next} now={now} onBegin={setSession} />
      )}
      {user ? null : (
        <p className="mt-6 text-muted">
          Your verses are stored on this device. Sign in, and they go along to your account and to
          your other devices.
        </p>
      )}
      {session || !hasCards ? null : <CardList planned={planned} now={now} onRemove={removeCard} />}
    </div>
  );
}

function Today({
  today,
  next,
  now,
  onBegin,
}: {
  today: readonly PlannedCard[];
  next: string | undefined;
  now: Date;
  onBegin: (today: readonly PlannedCard[]) => void;
}) {
  if (today.length === 0) {
    return (
      <section aria-labelledby="today" className="rounded-card bg-sunk p-5 md:p-8">
        <h2 id="today" className="text-24">
          Nothing more today
        </h2>
        <p className="mt-2 text-18">
          {next ? `The next verse comes ${describeDay(next, now)}.` : "Come back when you like."}
        </p>
      </section>
    );
  }
  const minutes = countMinutes(today.length);
  return (
    <section aria-labelledby="today" className="rounded-card bg-sunk p-5 md:p-8">
      <h2 id="today" className="text-24">
        Today
      </h2>
      <p className="mt-2 text-18">
        {today.length === 1 ? "1 verse" : `${today.length} verses`}, about{" "}
        {minutes === 1 ? "1 minute" : `${minutes} minutes`}
      </p>
      <Button className="mt-5" onClick={() => onBegin(today)}>
        Begin
      </Button>
    </section>
  );
}
