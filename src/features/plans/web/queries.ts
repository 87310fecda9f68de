// What pages ask of the calls of reading plans, and what they then know.
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { ApiError, callApi, readConflict } from "#src/web/query-client.ts";
import { sendOnce } from "#src/web/send-once.ts";
import { watchSession } from "#src/web/watch-session.ts";
import type { CatchUpWay } from "../choices.ts";
import type {
  ChangePlanBody,
  CreatePlanBody,
  DeletedPlan,
  Plan,
  PlanCalendar,
  PlanPreview,
  PreviewPlanBody,
  WaysBack,
} from "../contract.ts";
import type { DayReading, PlanDays, PlanFavorite, PlanNote, StaleNote } from "../day-contract.ts";

export const plansQuery = queryOptions({
  queryKey: ["plans", "list"],
  queryFn: ({ client, signal }) => callApi<Plan[]>(client, "/api/reading-plans", { signal }),
});

/** A day may hold a whole book, or the whole Bible: its text comes in parts of so many passages. */
export const PART_LENGTH = 8;

/** @param part from 0 */
export const dayQuery = (id: number, day: number, translation: string | undefined, part: number) =>
  queryOptions({
    queryKey: ["plans", id, "day", day, translation, part],
    queryFn: ({ client, signal }) =>
      callApi<DayReading>(client, `/api/reading-plans/${id}/reading/${day}`, {
        query: { translation, from: part * PART_LENGTH + 1, count: PART_LENGTH },
        signal,
      }),
  });

export const daysQuery = (id: number) =>
  queryOptions({
    queryKey: ["plans", id, "days"],
    queryFn: ({ client, signal }) =>
      callApi<PlanDays>(client, `/api/reading-plans/${id}/days`, { signal }),
  });

export const notesQuery = (id: number) =>
  queryOptions({
    queryKey: ["plans", id, "notes"],
    queryFn: ({ client, signal }) =>
      callApi<PlanNote[]>(client, `/api/reading-plans/${id}/notes`, { signal }),
  });

export const favoritesQuery = (id: number) =>
  queryOptions({
    queryKey: ["plans", id, "favorites"],
    queryFn: ({ client, signal }) =>
      callApi<PlanFavorite[]>(client, `/api/reading-plans/${id}/favorites`, { signal }),
  });

export const calendarQuery = (id: number) =>
  queryOptions({
    queryKey: ["plans", id, "calendar"],
    queryFn: ({ client, signal }) =>
      callApi<PlanCalendar>(client, `/api/reading-plans/${id}/calendar`, { signal }),
  });

/** Goes by the plan as it is known, so that it is asked anew once that has changed. */
export const waysBackQuery = ({ id, currentDay, scheduledDay, daysBehind }: Plan) =>
  queryOptions({
    queryKey: ["plans", id, "ways-back", currentDay, scheduledDay, daysBehind],
    queryFn: ({ client, signal }) =>
      callApi<WaysBack>(client, `/api/reading-plans/${id}/catch-up`, { signal }),
  });

export const previewQuery = (body: PreviewPlanBody) =>
  queryOptions({
    queryKey: ["plans", "preview", body],
    queryFn: ({ client, signal }) =>
      callApi<PlanPreview>(client, "/api/reading-plans/preview", { method: "POST", body, signal }),
  });

/** Every change passes here: one that finds Premium over, or the plan gone, lets the page know. */
export async function call<Answer>(
  client: QueryClient,
  ...[path, request]: [Parameters<typeof callApi>[1], Parameters<typeof callApi>[2]]
): Promise<Answer> {
  try {
    return await watchSession(client, callApi<Answer>(client, path, request));
  } catch (error) {
    // It was deleted in another place.
    if (error instanceof ApiError && error.status === 404) {
      void client.invalidateQueries({ queryKey: plansQuery.queryKey });
    }
    throw error;
  }
}

function upsertInCache(client: QueryClient, plan: Plan): Plan {
  client.setQueryData(plansQuery.queryKey, (known) =>
    known?.some(({ id }) => id === plan.id)
      ? known.map((one) => (one.id === plan.id ? plan : one))
      : [plan, ...(known ?? [])].sort((one, other) => other.id - one.id),
  );
  return plan;
}

/** What is known of a plan's days is asked anew when it is looked at next. */
const forgetDays = (client: QueryClient, id: number) =>
  client.invalidateQueries({ queryKey: ["plans", id] });

