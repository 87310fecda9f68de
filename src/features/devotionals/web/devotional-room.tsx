// One devotional: to read, to save, to write on.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { type ReactNode, Suspense, useEffect } from "react";
import { Link, useNavigate } from "react-router";
import type { ReportBody } from "#src/features/writing/contract.ts";
import { PieceProvenance } from "#src/features/writing/web/piece-provenance.tsx";
import { formatDate } from "#src/shared/calendar/format-day.ts";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { ErrorView } from "#src/ui/error-view.tsx";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { LoadFailure } from "#src/ui/load-failure.tsx";
import { SkeletonLines } from "#src/ui/loading.tsx";
import { MissingPart } from "#src/ui/unreached.tsx";
import { CareBox } from "#src/web/care-box.tsx";
import { ApiError } from "#src/web/query-client.ts";
import { runMutation } from "#src/web/run-mutation.ts";
import { describeFailure } from "#src/web/tell-failure.ts";
import { useAction } from "#src/web/use-action.ts";
import type { Devotional } from "../contract.ts";
import type { DeletedState } from "./deleted-devotionals.tsx";
import { writeDevotionalText } from "./devotional-text.ts";
import { GeneratedText, PassageBlock, PlainText } from "./generated-text.tsx";
import { TextList } from "./outline-view.tsx";
import { PieceButtons } from "./piece-buttons.tsx";
import {
  deleteDevotional,
  devotionalQuery,
  LIBRARY_PATH,
  markRead,
  reportDevotional,
} from "./queries.ts";
import { setBookmarked } from "./set-bookmarked.ts";

const NotesPanel = lazyPart(() => import("./notes-panel.tsx"), MissingPart);

export function DevotionalRoom({ owner, id }: { owner: number; id: number }) {
  const { data, error, refetch } = useQuery(devotionalQuery(id));
  if (data) return <Reading owner={owner} devotional={data} />;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <ErrorView
        code="404"
        title="There is no such devotional"
        text="It may have been deleted, or it belongs to another account."
      >
        <p className="mt-6">
          <Link to={LIBRARY_PATH} className={buttonClass({ kind: "secondary" })}>
            Back to Library
          </Link>
        </p>
      </ErrorView>
    );
  }
  return (
    <div className="pt-6 md:pt-10">
      <BackToLibrary />
      {error ? (
        <LoadFailure
          title="The devotional could not be fetched just now."
          why={describeFailure(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" className="pt-8">
          <span className="sr-only">Loading the devotional</span>
          <SkeletonLines widths={[70, 30, 100, 96, 92, 98, 60, 94, 97, 88]} />
        </div>
      )}
    </div>
  );
}

function Reading({ owner, devotional }: { owner: number; devotional: Devotional }) {
  const client = useQueryClient();
  const { id, title, topic, readAt, createdOn, estimatedReadTime } = devotional;
  const isUnread = readAt === null;
  const { mutateAsync: report } = useMutation({
    mutationFn: (body: ReportBody) => reportDevotional(client, id, body),
  });
  useEffect(() => {
    // Where it cannot be marked now, the next opening marks it.
    if (isUnread) void runMutation(client, { mutationFn: () => markRead(client, id) }, undefined);
  }, [client, id, isUnread]);
  return (
    <article aria-labelledby="title" className="pt-6 md:pt-10">
      <BackToLibrary />
      <header className="mt-4 mb-8">
        <p className="text-14 text-muted">
          {topic} · {estimatedReadTime} min read ·{" "}
          <time dateTime={createdOn}>{formatDate(createdOn)}</time>
        </p>
        <h1 id="title" className="mt-2 max-w-3xl text-38 lg:text-48">
          {title}
        </h1>
        <Actions devotional={devotional} />
      </header>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          {devotional.care ? (
            <div className="mb-8">
              <CareBox care={devotional.care} />
            </div>
          ) : null}
          <div className="mb-9 text-20 leading-relaxed">
            <PassageBlock
              text={devotional.scriptureText}
              reference={devotional.scripture}
              translation={devotional.translation}
            />
          </div>
          <GeneratedText paragraphs={devotional.paragraphs} />
          <Part title="Key Points">
            <TextList items={devotional.keyPoints} />
          </Part>
          <Part title="Application Points">
            <TextList items={devotional.applicationPoints} />
          </Part>
          <Part title="Reflection Questions">
            <TextList items={devotional.reflectionQuestions} isOrdered />
          </Part>
          <Part title="Prayer">
            <PlainText text={devotional.prayer} />
          </Part>
          <div className="mt-10 border-line border-t pt-4">
            <PieceProvenance
              provenance={devotional.provenance}
              notice={devotional.notice}
              onReport={report}
            />
          </div>
        </div>
        <aside className="border-line border-t pt-8 lg:sticky lg:top-24 lg:self-start lg:border-t-0 lg:pt-0">
          <Suspense fallback={<SkeletonLines widths={[40, 100, 100]} />}>
            <NotesPanel key={devotional.id} owner={owner} devotional={devotional} />
          </Suspense>
        </aside>
      </div>
    </article>
  );
}

function Actions({ devotional }: { devotional: Devotional }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { id, title, isBookmarked } = devotional;
  const bookmark = setBookmarked(client, id);
  const { run: remove, isPending } = useAction({
    mutationFn: () => deleteDevotional(client, id),
    onSuccess: async () => {
      const state: DeletedState = { deleted: { id, title } };
      await navigate(LIBRARY_PATH, { state });
    },
    failure: "The devotional was not deleted",
  });
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden noscript:hidden">
      <Button
        kind="secondary"
        size="small"
        aria-pressed={isBookmarked}
        className="mr-2"
        onClick={() => void bookmark(!isBookmarked)}
      >
        {isBookmarked ? "Saved" : "Save"}
      </Button>
      <a
        href="#notes"
        className={buttonClass({ kind: "quiet", size: "small", className: "-ml-3 lg:hidden" })}
      >
        Notes
      </a>
      <PieceButtons title={title} text={() => writeDevotionalText(devotional)} />
      <Button
        kind="quiet"
        size="small"
        className="-ml-3 text-danger"
        isBusy={isPending}
        onClick={() => remove()}
      >
        Delete
      </Button>
    </div>
  );
}

function BackToLibrary() {
  return (
    <Link
      to={LIBRARY_PATH}
      className="inline-flex min-h-11 items-center gap-2 text-accent no-underline hover:underline print:hidden"
    >
      <ArrowLeft size={16} aria-hidden="true" />
      Back to Library
    </Link>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 border-line border-t pt-7">
      <h2 className="mb-4 text-24">{title}</h2>
      {children}
    </section>
  );
}
