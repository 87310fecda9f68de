// The library of somebody who is let in: its shelves, and the two ways to a new devotional.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { ModelConsent, useConsent } from "#src/features/writing/web/model-consent.tsx";
import { useWriting } from "#src/features/writing/web/use-writing.ts";
import { WritingProgress } from "#src/features/writing/web/writing-progress.tsx";
import { Button } from "#src/ui/button.tsx";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { LoadFailure } from "#src/ui/load-failure.tsx";
import { PageHeader } from "#src/ui/page-header.tsx";
import { forgetTyping } from "#src/ui/stored-typing.ts";
import { hasWaitingDrafts } from "#src/web/drafts/waiting-drafts.ts";
import { describeFailure, tellFailure } from "#src/web/tell-failure.ts";
import type { DevotionalBody } from "../contract.ts";
import { pickTheme, RANDOM_CHOICES } from "../rules.ts";
import { DeletedDevotionals, JustDeleted } from "./deleted-devotionals.tsx";
import { cardsQuery, formatDevotionalUrl, generateDevotional } from "./queries.ts";
import { Shelves, ShelvesSkeleton } from "./shelves.tsx";

const CUSTOM_FORM = "custom-devotional";
const loadCustom = () => import("./custom-dialog.tsx");
const CustomDialog = lazy(loadCustom);
// The notes wait on: nothing stands in their place where the script does not arrive.
const HomelessNotes = lazyPart(
  () => import("./homeless-notes.tsx"),
  () => null,
);

export function Library({ owner }: { owner: number }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: cards, error, refetch } = useQuery(cardsQuery);
  const consent = useConsent(true);
  const { steps, start, stop } = useWriting();
  const [hasWaitingNotes, setWaitingNotes] = useState(false);
  useEffect(() => setWaitingNotes(hasWaitingDrafts(owner, "devotional-notes")), [owner]);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const opener = useRef<HTMLElement | null>(null);

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
      await navigate(formatDevotionalUrl(made.id));
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
      {hasWaitingNotes ? (
        <Suspense>
          <HomelessNotes owner={owner} />
        </Suspense>
      ) : null}
      {cards ? (
        <Shelves cards={cards} onOpenDialog={openDialog} />
      ) : error ? (
        <LoadFailure
          title="Your devotionals could not be fetched just now."
          why={describeFailure(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <ShelvesSkeleton />
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
