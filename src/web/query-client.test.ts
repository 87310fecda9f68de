import { expect, test } from "vitest";
import { ApiError, CURRENT_USER_KEY, callApi, createQueryClient } from "./query-client.ts";

const answering = (status: number, body: string, statusText = "") => {
  const calls: { path: string; init: RequestInit | undefined }[] = [];
  const client = createQueryClient(async (path, init) => {
    calls.push({ path, init });
    return new Response(body, { status, statusText });
  });
  return { client, calls };
};

test("queries are not retried, never go stale and are not fetched anew on focus", () => {
  const { client } = answering(200, "{}");
  expect(client.getDefaultOptions()).toMatchObject({
    queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
    mutations: { retry: false },
  });
});

const failures: [number, string, string, string][] = [
  [400, '{"error":"John has 21 chapters"}', "Bad Request", '400: {"error":"John has 21 chapters"}'],
  [503, "", "Service Unavailable", "503: Service Unavailable"],
  [502, "<html>", "Bad Gateway", "502: <html>"],
];

test.each(failures)(
  "%i becomes an error of status, colon and body",
  async (status, body, text, message) => {
    const { client } = answering(status, body, text);
    const failure = await callApi(client, "/api/x").catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect((failure as ApiError).message).toBe(message);
    expect((failure as ApiError).status).toBe(status);
  },
);

test("the sentence and the fields of a refusal are at hand", async () => {
  const body = '{"error":"Word is required","fields":{"word":"Word is required"}}';
  const { client } = answering(400, body);
  const failure = await callApi(client, "/api/x").catch((error: unknown) => error as ApiError);
  expect(failure).toMatchObject({
    sentence: "Word is required",
    fields: { word: "Word is required" },
  });
});

test("credentials go along, a body is JSON, and absent parameters are left out", async () => {
  const { client, calls } = answering(200, '{"ok":true}');
  const query = { q: "a b", page: undefined };
  expect(await callApi(client, "/api/x", { method: "POST", query, body: { a: 1 } })).toEqual({
    ok: true,
  });
  expect(calls[0]).toEqual({
    path: "/api/x?q=a+b",
    init: {
      method: "POST",
      credentials: "include",
      body: '{"a":1}',
      headers: { "Content-Type": "application/json" },
    },
  });
});

test("an empty answer is nothing", async () => {
  const { client } = answering(200, "");
  expect(await callApi(client, "/api/x")).toBeUndefined();
});

test.each([
  ["a call that needs somebody", "/api/user/settings", 401, true],
  ["a wrong password", "/api/auth/login", 401, false],
  ["a page without Premium", "/api/prayers", 403, false],
  ["a member whose Premium has ended", "/api/prayers", 403, true, { isPremium: true }],
  ["a member who may not", "/api/auth/account", 403, false, { isPremium: true }],
] as const)("%s: who is signed in is asked anew, or not", async (...row) => {
  const [, path, status, isAsked, user = null] = row;
  const { client } = answering(status, "");
  client.setQueryData(CURRENT_USER_KEY, { user });
  await callApi(client, path).catch(() => {});
  expect(client.getQueryState(CURRENT_USER_KEY)?.isInvalidated).toBe(isAsked);
});
