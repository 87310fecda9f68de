// The library of somebody who is let in: tabs, cards, and the two ways to a new one.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { describeFailure, tellFailure } from "#src/tell-failure.ts";
import { Button } from "#src/ui/button.tsx";
import { forgetTyping } from "#src/ui/kept-typing.ts";
import { LoadFailure } from "#src/ui/load-failure.tsx";
import { PageHeader } from "#src/ui/page-header.tsx";
import { Tabs } from "#src/ui/tabs.tsx";
import type { DevotionalCard as Card, DevotionalBody } from "../contract.ts";
import { pickTheme, RANDOM_CHOICES } from "../rules.ts";
import { DeletedDevotionals, JustDeleted } from "./deleted-devotionals.tsx";
import { DevotionalCard } from "./devotional-card.tsx";
import { findShown, readShow, SHOWS, type Show } from "./find-shown.ts";
import { ModelConsent, useConsent } from "./model-consent.tsx";
import { cardsQuery, formatDevotionalAddress, generateDevotional } from "./queries.ts";
import { sendLeftNotes } from "./send-notes.ts";
import { useWriting } from "./use-writing.ts";
import { WritingProgress } from "./writing-progress.tsx";

const CUSTOM_FORM = "custom-devotional";
const loadCustom = () => import("./custom-dialog.tsx");
const CustomDialog = lazy(loadCustom);

const LABELS: Readonly<Record<Show, string>> = {
  all: "All",
  saved: "Saved",
  unread: "Unread",
  read: "Read",
};

export function Library({ owner }: { owner: number }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: cards, error, refetch } = useQuery(cardsQuery);
  const consent = useConsent(true);
  const { steps, start, stop } = useWriting();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const send = () => void sendLeftNotes(client, owner);
    send();
    window.addEventListener("online", send);
    return () => window.removeEventListener("online", send);
  }, [client, owner]);

  /** Whether somebody still has to say who writes; the question then stands on the page. */
  const mustAskFirst = () => {
    const mustAsk = consent.model !== undefined && consent.agrees === undefined;
    setAsked(mustAsk);
    return mustAsk;
  };
  const write = async (body: DevotionalBody) => {
    try {
      const made = await start((progress) => generateDevotional(client, body, progress));
      if (!made) return;
      forgetTyping(owner, CUSTOM_FORM);
      await navigate(formatDevotionalAddress(made.id));
    } catch (failure) {
      tellFailure("The devotional was not generated", failure);
    }
  };
  const writeRandom = () => {
    if (mustAskFirst()) return;
    const topics = (cards ?? []).map(({ topic }) => topic);
    void write({ topic: pickTheme(topics, Math.random()), ...RANDOM_CHOICES });
  };
  const openDialog = async (from: HTMLElement) => {
    if (mustAskFirst()) return;
    opener.current = from;
    try {
      await loadCustom();
      setDialogOpen(true);
    } catch (failure) {
      tellFailure("The form could not be opened", failure);
    }
  };

  return (
    <>
      <PageHeader
        title="Complete Devotionals"
        subtitle="Written on your topic, with every quotation checked against the text."
        actions={
          <span className="contents noscript:hidden print:hidden">
            <Button
              kind="secondary"
              disabled={steps !== undefined || !cards}
              onClick={writeRandom}
              className="max-md:flex-auto max-md:px-3"
            >
              Random Devotional
            </Button>
            <Button
              aria-haspopup="dialog"
              disabled={steps !== undefined || !cards}
              onClick={(event) => void openDialog(event.currentTarget)}
              className="max-md:flex-auto max-md:px-3"
            >
              Custom Devotional
            </Button>
          </span>
        }
      />
      <div className="mb-6 grid max-w-2xl gap-4 empty:hidden noscript:hidden print:hidden">
        {isAsked && consent.agrees === undefined ? (
          <p role="alert" className="text-danger">
            Please choose who writes, then press again.
          </p>
        ) : null}
        <ModelConsent consent={consent} />
        {steps ? <WritingProgress steps={steps} what="The devotional" onStop={stop} /> : null}
      </div>
      <JustDeleted />
      {cards ? (
        <Shelves cards={cards} onOpenDialog={openDialog} />
      ) : error ? (
        <LoadFailure
          title="Your devotionals could not be fetched just now."
          why={describeFailure(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <CardsSkeleton />
      )}
      <DeletedDevotionals />
      {isDialogOpen ? (
        <Suspense>
          <CustomDialog
            owner={owner}
            onWrite={(body) => {
              setDialogOpen(false);
              void write(body);
            }}
            onClose={() => setDialogOpen(false)}
            onClosed={() => opener.current?.focus()}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function Shelves({
  cards,
  onOpenDialog,
}: {
  cards: readonly Card[];
  onOpenDialog: (from: HTMLElement) => void;
}) {
  const [parameters, setParameters] = useSearchParams();
  const show = readShow(parameters.get("show"));
  const choose = (at: number) => {
    const next = SHOWS[at] ?? "all";
    setParameters(next === "all" ? {} : { show: next }, {
      replace: true,
      preventScrollReset: true,
    });
  };
  return (
    <Tabs
      label="Show"
      first={SHOWS.indexOf(show)}
      onChoose={choose}
      tabs={SHOWS.map((one) => {
        const shown = findShown(cards, one);
        return {
          // One word, so that no count falls on a second line.
          name: `${LABELS[one]}\u00a0(${shown.length})`,
          // Only the chosen shelf is drawn: there may be hundreds of cards.
          panel:
            one !== show ? null : shown.length > 0 ? (
              <Cards cards={shown} />
            ) : (
              <Empty show={one} onOpenDialog={onOpenDialog} />
            ),
        };
      })}
    />
  );
}

function Cards({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className="mt-8 grid grid-cols-1 gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map((card) => (
        <li key={card.id} className="grid grid-cols-1">
          <DevotionalCard card={card} />
        </li>
      ))}
    </ul>
  );
}

const EMPTY: Readonly<Record<Show, readonly [title: string, text: string]>> = {
  all: [
    "No devotionals yet",
    "Name a topic and have one written for you, or take a random one and see where it leads.",
  ],
  saved: ["Nothing saved", "Press Save on a devotional and it stands here too."],
  unread: ["Nothing unread", "All that was written for you has been opened."],
  read: ["Nothing read yet", "A devotional counts as read once you open it."],
};

function Empty({ show, onOpenDialog }: { show: Show; onOpenDialog: (from: HTMLElement) => void }) {
  const [title, text] = EMPTY[show];
  return (
    <div className="max-w-measure py-14">
      <h2 className="text-24">{title}</h2>
      <p className="mt-2 text-muted">{text}</p>
      {show === "all" ? (
        <Button
          aria-haspopup="dialog"
          className="mt-5 noscript:hidden"
          onClick={(event) => onOpenDialog(event.currentTarget)}
        >
          Write your first devotional
        </Button>
      ) : null}
    </div>
  );
}

function CardsSkeleton() {
  return (
    <div role="status" className="mt-8 grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">Loading your devotionals</span>
      {[0, 1, 2, 3, 4, 5].map((at) => (
        <div key={at} className="grid gap-3 border-line border-t pt-4" aria-hidden="true">
          <span className="skeleton h-4 w-1/3" />
          <span className="skeleton h-7 w-4/5" />
          <span className="skeleton h-4 w-1/4" />
          <span className="skeleton h-20 w-full" />
        </div>
      ))}
    </div>
  );
}
