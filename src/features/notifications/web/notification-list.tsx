import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import X from "lucide-react/icons/x";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Button, IconButton } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { isUnreached, MissingPart, UNREACHED } from "#src/ui/unreached.tsx";
import type { Notification } from "../contract.ts";
import type { NotificationType } from "../rules.ts";
import type { WantedNotification } from "./change-notifications.ts";
import { FIRST_SHOWN, fetchMore, MORE_SHOWN, notificationsQuery } from "./queries.ts";
import { sayWhen } from "./say-when.ts";

/** Where each kind leads. */
const PLACES: Readonly<Record<NotificationType, string>> = {
  "plan-reminder": "/premium/reading-plans",
  "plan-finished": "/premium/reading-plans",
  "prayer-reminder": "/premium/prayers",
  "answered-prayer": "/premium/prayers?view=answers",
  "daily-verse": "/",
  "trial-ending": "/settings#billing",
  "payment-failed": "/settings#billing",
  "subscription-ended": "/premium-access",
};

const loadChanges = () => import("./change-notifications.ts");

/** The first of a person's notifications, and on request those before them. */
export function NotificationList({ now, timeZone }: { now: Date; timeZone: string }) {
  const client = useQueryClient();
  const { data: rows, isError, refetch } = useQuery(notificationsQuery);
  const [count, setCount] = useState(FIRST_SHOWN);
  const [said, setSaid] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = rows?.slice(0, count) ?? [];

  const hasRows = shown.length > 0;
  // Fetched before it is needed, so that a press is answered at once.
  useEffect(() => {
    if (hasRows) loadChanges().catch(() => {});
  }, [hasRows]);
  const readAll = async () => {
    heading.current?.focus();
    const onError = (error: unknown) => tellFailure("The notifications were not marked", error);
    const changes = await loadChanges().catch(onError);
    if (await changes?.markAllRead(client, onError)) setSaid("All notifications are read.");
  };
  const change = async (wanted: WantedNotification, done: string) => {
    const title = `The notification was not ${wanted.as === "read" ? "marked" : "removed"}`;
    const onError = (error: unknown) => tellFailure(title, error);
    const changes = await loadChanges().catch(onError);
    if (await changes?.changeNotification(client, onError)(wanted)) setSaid(done);
  };
  const read = ({ id, isRead }: Notification) => {
    if (!isRead) void change({ id, as: "read" }, "Marked as read.");
  };
  const remove = ({ id }: Notification) => {
    heading.current?.focus();
    void change({ id, as: "removed" }, "Removed.");
  };
  const more = useMutation({
    mutationFn: () => fetchMore(client),
    onSuccess: () => setCount(count + MORE_SHOWN),
    onError: (error) => tellFailure("The earlier ones could not be fetched", error),
  });

  return (
    <section aria-labelledby="notifications" className="entry">
      <div>
        <h2
          ref={heading}
          id="notifications"
          tabIndex={-1}
          className="inline-block text-20 outline-offset-4"
        >
          Notifications
        </h2>
        {rows?.some(({ isRead }) => !isRead) ? (
          <button
            type="button"
            className="underlined flex min-h-11 items-center text-14"
            onClick={() => void readAll()}
          >
            Mark all as read
          </button>
        ) : null}
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
      <div className="max-w-2xl">
        {shown.length > 0 ? (
          <ul className="border-line border-t">
            {shown.map((row) => (
              <Row
                key={row.id}
                row={row}
                when={sayWhen(row.sentAt, now, timeZone)}
                onRead={() => read(row)}
                onRemove={() => remove(row)}
              />
            ))}
          </ul>
        ) : (
          <Nothing isError={isError} isThere={rows !== undefined} onRetry={() => void refetch()} />
        )}
        {rows && rows.length > count ? (
          <Button
            kind="quiet"
            size="small"
            className="mt-2 -ml-3"
            busyLabel="Fetching..."
            isBusy={more.isPending}
            onClick={() => more.isPending || more.mutate()}
          >
            Earlier notifications
          </Button>
        ) : null}
      </div>
    </section>
  );
}

function tellFailure(title: string, error: unknown): void {
  const text = isUnreached(error) ? UNREACHED.text : "Please try again.";
  showToast({ title, text, tone: "danger" });
}

function Nothing({
  isError,
  isThere,
  onRetry,
}: {
  isError: boolean;
  isThere: boolean;
  onRetry: () => void;
}) {
  if (isError) return <MissingPart onRetry={onRetry} />;
  if (!isThere) return null;
  return (
    <p className="text-muted">
      Nothing new. Reminders that you ask for come here, and word of plans that you finish.
    </p>
  );
}

function Row({
  row,
  when,
  onRead,
  onRemove,
}: {
  row: Notification;
  when: string;
  onRead: () => void;
  onRemove: () => void;
}) {
  const { type, title, message, isRead, sentAt } = row;
  const link = useRef<HTMLAnchorElement>(null);
  const markHere = () => {
    // The button is about to go.
    link.current?.focus();
    onRead();
  };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-line border-b py-2 pl-5">
      <div className="relative pb-1.5">
        {isRead ? null : (
          <span className="absolute top-[1.125rem] -left-5 size-2 rounded-full bg-accent forced-color-adjust-none">
            <span className="sr-only">Unread: </span>
          </span>
        )}
        <Link
          ref={link}
          to={PLACES[type]}
          onClick={onRead}
          className={`inline-flex min-h-11 items-center py-1 leading-snug text-ink no-underline hover:text-accent hover:underline ${isRead ? "" : "font-semibold"}`}
        >
          <span className="min-w-0 break-words">{title}</span>
        </Link>
        <p className="-mt-1 flex flex-wrap gap-x-4 text-14 text-muted">
          {message ? <span className="min-w-0 break-words">{message}</span> : null}
          <time dateTime={sentAt} className="whitespace-nowrap">
            {when}
          </time>
        </p>
        {isRead ? null : (
          <button
            type="button"
            className="underlined -mb-2 inline-flex min-h-11 items-center text-14"
            onClick={markHere}
          >
            Mark as read<span className="sr-only">: {title}</span>
          </button>
        )}
      </div>
      <IconButton label={`Remove: ${title}`} onClick={onRemove}>
        <X size={18} strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
