// Who is due for each stream. The features that know it say so; what was stopped
// from a mail is known here.
import {
  type DueQuery,
  type DueUser,
  listDueForVerse,
} from "#src/features/accounts/server/service.ts";
import type { Database } from "#src/platform/db/database.ts";
import { STREAMS, type Stream } from "../rules/streams.ts";
import type { DueSources } from "./ports.ts";
import { listStoppedUsers } from "./store/stops.ts";

export interface DueReminder extends DueUser {
  readonly stream: Stream;
  readonly subjectId: number;
}

/** In batches, each of one stream. */
export async function* listDue(
  ports: { readonly db: Database; readonly due: DueSources },
  query: DueQuery,
): AsyncGenerator<readonly DueReminder[]> {
  for (const stream of STREAMS) yield* LISTS[stream](ports, query);
}

const LISTS: Readonly<Record<Stream, typeof listDue>> = {
  "daily-verse": async function* ({ db }, query) {
    for await (const users of listDueForVerse(db, query)) {
      yield users.map((user) => ({ ...user, stream: "daily-verse", subjectId: 0 }));
    }
  },
  "prayer-reminder": async function* ({ db, due }, query) {
    for await (const users of due.listDueForPrayer(db, query)) {
      const stopped = await listStopped(db, "prayer-reminder", users);
      yield users
        .filter(({ userId }) => !stopped.has(userId))
        .map((user) => ({ ...user, stream: "prayer-reminder", subjectId: 0 }));
    }
  },
  "plan-reminder": async function* ({ db, due }, query) {
    for await (const plans of due.listDuePlans(db, query)) {
      const stopped = await listStopped(db, "plan-reminder", plans);
      yield plans
        .filter(
          ({ isByMail, wantsReminderMails, userId }) =>
            !isByMail || (wantsReminderMails && !stopped.has(userId)),
        )
        .map(({ planId, ...plan }) => ({ ...plan, stream: "plan-reminder", subjectId: planId }));
    }
  },
};

const listStopped = (db: Database, stream: Stream, users: readonly DueUser[]) =>
  listStoppedUsers(
    db,
    stream,
    users.map(({ userId }) => userId),
  );