export async function createPlan(client: QueryClient, body: CreatePlanBody): Promise<Plan> {
  const plan = await sendOnce("plan", body, (draftId) =>
    call<Plan>(client, "/api/reading-plans", { method: "POST", body: { ...body, draftId } }),
  );
  return upsertInCache(client, plan);
}

/** What changes a plan is sent in the order in which it was asked for. */
export const planScope = (id: number) => ({ id: `plan ${id}` });

async function patch(
  client: QueryClient,
  id: number,
  part: "" | "/progress" | "/toggle",
  body: unknown,
): Promise<Plan> {
  const path = `/api/reading-plans/${id}${part}` as const;
  const plan = upsertInCache(client, await call<Plan>(client, path, { method: "PATCH", body }));
  void forgetDays(client, id);
  return plan;
}

export const changePlan = (client: QueryClient, id: number, body: ChangePlanBody) =>
  patch(client, id, "", body);

export const markDay = (client: QueryClient, id: number, dayNumber: number, isCompleted = true) =>
  patch(client, id, "/progress", { dayNumber, ...(isCompleted ? {} : { isCompleted }) });

export const togglePlan = (client: QueryClient, id: number, isActive: boolean) =>
  patch(client, id, "/toggle", { isActive });

/** Takes the place of an earlier address. */
export async function createCalendar(client: QueryClient, id: number): Promise<void> {
  const path = `/api/reading-plans/${id}/calendar` as const;
  const calendar = await call<PlanCalendar>(client, path, { method: "POST" });
  client.setQueryData(calendarQuery(id).queryKey, calendar);
}

export async function deleteCalendar(client: QueryClient, id: number): Promise<void> {
  await call(client, `/api/reading-plans/${id}/calendar`, { method: "DELETE" });
  client.setQueryData(calendarQuery(id).queryKey, { url: null });
}

export async function takeWayBack(client: QueryClient, id: number, way: CatchUpWay): Promise<Plan> {
  const path = `/api/reading-plans/${id}/catch-up` as const;
  const plan = upsertInCache(
    client,
    await call<Plan>(client, path, { method: "POST", body: { way } }),
  );
  void forgetDays(client, id);
  return plan;
}

/** @param seen as for `saveNote` */
export async function deleteNote(
  client: QueryClient,
  id: number,
  dayNumber: number,
  seen: string,
): Promise<void> {
  const path = `/api/reading-plans/${id}/notes/${dayNumber}` as const;
  await call(client, path, { method: "DELETE", body: { seenNotes: seen } });
  changeToday(client, id, dayNumber, { notes: null });
  void forgetDays(client, id);
}

/**
 * @param seen the note as it was seen; one that was changed since is not touched (409)
 */
export async function saveNote(
  client: QueryClient,
  id: number,
  dayNumber: number,
  { notes, seen }: { readonly notes: string; readonly seen: string },
): Promise<void> {
  const body = { dayNumber, notes, seenNotes: seen };
  await call(client, `/api/reading-plans/${id}/notes`, { method: "POST", body });
  changeToday(client, id, dayNumber, { notes });
  void forgetDays(client, id);
}

/** The note as it stands, where it was refused since it was changed elsewhere. */
export function readStale(error: unknown): string | undefined {
  const stale = readConflict<StaleNote>(error);
  return stale?.notes === undefined ? undefined : (stale.notes ?? "");
}

export function changeToday(
  client: QueryClient,
  id: number,
  dayNumber: number,
  changes: Partial<Plan["today"]>,
): void {
  client.setQueryData(plansQuery.queryKey, (known) =>
    known?.map((plan) =>
      plan.id === id && plan.today.dayNumber === dayNumber
        ? { ...plan, today: { ...plan.today, ...changes } }
        : plan,
    ),
  );
}

export const deletedPlansQuery = queryOptions({
  queryKey: ["plans", "deleted"],
  queryFn: ({ client, signal }) =>
    callApi<DeletedPlan[]>(client, "/api/reading-plans/deleted", { signal }),
});

export async function deletePlan(client: QueryClient, id: number): Promise<void> {
  await call(client, `/api/reading-plans/${id}`, { method: "DELETE" });
  void client.invalidateQueries({ queryKey: deletedPlansQuery.queryKey });
  client.setQueryData(plansQuery.queryKey, (known) => known?.filter((one) => one.id !== id));
}

export async function restorePlan(client: QueryClient, id: number): Promise<void> {
  upsertInCache(
    client,
    await call<Plan>(client, `/api/reading-plans/${id}/restore`, { method: "POST" }),
  );
  void client.invalidateQueries({ queryKey: deletedPlansQuery.queryKey });
}
