// Two members who read by plans, at noon in New York on a day that tests count from.
import type { CreatePlanBody, Plan } from "#src/features/plans/contract.ts";
import { type Answer, call as callFor } from "./call.ts";
import { makePremium } from "./premium.ts";
import { openTestPeople, type TestClient } from "./test-people.ts";

/** @param path what follows the plans' own; answers with a plan, unless another body is named */
export const call = <Body = Plan>(
  person: TestClient,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer<Body>> => callFor<Body>(person, method, `/api/reading-plans${path}`, body);

export const ownBooks = (duration: number, ...selectedBooks: string[]): CreatePlanBody => ({
  name: "Of my own",
  planType: "custom",
  duration,
  selectedBooks,
});

export type TestPlans = Awaited<ReturnType<typeof openTestPlans>>;

export async function openTestPlans() {
  const people = await openTestPeople();
  const anna = await people.signUp("anna");
  const other = await people.signUp("other");
  await Promise.all([makePremium(people, anna), makePremium(people, other)]);
  for (const person of [anna, other]) {
    await person.request("PATCH", "/api/user/settings", { timeZone: "America/New_York" });
  }
  return {
    people,
    anna,
    other,
    /** To be called before each test, since the one before may have moved the clock. */
    beginTheDay: () => people.clock.set("2026-11-06T17:00:00Z"),
    begin: async (body: CreatePlanBody = { planType: "gospels" }, person = anna): Promise<Plan> =>
      (await call(person, "POST", "", body)).body,
    mark: (plan: Plan, dayNumber: number, more: object = {}) =>
      call(anna, "PATCH", `/${plan.id}/progress`, { dayNumber, ...more }),
  };
}
