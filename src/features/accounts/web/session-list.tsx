import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "#src/ui/button.tsx";
import { SkeletonLines } from "#src/ui/loading.tsx";
import { Row, RowSection } from "#src/ui/rows.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { MissingPart } from "#src/ui/unreached.tsx";
import { callApi } from "#src/web/query-client.ts";
import type { Done, Session } from "../contract.ts";
import { describeFailure } from "./describe-failure.ts";
import { sessionsQuery } from "./queries.ts";

/** Where the account is open. `timeZone` is the person's own, for the server and the browser alike. */
export function SessionList({ timeZone }: { timeZone: string }) {
  const client = useQueryClient();
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery);
  const ending = useMutation({
    mutationFn: async (which: Session["id"] | "others") => {
      const path = which === "others" ? "/api/user/sessions" : `/api/user/sessions/${which}`;
      await callApi<Done>(client, path as `/api/${string}`, { method: "DELETE" });
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    onSuccess: (_, which) =>
      showToast(
        which === "others"
          ? { title: "Sessions ended", text: "Only this device is signed in now." }
          : { title: "Session ended", text: "That device is signed out." },
      ),
    onError: (error) =>
      showToast({
        title: "The session was not ended",
        text: describeFailure(error),
        tone: "danger",
      }),
  });
  const isEnding = (which: Session["id"] | "others") =>
    ending.isPending && ending.variables === which;
  return (
    <RowSection id="sessions" title="Sessions" text="The devices on which you are signed in.">
      {sessions?.map((session) => (
        <Row
          key={session.id}
          label={session.device}
          help={
            session.isCurrent
              ? `This device, since ${formatMoment(session.createdAt, timeZone)}`
              : `Last used ${formatMoment(session.lastSeenAt, timeZone)}`
          }
          control={
            session.isCurrent ? null : (
              <Button
                kind="secondary"
                size="small"
                isBusy={isEnding(session.id)}
                busyLabel="Ending..."
                onClick={() => ending.isPending || ending.mutate(session.id)}
              >
                End<span className="sr-only"> the session on {session.device}</span>
              </Button>
            )
          }
        />
      ))}
      {sessions && sessions.length > 1 ? (
        <p className="py-4">
          <Button
            kind="secondary"
            size="small"
            isBusy={isEnding("others")}
            busyLabel="Ending..."
            onClick={() => ending.isPending || ending.mutate("others")}
          >
            End all other sessions
          </Button>
        </p>
      ) : null}
      {sessions ? null : (
        <div className="py-4">
          {isError ? (
            <MissingPart onRetry={() => void refetch()} />
          ) : (
            <SkeletonLines widths={[40, 60]} />
          )}
        </div>
      )}
    </RowSection>
  );
}

/** Put together from parts that all browsers and servers spell alike. */
function formatMoment(iso: string, timeZone: string): string {
  const moment = new Date(iso);
  const day = new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone,
  }).format(moment);
  const time = new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).format(moment);
  return `${day}, ${time}`;
}
