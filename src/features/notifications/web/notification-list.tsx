import { useQuery, useQueryClient } from "@tanstack/react-query";
import X from "lucide-react/icons/x";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { Button, IconButton } from "#src/ui/button.tsx";
import { isUnreached, UNREACHED } from "#src/ui/is-unreached.ts";
import { MissingPart } from "#src/ui/missing-part.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { useAction } from "#src/web/use-action.ts";
import type { Notification } from "../contract.ts";
import type { NotificationType } from "../rules.ts";
import { changeNotification, markAllRead } from "./change-notifications.ts";
import { FIRST_SHOWN, fetchMore, MORE_SHOWN, notificationsQuery } from "./queries.ts";
import { sayWhen } from "./say-when.ts";

/** Where each kind leads. */
const PLACES: Readonly<Record<NotificationType, string>> = {
  "plan-reminder": "/premium/reading-plans",
  "plan-finished": "/premium/reading-plans",
  "prayer-reminder": "/premium/prayers",
  "answered-prayer": "/premium/prayers?view=answers",
  "daily-verse": "/",
  "trial-ending": "/premium-access",
  "payment-failed": "/premium-access",
  "subscription-ended": "/premium-access",
};

/** The first of a person's notifications, and on request those before them. */
export function NotificationList({ now, timeZone }: { now: Date; timeZone: string }) {
  const client = useQueryClient();
  const { data: rows, isError, refetch } = useQuery(notificationsQuery);
  const [count, setCount] = useState(FIRST_SHOWN);
  const [said, setSaid] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = rows?.slice(0, count) ?? [];

  const readAll = async () => {
    heading.current?.focus();
    const failure = "The notifications were not marked";
    const isTaken = await markAllRead(client, (error) => tellFailure(failure, error));
    if (isTaken) setSaid("All notifications are read.");
  };
  const change = changeNotification(client, (error, { as }) =>
    tellFailure(`The notification was not ${as === "read" ? "marked" : "removed"}`, error),
  );
  const read = async ({ id, isRead }: Notification) => {
    if (!isRead && (await change({ id, as: "read" }))) setSaid("Marked as read.");
  };
  const remove = async ({ id }: Notification) => {
    heading.current?.focus();
    if (await change({ id, as: "removed" })) setSaid("Removed.");
  };
  const more = useAction({
    mutationFn: () => fetchMore(client),
    onSuccess: () => setCount(count + MORE_SHOWN),
    failure: (error) => tellFailure("The earlier ones could not be fetched", error),
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
                onRead={() => void read(row)}
                onRemove={() => void remove(row)}
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
            onClick={() => more.run()}
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
