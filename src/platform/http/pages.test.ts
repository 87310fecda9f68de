import { Hono } from "hono";
import { expect, test } from "vitest";
import { servePages } from "./pages.ts";
import type { HttpEnv } from "./router.ts";

const SESSION = "berea_session=token";

/** Pages that say how often they were made and what the API saw. */
function open() {
  let made = 0;
  const seen: (string | null)[] = [];
  const api = {
    request: (_path: string, init?: RequestInit) => {
      seen.push(new Headers(init?.headers).get("cookie"));
      return new Response("{}", { headers: { "Set-Cookie": "berea_session=rolled; Path=/" } });
    },
  };
  const app = new Hono<HttpEnv>();
  app.get(
    "*",
    servePages({
      api,
      noncePlaceholder: "nonce-x",
      isHttps: false,
      isDevelopment: false,
      render: async (request, apiFetch) => {
        made += 1;
        await apiFetch("/api/auth/me");
        const type = request.url.endsWith(".data") ? "text/x-script" : "text/html";
        return new Response(`made ${made}`, { headers: { "Content-Type": type } });
      },
    }),
  );
  const get = async (path: string, cookie?: string) => {
    const response = await app.request(path, cookie ? { headers: { cookie } } : {});
    return { text: await response.text(), cookies: response.headers.getSetCookie() };
  };
  return { get, seen };
}

test("a page is kept for whoever is signed out, whatever other cookies they carry", async () => {
  const { get, seen } = open();
  expect((await get("/")).text).toBe("made 1");
  expect((await get("/", "zone=Europe/Athens")).text).toBe("made 1");
  expect(seen).toEqual([null]);
});

test("a page for somebody signed in is made for them and kept for nobody", async () => {
  const { get, seen } = open();
  expect((await get("/", SESSION)).text).toBe("made 1");
  expect((await get("/")).text).toBe("made 2");
  expect((await get("/", `zone=x; __Host-${SESSION}`)).text).toBe("made 3");
  expect(seen).toEqual([SESSION, null, `zone=x; __Host-${SESSION}`]);
});

test.each(["/", "/page.data"])(
  "cookies that the API sets reach the browser with %s",
  async (path) => {
    const { get } = open();
    expect((await get(path, SESSION)).cookies).toEqual(["berea_session=rolled; Path=/"]);
  },
);
