// Notes that a page of this tab has left, or is still sending while the next one opens.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listLeft, openWritingPlace } from "#src/ui/kept-writing.ts";
import { openTestStorage } from "../../../../tests/support/test-storage.ts";
import { bringBack, takeOver } from "./bring-back.ts";
import { WRITING_KIND, type Writing } from "./send-notes.ts";

const OWNER = 3;
const ID = 7;
const writing: Writing = { id: ID, text: "Ring Tunde", seenAt: null };

let storage: ReturnType<typeof openTestStorage>;
beforeEach(() => {
  storage = openTestStorage();
  vi.stubGlobal("localStorage", storage);
});
afterEach(() => vi.unstubAllGlobals());

/** A page that has gone while its last words are on their way. */
function leaveSending() {
  const sending = Promise.withResolvers<void>();
  const place = openWritingPlace<Writing>(OWNER, WRITING_KIND);
  place.keep(writing);
  place.leaveAfter(sending.promise, writing);
  return { place, sending };
}

/** A page that is open: what is laid on it is kept, and what it sends arrives, unless said otherwise. */
function openPage(more: { isFree?: boolean; isKept?: boolean; arrives?: boolean } = {}) {
  const { isFree = true, isKept = true, arrives = true } = more;
  return {
    isFree: () => isFree,
    hasWrittenOn: () => !isFree && isKept,
    lay: vi.fn(() => isKept),
    saveNow: async () =>
      arrives ? ({ kind: "saved" } as const) : { kind: "waiting" as const, why: "" },
  };
}

const listTexts = async () =>
  (await listLeft<Writing>(OWNER, WRITING_KIND)).map(({ value }) => value.text);

test("what is still being sent is shown at once, and once it has arrived nothing is brought back", async () => {
  const { place, sending } = leaveSending();
  const taken = takeOver(OWNER, ID);
  expect(taken?.writing).toEqual({ ...writing, sent: ["Ring Tunde"] });
  expect(takeOver(OWNER, ID + 1)).toBeUndefined();
  expect(takeOver(OWNER + 1, ID)).toBeUndefined();
  const page = openPage();
  const ended = bringBack(OWNER, ID, page, taken);
  place.forget();
  sending.resolve();
  await ended;
  expect(page.lay).not.toHaveBeenCalled();
  expect(takeOver(OWNER, ID)).toBeUndefined();
});

test("what could not be sent is brought to the page that was opened meanwhile", async () => {
  const { sending } = leaveSending();
  const page = openPage();
  const ended = bringBack(OWNER, ID, page, takeOver(OWNER, ID));
  expect(await listTexts()).toEqual([]);
  sending.resolve();
  await ended;
  expect(page.lay).toHaveBeenCalledWith(writing);
  expect(await listTexts()).toEqual([]);
});

test("what was taken over and written on is not brought back as another's", async () => {
  const { sending } = leaveSending();
  const page = openPage({ isFree: false });
  const ended = bringBack(OWNER, ID, page, takeOver(OWNER, ID));
  sending.resolve();
  await ended;
  expect(page.lay).not.toHaveBeenCalled();
  expect(await listTexts()).toEqual([]);
});

test.each([
  ["kept anew but not sent", { isKept: true, arrives: false }, []],
  ["not kept anew and not sent", { isKept: false, arrives: false }, ["Ring Tunde"]],
  ["not kept anew but sent", { isKept: false, arrives: true }, []],
  ["written on, and that is not kept", { isFree: false, isKept: false }, ["Ring Tunde"]],
])("what was left and is %s", async (_, answers, staying) => {
  const { sending } = leaveSending();
  const taken = takeOver(OWNER, ID);
  sending.resolve();
  await bringBack(OWNER, ID, openPage(answers), taken);
  expect(await listTexts()).toEqual(staying);
});
