import { expect, test } from "vitest";
import { handlePushes, type PushScope } from "./push-handlers.ts";

/** A worker whose events are fired by the test, with the pages that are open. */
function openWorker(pages: readonly string[] = []) {
  const listeners = new Map<string, (event: never) => void>();
  const shown: unknown[] = [];
  const opened: string[] = [];
  handlePushes({
    registration: {
      showNotification: async (title: string, options: object) => {
        shown.push({ title, ...options });
      },
    },
    clients: {
      matchAll: async () =>
        pages.map((url) => ({ url, focus: async () => opened.push(`focus ${url}`) })),
      openWindow: async (url: string) => opened.push(url),
    },
    location: { origin: "https://berea.example" },
    addEventListener: (type: string, listener: (event: never) => void) => {
      listeners.set(type, listener);
    },
  } as unknown as PushScope);
  const fire = async (type: string, event: object) => {
    const work: Promise<unknown>[] = [];
    const waitUntil = (one: Promise<unknown>) => void work.push(one);
    listeners.get(type)?.({ ...event, waitUntil } as never);
    await Promise.all(work);
  };
  return { shown, opened, fire };
}
const press = (data: unknown) => ({ notification: { data, close: () => {} } });

test("a message is shown with its words, under its tag", async () => {
  const { shown, fire } = openWorker();
  const message = {
    title: "Day 4 of Ruth",
    body: "Ruth 4",
    path: "/premium/reading-plans?plan=1",
    tag: "plan 1",
  };
  await fire("push", { data: { json: () => message } });
  expect(shown).toEqual([
    {
      title: "Day 4 of Ruth",
      body: "Ruth 4",
      tag: "plan 1",
      icon: "/icon-192.png",
      data: "/premium/reading-plans?plan=1",
    },
  ]);
});

test.each([
  ["nothing", null],
  ["no JSON", { json: () => JSON.parse("{") }],
  ["other types", { json: () => ({ title: 7, path: ["/x"] }) }],
  ["another site", { json: () => ({ path: "https://evil.example/" }) }],
  ["another site without its scheme", { json: () => ({ path: "//evil.example/" }) }],
  ["another site by a backslash", { json: () => ({ path: "/\\evil.example/" }) }],
])("a push with %s is shown, and leads to a page of ours", async (_, data) => {
  const { shown, fire } = openWorker();
  await fire("push", { data });
  expect(shown).toEqual([expect.objectContaining({ title: "Berea", data: "/dashboard" })]);
});

test("a press goes to the page that is open, or opens it", async () => {
  const there = openWorker(["https://berea.example/daily-verse"]);
  await there.fire("notificationclick", press("/daily-verse"));
  expect(there.opened).toEqual(["focus https://berea.example/daily-verse"]);
  const elsewhere = openWorker(["https://berea.example/"]);
  await elsewhere.fire("notificationclick", press("/daily-verse"));
  expect(elsewhere.opened).toEqual(["https://berea.example/daily-verse"]);
});
