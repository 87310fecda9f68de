// A card for each public page and the pictures of verses, drawn from what a page says
// about itself: so nobody can have a picture of ours say what no page of ours says.
import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { DomUtils, parseDocument } from "htmlparser2";
import { LRUCache } from "lru-cache";
import { UserError } from "#src/platform/errors.ts";
import type { Leave } from "#src/platform/fair-queue.ts";
import { type QueuePorts, takeTurn } from "#src/platform/http/queue-work.ts";
import type { HttpEnv } from "#src/platform/http/router.ts";
import type { Log } from "#src/platform/log.ts";
import { openThread, type Thread, ThreadAwayError } from "#src/platform/threads/open-thread.ts";
import { readPictureAddress } from "#src/scripture/verse-picture.ts";
import { DAY_SECONDS } from "#src/shared/calendar/durations.ts";
import type { Card } from "./draw-card.ts";
import { formatOf } from "./lay-out-verse.ts";

export interface SocialCardPorts {
  /** Answers a page of this site as the one who asks for its card would have it. */
  readonly requestPage: (path: string, c: Context<HttpEnv>) => Response | Promise<Response>;
  readonly siteName: string;
  /** May throw ThreadAwayError where too much is drawn already. */
  readonly draw: (card: Card) => Promise<Uint8Array<ArrayBuffer>>;
  /** Where cards that must be drawn wait for their turn; absent where nobody is held back. */
  readonly turns?: QueuePorts | undefined;
}

/** For pages that have none of their own, and while too many are waited for. */
const COMMON_CARD = "/social-card.png";
const CACHE_BYTES = 16 * 1024 * 1024;

/** `GET /social-cards/{path of a page}.png`; `/social-cards/home.png` is the first page's. */
export function createSocialCards({
  requestPage,
  siteName,
  draw,
  turns,
}: SocialCardPorts): Hono<HttpEnv> {
  const cache = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (picture) => picture.length,
  });

  /** Nothing for somebody who asks for too many. */
  const drawInTurn = async (c: Context<HttpEnv>, card: Card) => {
    let leave: Leave | undefined;
    try {
      leave = turns && (await takeTurn(c, turns));
      return await draw(card);
    } catch (error) {
      if (error instanceof UserError || error instanceof ThreadAwayError) return undefined;
      throw error;
    } finally {
      leave?.();
    }
  };

  const read = async (c: Context<HttpEnv>, page: string | undefined) => {
    const answer = page ? await requestPage(page, c) : undefined;
    // Too many pages are rendered, or something that the page needs is away.
    if (answer && answer.status >= 500) return "busy";
    return answer?.status === 200 ? readCard(await answer.text()) : undefined;
  };

  /** Nothing where it cannot be drawn now. */
  const answer = async (c: Context<HttpEnv>, said: Omit<Card, "siteName">) => {
    const key = createHash("sha256").update(JSON.stringify(said)).digest("base64url");
    const etag = `"${key.slice(0, 22)}"`;
    const headers = { ETag: etag, "Cache-Control": `public, max-age=${DAY_SECONDS}` };
    if (c.req.header("If-None-Match") === etag) return c.body(null, 304, headers);
    const picture = cache.get(key) ?? (await drawInTurn(c, { ...said, siteName }));
    if (!picture) return undefined;
    cache.set(key, picture);
    return c.body(picture, 200, { ...headers, "Content-Type": "image/png" });
  };

  return new Hono<HttpEnv>()
    .get("/social-cards/*", async (c) => {
      const page = /^\/social-cards(\/.+)\.png$/.exec(c.req.path)?.[1];
      const said = await read(c, page === "/home" ? "/" : page);
      if (!said) return c.redirect(COMMON_CARD, 302);
      const card = said === "busy" ? undefined : await answer(c, said);
      if (card) return card;
      c.header("Cache-Control", "no-store");
      return c.redirect(COMMON_CARD, 302);
    })
    .get("/verse-pictures/*", async (c) => {
      const asked = readPictureAddress(c.req.path);
      const said = await read(c, asked?.page);
      c.header("Cache-Control", "no-store");
      // A page gives its words only where they may leave the site and fit a picture whole.
      if (!asked || !said || (said !== "busy" && !said.words)) {
        return c.text("There is no such picture.", 404);
      }
      const picture =
        said === "busy" ? undefined : await answer(c, { ...said, format: formatOf(asked.look) });
      return picture ?? c.text("Too many pictures are drawn just now. Please try again.", 503);
    });
}

/** What a page says about itself; nothing of pages that search engines are not to have. */
function readCard(html: string): Omit<Card, "siteName" | "format"> | undefined {
  const head = parseDocument(html.slice(0, html.indexOf("</head>")));
  const metas = DomUtils.getElementsByTagName("meta", head).map(({ attribs }) => attribs);
  if (metas.some(({ name, content }) => name === "robots" && content?.startsWith("noindex"))) {
    return undefined;
  }
  const find = (name: string) => metas.find(({ property }) => property === `og:${name}`)?.content;
  const title = find("title");
  if (!title) return undefined;
  const words = find("image:alt");
  return { title, description: find("description") ?? "", ...(words ? { words } : {}) };
}

/** A card takes about a tenth of a second. */
const WAITING_MAX = 12;

/**
 * Draws cards in a thread of its own, which starts with the first one. The drawer
 * throws ThreadAwayError where too many cards are asked for at once.
 */
export function createThreadDrawer(log: Log): (card: Card) => Promise<Uint8Array<ArrayBuffer>> {
  let thread: Thread<Card, Uint8Array<ArrayBuffer>> | undefined;
  return (card) => {
    thread ??= openThread({
      name: "social cards",
      file: new URL("./card-thread.ts", import.meta.url),
      waitingMax: WAITING_MAX,
      log,
    });
    return thread.ask(card);
  };
}
