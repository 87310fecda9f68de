import pino from "pino";
import { expect, test, vi } from "vitest";
import { ThreadAwayError } from "#src/platform/threads/open-thread.ts";
import { CARD_HEIGHT, CARD_WIDTH, createCardDrawer } from "./draw-card.ts";
import { createSocialCards, createThreadDrawer } from "./social-cards.ts";

const PICTURE = new Uint8Array([1, 2, 3]);
const head = (more: string) => `<html><head><title>x</title>${more}</head><body></body></html>`;
const PAGES: Readonly<Record<string, string>> = {
  "/": head('<meta property="og:title" content="Berea"/>'),
  "/bible-topics/anger": head(
    '<meta property="og:title" content="Anger &amp; its cure, &quot;slowly&quot;"/><meta property="og:description" content="Cain&#x27;s"/>',
  ),
  "/found": head(
    '<meta name="robots" content="noindex, follow"/><meta property="og:title" content="Mine"/>',
  ),
  "/feed": "<rss/>",
};

function open() {
  const draw = vi.fn(async (_card: { title: string; description: string }) => PICTURE);
  const requestPage = (path: string) =>
    new Response(PAGES[path] ?? "", { status: path in PAGES ? 200 : 404 });
  return { draw, app: createSocialCards({ requestPage, siteName: "Berea", draw }) };
}

test("a card says what its page says, and is drawn once", async () => {
  const { app, draw } = open();
  const first = await app.request("/social-cards/bible-topics/anger.png");
  expect(first.status).toBe(200);
  expect(first.headers.get("Content-Type")).toBe("image/png");
  expect(new Uint8Array(await first.arrayBuffer())).toEqual(PICTURE);
  await app.request("/social-cards/bible-topics/anger.png");
  expect(draw).toHaveBeenCalledExactlyOnceWith({
    title: 'Anger & its cure, "slowly"',
    description: "Cain's",
    siteName: "Berea",
  });
  const again = await app.request("/social-cards/bible-topics/anger.png", {
    headers: { "If-None-Match": first.headers.get("ETag") ?? "" },
  });
  expect(again.status).toBe(304);
});

test("the first page's card has a name of its own", async () => {
  const { app, draw } = open();
  expect((await app.request("/social-cards/home.png")).status).toBe(200);
  expect(draw.mock.lastCall?.[0].title).toBe("Berea");
});

test.each([
  ["no such page", "/social-cards/nothing.png"],
  ["a page that is not for search engines", "/social-cards/found.png"],
  ["no page at all", "/social-cards/feed.png"],
  ["no picture's name", "/social-cards/found"],
])("%s has the common card", async (_, path) => {
  const { app, draw } = open();
  const answer = await app.request(path);
  expect(answer.status).toBe(302);
  expect(answer.headers.get("Location")).toBe("/social-card.png");
  expect(draw).not.toHaveBeenCalled();
});

test("the common card stands for one that cannot be drawn now, and is not cached in its place", async () => {
  const { app, draw } = open();
  draw.mockRejectedValueOnce(new ThreadAwayError("too much to draw"));
  const answer = await app.request("/social-cards/bible-topics/anger.png");
  expect(answer.status).toBe(302);
  expect(answer.headers.get("Location")).toBe("/social-card.png");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.get("ETag")).toBeNull();
  expect((await app.request("/social-cards/bible-topics/anger.png")).status).toBe(200);
});

test.each([
  ["a short title", "Love"],
  ["a long one", "The man who hid behind baggage ".repeat(8)],
  ["Greek beside Latin", "G26: ἀγάπη (agapē)"],
  ["letters that the face has not", "H2617: חֶסֶד and 🕊"],
  ["nothing", ""],
])("%s is drawn as a picture of the right size", async (_, title) => {
  const png = await createCardDrawer()({ title, description: title, siteName: "Berea" });
  const view = new DataView(png.buffer, png.byteOffset);
  expect(String.fromCharCode(...png.slice(1, 4))).toBe("PNG");
  expect([view.getUint32(16), view.getUint32(20)]).toEqual([CARD_WIDTH, CARD_HEIGHT]);
});

test("a thread draws the same picture", async () => {
  const card = { title: "Love", description: "is patient", siteName: "Berea" };
  const drawn = await createThreadDrawer(pino({ level: "silent" }))(card);
  expect(Buffer.from(drawn).equals(await createCardDrawer()(card))).toBe(true);
});
