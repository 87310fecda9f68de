// Sends rendered pages. A page is rendered with a placeholder for its script
// nonce and gets a fresh nonce each time it is sent, so that a public page can
// be cached in memory and still obey a strict content policy. Public documents
// that are not HTML (the site map, the feeds) are cached beside them.
import { randomBytes } from "node:crypto";
import type { Context, Handler } from "hono";
import { accepts } from "hono/accepts";
import { LRUCache } from "lru-cache";
import { carriesSession, readBrowserZone, ZONE_HEADER } from "../person.ts";
import { deflatePieces, type GzipPieces, joinGzip } from "./gzip-pieces.ts";
import { makeInTurn } from "./pages-in-turn.ts";
import { markForPage, type QueuePorts } from "./queue-work.ts";
import type { HttpEnv } from "./router.ts";

/** `apiFetch` calls the API as the visitor who asked for the page. */
export type RenderPage = (
  request: Request,
  apiFetch: (path: string, init?: RequestInit) => Promise<Response>,
  requestId: string,
) => Promise<Response>;

export interface PagesOptions {
  readonly render: RenderPage;
  readonly api: {
    /** `env` names the connection, as the server does for a request from outside. */
    request(path: string, init?: RequestInit, env?: object): Response | Promise<Response>;
  };
  readonly noncePlaceholder: string;
  readonly isHttps: boolean;
  /** Development serves scripts that are made on the spot; nothing is cached then. */
  readonly isDevelopment: boolean;
  /** Where pages that must be made wait for their turn; absent where nobody is held back. */
  readonly turns?: QueuePorts | undefined;
}

const CACHE_BYTES = 24 * 1024 * 1024;
const CACHE_MS = 60_000;

const NONCE_BYTES = 16;
/** In base64. */
const NONCE_LENGTH = 24;

/** Where a visitor is, for what is limited, and in which country they probably are. */
const VISITOR_HEADERS = ["x-forwarded-for", "user-agent", "accept-language"];
/** Where a form was sent from: one of another site's is refused by the API. Links from there are not. */
const ORIGIN_HEADERS = ["origin", "sec-fetch-site"];

interface CachedPage {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly isHtml: boolean;
  /** The page, cut where the nonce belongs; a document that is not HTML is one piece. */
  readonly pieces: readonly Buffer[];
  /** Made when a cached page is first sent again to a client that accepts gzip. */
  deflated?: GzipPieces;
}

/** Unguessable, so that nothing a visitor writes into a page can pass for a nonce. */
export const createNoncePlaceholder = (): string => `nonce-${randomBytes(16).toString("hex")}`;

export function servePages(options: PagesOptions): Handler<HttpEnv> {
  const cache = new LRUCache<string, CachedPage>({
    maxSize: CACHE_BYTES,
    // Compressed it takes about a fifth more.
    sizeCalculation: (page, key) =>
      key.length + page.pieces.reduce((sum, piece) => sum + Math.ceil(piece.length * 1.2), 256),
    ttl: CACHE_MS,
  });

  return async (c) => {
    const cookie = c.req.header("cookie");
    const isSignedIn = carriesSession(cookie);
    const key = new URL(c.req.url).pathname + new URL(c.req.url).search;
    const isPublic = c.req.method === "GET" && !isSignedIn && !options.isDevelopment;
    const known = isPublic ? cache.get(key) : undefined;
    if (known) {
      known.deflated ??= deflatePieces(known.pieces, NONCE_LENGTH);
      return sendPage(c, known, options);
    }

    const isForm = c.req.method === "POST";
    const apiFetch = async (path: string, init?: RequestInit) => {
      const headers = new Headers(init?.headers);
      if (cookie && isSignedIn) headers.set("cookie", cookie);
      for (const name of isForm ? [...VISITOR_HEADERS, ...ORIGIN_HEADERS] : VISITOR_HEADERS) {
        const value = c.req.header(name);
        if (value !== undefined) headers.set(name, value);
      }
      const zone = readBrowserZone(c);
      if (zone) headers.set(ZONE_HEADER, zone);
      const answer = await options.api.request(path, { ...init, headers }, markForPage(c.env));
      // A session that rolls on, or is over, is passed on to the browser with the page.
      for (const line of answer.headers.getSetCookie()) {
        c.header("Set-Cookie", line, { append: true });
      }
      return answer;
    };
    const response = await makeInTurn(c, options.turns, () =>
      options.render(c.req.raw, apiFetch, c.get("requestId")),
    );
    const isHtml = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
    const cacheMs = isHtml ? readCacheMs(response.headers) : readDocumentMs(response.headers);
    const isCached = isPublic && response.status === 200 && cacheMs > 0;
    if (!isHtml && !isCached) return c.newResponse(response.body, response);
    const text = await response.text();
    const page: CachedPage = {
      status: response.status,
      headers: [...response.headers].filter(([name]) => name !== "content-length"),
      isHtml,
      pieces: (isHtml ? text.split(options.noncePlaceholder) : [text]).map((piece) =>
        Buffer.from(piece),
      ),
    };
    if (isCached) cache.set(key, page, { ttl: cacheMs });
    return sendPage(c, page, options);
  };
}

/** A page that changes more often says so (`max-age`); none is cached longer than the others. */
function readCacheMs(headers: Headers): number {
  const seconds = /max-age=(\d+)/.exec(headers.get("Cache-Control") ?? "")?.[1];
  return seconds === undefined ? CACHE_MS : Math.min(Number(seconds) * 1000, CACHE_MS);
}

/** Other documents are cached only if they say that they are public, and for how long. */
function readDocumentMs(headers: Headers): number {
  return /^public, max-age=\d/.test(headers.get("Cache-Control") ?? "") ? readCacheMs(headers) : 0;
}

function sendPage(
  c: Context<HttpEnv>,
  page: CachedPage,
  { isHttps, isDevelopment }: PagesOptions,
): Response {
  const nonce = randomBytes(NONCE_BYTES).toString("base64");
  for (const [name, value] of page.headers) c.header(name, value);
  if (page.isHtml) {
    c.header("Content-Security-Policy", contentPolicy(nonce, { isHttps, isDevelopment }));
    // Each sending has its own nonce, so a browser must not store the page.
    c.header("Cache-Control", "no-store");
  }
  if (page.deflated && takesGzip(c)) {
    c.header("Content-Encoding", "gzip");
    c.header("Vary", "Accept-Encoding", { append: true });
    return c.body(joinGzip(page.deflated, Buffer.from(nonce)), page.status as 200);
  }
  return c.body(page.pieces.map(String).join(nonce), page.status as 200);
}

function takesGzip(c: Context<HttpEnv>): boolean {
  const answer = accepts(c, {
    header: "Accept-Encoding",
    supports: ["gzip"],
    default: "",
    match: (wanted) => {
      const named = wanted.find(({ type }) => type.toLowerCase() === "gzip");
      return (named ?? wanted.find(({ type }) => type === "*"))?.q ? "gzip" : "";
    },
  });
  return answer === "gzip";
}

function contentPolicy(
  nonce: string,
  { isHttps, isDevelopment }: { isHttps: boolean; isDevelopment: boolean },
): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // Radix positions and locks with inline styles.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    isDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
