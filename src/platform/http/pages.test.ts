import { gunzipSync } from "node:zlib";
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

test("a page is cached for signed-out visitors, whatever other cookies they carry", async () => {
  const { get, seen } = open();
  expect((await get("/")).text).toBe("made 1");
  expect((await get("/", "zone=Europe/Athens")).text).toBe("made 1");
  expect(seen).toEqual([null]);
});

test("a page for somebody signed in is made for them and cached for nobody", async () => {
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

/** A page that names how long it may be cached, and what the API was sent with it. */
function openWith(cacheControl: string) {
  let made = 0;
  const sent: Headers[] = [];
  const app = new Hono<HttpEnv>();
  app.all(
    "*",
    servePages({
      api: {
        request: (_path: string, init?: RequestInit) => {
          sent.push(new Headers(init?.headers));
          return new Response("{}");
        },
      },
      noncePlaceholder: "nonce-x",
      isHttps: false,
      isDevelopment: false,
      render: async (_request, apiFetch) => {
        made += 1;
        await apiFetch("/api/contact");
        const headers = { "Content-Type": "text/html", "Cache-Control": cacheControl };
        return new Response(`made ${made}`, { headers });
      },
    }),
  );
  return { app, sent };
}

test("a page that may not be cached is made each time, and browsers store none", async () => {
  const { app } = openWith("max-age=0");
  expect(await (await app.request("/")).text()).toBe("made 1");
  const again = await app.request("/");
  expect([await again.text(), again.headers.get("Cache-Control")]).toEqual(["made 2", "no-store"]);
  const cached = openWith("max-age=30").app;
  await cached.request("/");
  expect(await (await cached.request("/")).text()).toBe("made 1");
});

test("the API learns where a visitor is, and of a form where it was sent from", async () => {
  const { app, sent } = openWith("max-age=0");
  const headers = {
    "x-forwarded-for": "203.0.113.7",
    "accept-language": "en-NZ",
    "sec-fetch-site": "cross-site",
    origin: "https://elsewhere.example",
  };
  await app.request("/", { headers });
  await app.request("/", { method: "POST", headers });
  expect(sent.map((one) => one.get("x-forwarded-for"))).toEqual(["203.0.113.7", "203.0.113.7"]);
  expect(sent.map((one) => one.get("accept-language"))).toEqual(["en-NZ", "en-NZ"]);
  expect(sent[0]?.has("x-berea-zone")).toBe(false);
  for (const [cookie, zone] of [
    ["berea_zone=Asia%2FKolkata", "Asia/Kolkata"],
    ["berea_zone=%0Aevil", null],
  ] as const) {
    await app.request("/", { headers: { ...headers, cookie } });
    expect(sent.at(-1)?.get("x-berea-zone")).toBe(zone);
    // Whose page may be cached hands on no cookie.
    expect(sent.at(-1)?.has("cookie")).toBe(false);
  }
  // A link from another site only reads.
  expect(sent.slice(0, 2).map((one) => one.get("origin"))).toEqual([
    null,
    "https://elsewhere.example",
  ]);
});

/** A page's neighbour that is not HTML: the site map, a feed. */
function openDocument(headers: Record<string, string>) {
  let made = 0;
  const app = new Hono<HttpEnv>();
  app.get(
    "*",
    servePages({
      api: { request: () => new Response("{}") },
      noncePlaceholder: "nonce-x",
      isHttps: false,
      isDevelopment: false,
      render: async () => {
        made += 1;
        return new Response(`<urlset>${made}</urlset>`, { headers });
      },
    }),
  );
  const get = async (cookie?: string) => {
    const response = await app.request("/sitemap.xml", cookie ? { headers: { cookie } } : {});
    return { response, text: await response.text() };
  };
  return { app, get };
}

const XML = { "Content-Type": "application/xml; charset=utf-8" };

test("a public document is cached like a page, and browsers may cache it as it says", async () => {
  const { app, get } = openDocument({ ...XML, "Cache-Control": "public, max-age=3600" });
  await get();
  const { response, text } = await get();
  expect(text).toBe("<urlset>1</urlset>");
  expect(response.headers.get("Content-Type")).toBe(XML["Content-Type"]);
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=3600");
  expect(response.headers.get("Content-Security-Policy")).toBeNull();
  const small = await app.request("/sitemap.xml", { headers: { "Accept-Encoding": "gzip" } });
  expect(small.headers.get("Content-Encoding")).toBe("gzip");
  expect(gunzipSync(Buffer.from(await small.arrayBuffer())).toString()).toBe(text);
});

const uncached: [name: string, headers: Record<string, string>, cookie?: string][] = [
  ["one that does not say for how long", XML],
  ["a private one", { ...XML, "Cache-Control": "private, max-age=3600" }],
  ["one for a moment only", { ...XML, "Cache-Control": "public, max-age=0" }],
  ["one for a signed-in user", { ...XML, "Cache-Control": "public, max-age=3600" }, SESSION],
];

test.each(uncached)("a document is made each time: %s", async (_name, headers, cookie) => {
  const { get } = openDocument(headers);
  await get(cookie);
  expect((await get(cookie)).text).toBe("<urlset>2</urlset>");
});

const encodings: [accepted: string | undefined, encoding: string | null][] = [
  [undefined, null],
  ["gzip, deflate, br", "gzip"],
  ["br;q=1, GZIP;q=0.5", "gzip"],
  ["*", "gzip"],
  ["gzip;q=0, *", null],
  ["identity", null],
];

test.each(encodings)("a cached page for a client that takes %s: %s", async (accepted, encoding) => {
  const app = new Hono<HttpEnv>();
  app.get(
    "*",
    servePages({
      api: { request: () => new Response("{}") },
      noncePlaceholder: "nonce-x",
      isHttps: false,
      isDevelopment: false,
      render: async () =>
        new Response("<script nonce=nonce-x></script>λόγος<i nonce=nonce-x>", {
          headers: { "Content-Type": "text/html; charset=utf-8" },
        }),
    }),
  );
  await app.request("/");
  const headers: HeadersInit = accepted === undefined ? {} : { "Accept-Encoding": accepted };
  const pages = await Promise.all(
    [1, 2].map(async () => {
      const cached = await app.request("/", { headers });
      expect(cached.headers.get("Content-Encoding")).toBe(encoding);
      const body = Buffer.from(await cached.arrayBuffer());
      const nonce = /'nonce-([^']+)'/.exec(
        cached.headers.get("Content-Security-Policy") ?? "",
      )?.[1];
      const html = (encoding ? gunzipSync(body) : body).toString();
      expect(html).toBe(`<script nonce=${nonce}></script>λόγος<i nonce=${nonce}>`);
      return html;
    }),
  );
  expect(pages[0]).not.toBe(pages[1]);
});
