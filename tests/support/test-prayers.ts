// Two members who pray, others as they are needed, and a composer that writes
// what a test can foresee.
import type { Prayer } from "#src/features/prayers/contract.ts";
import type { PrayerWish } from "#src/features/prayers/server/ports.ts";
import type { PrayerDraft, StoredPiece } from "#src/generation/contract.ts";
import { type Answer, call as callFor } from "./call.ts";
import { makePremium } from "./premium.ts";
import { openTestPeople, type TestClient, type TestPerson } from "./test-people.ts";

/** A call that answers with a prayer, unless another body is named. */
export const call = <Body = Prayer>(
  person: TestClient,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer<Body>> => callFor<Body>(person, method, path, body);

export type TestPrayers = Awaited<ReturnType<typeof openTestPrayers>>;

export async function openTestPrayers() {
  const composer = createTestComposer();
  const people = await openTestPeople({ composePrayer: composer.compose });
  const anna = await people.signUp("anna");
  const other = await people.signUp("other");
  await Promise.all([makePremium(people, anna), makePremium(people, other)]);
  let fresh = 0;

  return {
    people,
    composer,
    anna,
    other,
    newMember: async (): Promise<TestPerson> => {
      fresh += 1;
      const person = await people.signUp(`member${fresh}`);
      await makePremium(people, person);
      return person;
    },
    add: async (title: string, more: object = {}, person = anna): Promise<Prayer> => {
      const { status, body } = await call(person, "POST", "/api/prayers", { title, ...more });
      if (status !== 201) throw new Error(`A prayer was not added: ${JSON.stringify(body)}`);
      return body;
    },
    list: async (person = anna, query = ""): Promise<Prayer[]> =>
      (await call<Prayer[]>(person, "GET", `/api/prayers${query}`)).body,
  };
}

/** Writes what a model or the composer would: a draft whose Scripture is a marker. */
function createTestComposer() {
  const composer = {
    wishes: [] as PrayerWish[],
    failure: undefined as Error | undefined,
    compose: async (wish: PrayerWish): Promise<{ stored: StoredPiece<PrayerDraft> }> => {
      composer.wishes.push(wish);
      if (composer.failure) throw composer.failure;
      const names = wish.subjects.map(({ title }) => title).join("; ");
      const stored = {
        draft: { prayer: `Lord, here is ${names}.\n\n{{Psalm 27:14}}\n\nAmen.` },
        translation: wish.translation,
        provenance: {
          madeBy: "composer",
          label: "Composed from Scripture",
          promptVersion: "test",
          quotations: { claimed: 1, verified: 1 },
        },
      } as const;
      return { stored: { ...stored, used: { forms: ["test"], passages: ["Psalm 27:14"] } } };
    },
    forget: () => {
      composer.failure = undefined;
      composer.wishes.length = 0;
    },
  };
  return composer;
}
