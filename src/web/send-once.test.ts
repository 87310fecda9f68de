import { beforeEach, expect, test, vi } from "vitest";
import { openTestStorage } from "../../tests/support/test-storage.ts";
import { sendOnce } from "./send-once.ts";

beforeEach(() => {
  vi.stubGlobal("sessionStorage", openTestStorage());
});

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const send = (body: object, isLost = false) =>
  sendOnce("prayer", body, async (draftId) => {
    if (isLost) throw new TypeError(draftId);
    return draftId;
  });
const lose = (body: object) => send(body, true).catch((error: TypeError) => error.message);

test("has the same name over tries, and takes a new one once it has arrived", async () => {
  const tried = await lose({ title: "Rain" });
  expect(tried).toMatch(UUID);
  expect(await lose({ title: "Rain" })).toBe(tried);
  expect(await send({ title: "Rain" })).toBe(tried);
  expect(await send({ title: "Rain" })).not.toBe(tried);
});

test("what was changed before it is sent again is another one", async () => {
  const tried = await lose({ title: "Rain" });
  expect(await send({ title: "Rain and sun" })).not.toBe(tried);
});
