import { expect, test } from "vitest";
import { prefetchCurrentUser } from "./prefetch-current-user.ts";
import { createQueryClient } from "./query-client.ts";

function callsOf(answer: () => Response) {
  const calls: string[] = [];
  const client = createQueryClient(async (path) => {
    calls.push(path);
    return answer();
  });
  return { calls, client };
}

const prefetch = async (options: { hasSession: boolean }, answer: () => Response) => {
  const { calls, client } = callsOf(answer);
  client.setQueryData(["another", "query"], "stays out");
  const { queries } = await prefetchCurrentUser(client, options);
  return { calls, sent: queries.map(({ queryKey, state }) => [queryKey, state.data]) };
};

const user = { id: 1, username: "lydia" };

test("without a session nobody is asked, and the page knows a visitor", async () => {
  expect(await prefetch({ hasSession: false }, () => Response.error())).toEqual({
    calls: [],
    sent: [[["current-user"], { user: null }]],
  });
});

test("with a session the page comes with the person, and with nothing else", async () => {
  expect(await prefetch({ hasSession: true }, () => Response.json({ user }))).toEqual({
    calls: ["/api/auth/me"],
    sent: [[["current-user"], { user }]],
  });
});

test("where accounts are away nothing is claimed, and the page is made all the same", async () => {
  const away = () => Response.json({ error: "away" }, { status: 503 });
  expect(await prefetch({ hasSession: true }, away)).toEqual({ calls: ["/api/auth/me"], sent: [] });
});

test("what comes along is asked for by a signed-in user alone", async () => {
  const along = [{ queryKey: ["news"], queryFn: () => ({ unread: 2 }) }];
  const prefetchAlong = async (hasSession: boolean) => {
    const { client } = callsOf(() => Response.json({ user }));
    const { queries } = await prefetchCurrentUser(client, { hasSession, along });
    return queries.map(({ queryKey }) => queryKey);
  };
  expect(await prefetchAlong(true)).toEqual([["current-user"], ["news"]]);
  expect(await prefetchAlong(false)).toEqual([["current-user"]]);
});
