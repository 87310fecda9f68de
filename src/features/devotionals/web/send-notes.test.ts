// Notes that are written here against the real calls, over a connection that
// can lose answers, and beside another device.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { listLeft, openWritingPlace } from "#src/ui/kept-writing.ts";
import { createQueryClient } from "#src/web/query-client.ts";
import { makePremium } from "../../../../tests/support/premium.ts";
import {
  openTestPeople,
  type TestPeople,
  type TestPerson,
} from "../../../../tests/support/test-people.ts";
import { openTestStorage } from "../../../../tests/support/test-storage.ts";
import type { Devotional } from "../contract.ts";
import { sendLeftNotes, sendNotes, WRITING_KIND, type Writing } from "./send-notes.ts";

let people: TestPeople;
let person: TestPerson;
let id: number;
let losesAnswers: boolean;
beforeAll(async () => {
  people = await openTestPeople();
  person = await people.signUp("lydia");
  await makePremium(people, person);
});
afterAll(() => people.close());
beforeEach(async () => {
  losesAnswers = false;
  const body = { topic: "rest", length: "short" };
  const made = await person.request("POST", "/api/complete-devotionals/generate", body);
  ({ id } = (await made.json()) as Devotional);
});

const client = createQueryClient(async (path, init) => {
  const body = init?.body === undefined ? undefined : JSON.parse(String(init.body));
  const answer = await person.request(init?.method ?? "GET", path, body);
  if (losesAnswers) throw new TypeError("Failed to fetch");
  return answer;
});

async function readNotes(): Promise<string> {
  const answer = await person.request("GET", `/api/complete-devotionals/${id}`);
  return ((await answer.json()) as Devotional).userNotes;
}

test("the first notes, and what is written on over them", async () => {
  const first = await sendNotes(client, { id, text: "Ring Tunde", seenAt: null });
  if (first.kind !== "saved") throw new Error("The first notes met others");
  await sendNotes(client, { id, text: "Ring Tunde on Sunday", seenAt: first.seenAt });
  expect(await readNotes()).toBe("Ring Tunde on Sunday");
});

test("what arrived without an answer is no conflict with what was written on since", async () => {
  losesAnswers = true;
  await expect(sendNotes(client, { id, text: "Ring", seenAt: null })).rejects.toThrow(TypeError);
  losesAnswers = false;
  const written = { id, text: "Ring Tunde", seenAt: null, sent: ["Ring"] };
  expect(await sendNotes(client, written)).toMatchObject({ kind: "saved" });
  expect(await readNotes()).toBe("Ring Tunde");
});

test("what another device wrote stands, and comes back to be chosen from", async () => {
  await sendNotes(client, { id, text: "From the phone", seenAt: null });
  const written = { id, text: "From the desk", seenAt: null, sent: ["From the"] };
  expect(await sendNotes(client, written)).toMatchObject({
    kind: "conflict",
    theirs: { userNotes: "From the phone" },
  });
  expect(await readNotes()).toBe("From the phone");
});

test("left notes are sent, and those on a devotional that is gone are told of and stay", async () => {
  vi.stubGlobal("localStorage", openTestStorage());
  try {
    const leave = (text: string) => {
      const place = openWritingPlace<Writing>(person.id, WRITING_KIND);
      place.keep({ id, text, seenAt: null });
      place.leave();
    };
    const listTexts = async () =>
      (await listLeft<Writing>(person.id, WRITING_KIND)).map(({ value }) => value.text);
    leave("Ring Tunde");
    // The lock of a page that has gone is let go of a moment later.
    await vi.waitUntil(async () => (await listTexts()).length === 1, { timeout: 10_000 });
    await person.request("DELETE", `/api/complete-devotionals/${id}`);
    const homeless = await sendLeftNotes(client, person.id);
    expect(homeless.map(({ value }) => value.text)).toEqual(["Ring Tunde"]);
    expect(await listTexts()).toEqual(["Ring Tunde"]);
    await person.request("POST", `/api/complete-devotionals/${id}/restore`);
    expect(await sendLeftNotes(client, person.id)).toEqual([]);
    expect(await listTexts()).toEqual([]);
    expect(await readNotes()).toBe("Ring Tunde");
  } finally {
    vi.unstubAllGlobals();
  }
});
