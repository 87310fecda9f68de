import type { UseQueryResult } from "@tanstack/react-query";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { describeFailure } from "#src/web/tell-failure.ts";
import type { DayReading, PassageText } from "../day-contract.ts";
import { PassageVerses } from "./passage-verses.tsx";

/** A passage of a day: its text, that it is on its way, or why it is not there. */
export function DayText({
  query,
  passage,
  isToday,
}: {
  query: UseQueryResult<DayReading>;
  passage: PassageText | undefined;
  isToday: boolean;
}) {
  const { data, error, refetch } = query;
  if (error) {
    return (
      <Notice tone="danger">
        <p role="alert" className="font-medium">
          {isToday ? "Unable to load today's reading" : "Unable to load reading content"}
        </p>
        <p className="mt-1 mb-3 text-muted">{describeFailure(error)}</p>
        <Button kind="secondary" size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </Notice>
    );
  }
  if (!data || !passage) {
    return (
      <p role="status" className="py-8 text-muted">
        Loading passage text...
      </p>
    );
  }
  return (
    <>
      {data.notice ? (
        <div className="mb-4 text-14 text-muted">
          <Notice>{data.notice}</Notice>
        </div>
      ) : null}
      <div className="chapter-text" lang="en">
        <PassageVerses verses={passage.verses} />
      </div>
      <p className="mt-5 text-14 text-muted">
        {passage.reference}, {data.translationName}
      </p>
    </>
  );
}
