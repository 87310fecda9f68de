// Copies what the account has to this device: after the page, seldom, and again
// once something was changed here.
import type { QueryClient } from "@tanstack/react-query";
import type { Devotional } from "#src/features/devotionals/contract.ts";
import type { Highlight } from "#src/features/highlights/contract.ts";
import type { MemoryCard } from "#src/features/memory/contract.ts";
import type { StudyNote } from "#src/features/notes/contract.ts";
import type { CopyKind } from "#src/features/offline/rules.ts";
import { readCopy, showCopiesOf, writeCopies } from "#src/features/offline/web/copies.ts";
import { keepsCopies } from "#src/features/offline/web/stored-marks.ts";
import type { Plan } from "#src/features/plans/contract.ts";
import type { DayReading } from "#src/features/plans/day-contract.ts";
import type { Prayer } from "#src/features/prayers/contract.ts";
import type { User } from "#src/shared/current-user.ts";
import { callApi } from "#src/web/query-client.ts";

export interface PlanCopy {
  readonly plan: Pick<Plan, "id" | "name" | "currentDay" | "duration">;
  /** The current day and those of the two weeks after it. */
  readonly days: readonly DayReading[];
}

/** What each kind of copy holds. */
export interface Copies {
  readonly plans: readonly PlanCopy[];
  readonly prayers: readonly Prayer[];
  readonly notes: readonly StudyNote[];
  readonly highlights: readonly Highlight[];
  readonly devotionals: readonly Devotional[];
  readonly memory: readonly MemoryCard[];
}

const DAYS_AHEAD = 14;
const RENEWED_AFTER_MS = 10 * 60 * 1000;
/** After a change, so that several in a row are copied once. */
const SETTLED_MS = 3_000;
const DEVOTIONALS_MAX = 50;

let stop: (() => void) | undefined;

/** Copies now where that was long ago, and after each change from now on. */
export async function startCopying(client: QueryClient, user: User): Promise<void> {
  stop?.();
  await showCopiesOf(user.id);
  let timer: ReturnType<typeof setTimeout>;
  const unsubscribe = client.getMutationCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    clearTimeout(timer);
    timer = setTimeout(() => void copyNow(client, user).catch(() => {}), SETTLED_MS);
  });
  stop = () => {
    clearTimeout(timer);
    unsubscribe();
    stop = undefined;
  };
  const last = await readCopy(user.id, "highlights");
  if (!last || Date.now() - last.copiedAt > RENEWED_AFTER_MS) await copyNow(client, user);
}

/** @throws where Berea could not be reached, or the device takes nothing more */
async function copyNow(client: QueryClient, user: User): Promise<void> {
  const get = <Answer>(path: `/api/${string}`) => callApi<Answer>(client, path);
  const copies: [CopyKind, unknown][] = [
    ["highlights", await get<Highlight[]>("/api/user/highlights")],
    ["memory", await get<MemoryCard[]>("/api/user/memory")],
  ];
  if (user.isPremium) {
    const [prayers, notes, devotionals] = await Promise.all([
      get<Prayer[]>("/api/prayers"),
      get<StudyNote[]>("/api/study-notes"),
      get<Devotional[]>(`/api/complete-devotionals?limit=${DEVOTIONALS_MAX}`),
    ]);
    copies.push(["prayers", prayers], ["notes", notes], ["devotionals", devotionals]);
    copies.push(["plans", await copyPlans(client, user.id)]);
  }
  // They may have been switched off, or their person gone, while the answers came.
  if (!keepsCopies(user.id)) return;
  await writeCopies(user.id, copies);
  await showCopiesOf(user.id);
}

/** Days that are here already are not asked for again. */
async function copyPlans(client: QueryClient, userId: number): Promise<readonly PlanCopy[]> {
  const plans = await callApi<Plan[]>(client, "/api/reading-plans");
  const before = (await readCopy<readonly PlanCopy[]>(userId, "plans"))?.data ?? [];
  const copies: PlanCopy[] = [];
  for (const { id, name, currentDay, duration, isActive, isCompleted } of plans) {
    if (!isActive || isCompleted) continue;
    const known = before.find(({ plan }) => plan.id === id)?.days ?? [];
    const days: DayReading[] = [];
    const last = Math.min(duration, currentDay + DAYS_AHEAD);
    for (let day = currentDay; day <= last; day++) {
      days.push(
        // The current day may have a note by now.
        (day > currentDay ? known.find(({ dayNumber }) => dayNumber === day) : undefined) ??
          (await callApi<DayReading>(client, `/api/reading-plans/${id}/reading/${day}`)),
      );
    }
    copies.push({ plan: { id, name, currentDay, duration }, days });
  }
  return copies;
}
