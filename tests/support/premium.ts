import type { TestPeople, TestPerson } from "./test-people.ts";

/** Gives a person what a paid subscription gives, without the paying. */
export async function makePremium(people: TestPeople, person: TestPerson): Promise<void> {
  await people.pool.query("update users set subscription_status = 'active' where id = $1", [
    person.id,
  ]);
}

export async function endPremium(people: TestPeople, person: TestPerson): Promise<void> {
  await people.pool.query("update users set subscription_status = 'canceled' where id = $1", [
    person.id,
  ]);
}
