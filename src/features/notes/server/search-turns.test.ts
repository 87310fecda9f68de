import { expect, test } from "vitest";
import { createSearchTurns } from "./search-turns.ts";

const STAYS = new AbortController().signal;

/** Searches that run until they are told to end. */
function openSearches() {
  const turns = createSearchTurns();
  const running: { readonly of: number; readonly end: () => void }[] = [];
  return {
    running,
    ask: (userId: number, signal = STAYS) =>
      turns.take(userId, signal, () => {
        return new Promise<number>((resolve) => {
          const one = {
            of: userId,
            end: () => {
              running.splice(running.indexOf(one), 1);
              resolve(userId);
            },
          };
          running.push(one);
        });
      }),
    owners: async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return running.map(({ of }) => of);
    },
  };
}

test("two run at once, of each person one, and everybody's turn comes", async () => {
  const { ask, running, owners } = openSearches();
  const asked = [ask(1), ask(1), ask(1), ask(2), ask(3)];
  expect(await owners()).toEqual([1, 2]);
  running[0]?.end();
  expect(await owners()).toEqual([2, 3]);
  while ((await owners()).length > 0) running[0]?.end();
  expect(await Promise.all(asked)).toEqual([1, 1, 1, 2, 3]);
});

test("a person's thirteenth is refused, and nobody else's first", async () => {
  const { ask, running, owners } = openSearches();
  const asked = Array.from({ length: 12 }, () => ask(1));
  await expect(ask(1)).rejects.toMatchObject({ code: "too-many", retryAfterSeconds: 2 });
  const other = ask(2);
  while ((await owners()).length > 0) running[0]?.end();
  await Promise.all([...asked, other]);
});

test("more people than can be waited for are refused", async () => {
  const { ask, running, owners } = openSearches();
  const first = [ask(1), ask(2)];
  await owners();
  const asked = [...first, ...Array.from({ length: 40 }, (_, at) => ask(at + 3))];
  await expect(ask(100)).rejects.toMatchObject({ code: "unavailable" });
  while ((await owners()).length > 0) running[0]?.end();
  await Promise.all(asked);
});

test("the search of a client that has left is not run", async () => {
  const { ask, running, owners } = openSearches();
  const left = new AbortController();
  const first = ask(1);
  const second = ask(1, left.signal);
  left.abort();
  await owners();
  running[0]?.end();
  await first;
  await expect(second).rejects.toMatchObject({ code: "unavailable" });
  expect(await owners()).toEqual([]);
});
