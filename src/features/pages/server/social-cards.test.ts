import pino from "pino";
import { expect, test, vi } from "vitest";
import { ThreadAwayError } from "#src/platform/threads/open-thread.ts";
import { PICTURE_SHAPES } from "#src/scripture/verse-picture.ts";
import { CARD_HEIGHT, CARD_WIDTH, createCardDrawer } from "./draw-card.ts";
import { formatOf } from "./lay-out-verse.ts";
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
  "/verse/john-11-35": head(
    '<meta property="og:title" content="John 11:35, World English Bible"/><meta property="og:image:alt" content="Jesus wept."/>',
  ),
  "/verse/psalms-119-1-176": head('<meta property="og:title" content="Psalm 119"/>'),
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

test("a verse's card has its words, and its picture the format that was asked for", async () => {
  const { app, draw } = open();
  await app.request("/social-cards/verse/john-11-35.png");
  const said = {
    title: "John 11:35, World English Bible",
    description: "",
    words: "Jesus wept.",
    siteName: "Berea",
  };
  expect(draw).toHaveBeenLastCalledWith(said);
  const address = "/verse-pictures/john-11-35/web/story-numeral-dark.png";
  const picture = await app.request(address);
  expect(picture.status).toBe(200);
  expect(picture.headers.get("Cache-Control")).toBe("public, max-age=86400");
  const format = { width: 1080, height: 1920, style: "numeral", tone: "dark" };
  expect(draw).toHaveBeenLastCalledWith({ ...said, format });
  const again = await app.request(address, {
    headers: { "If-None-Match": picture.headers.get("ETag") ?? "" },
  });
  expect(again.status).toBe(304);
  expect(draw).toHaveBeenCalledTimes(2);
});

test.each([
  ["of words that are too long", "/verse-pictures/psalms-119-1-176/web/square-plain-light.png"],
  ["of a verse that is not there", "/verse-pictures/john-3-99/web/square-plain-light.png"],
  ["of an unknown style", "/verse-pictures/john-11-35/web/square-loud-light.png"],
  ["of another page", "/verse-pictures/..%2Ffound/web/square-plain-light.png"],
])("there is no picture %s", async (_, path) => {
  const { app, draw } = open();
  const answer = await app.request(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(draw).not.toHaveBeenCalled();
});

test("a picture whose page cannot be rendered now says so", async () => {
  const app = createSocialCards({
    requestPage: () => new Response("Too busy", { status: 503 }),
    siteName: "Berea",
    draw: async () => PICTURE,
  });
  const answer = await app.request("/verse-pictures/john-11-35/web/square-plain-light.png");
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});

test("a picture that cannot be drawn now says so, and is not cached", async () => {
  const { app, draw } = open();
  draw.mockRejectedValueOnce(new ThreadAwayError("too much to draw"));
  const answer = await app.request("/verse-pictures/john-11-35/web/wide-plain-light.png");
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});

test.each(Object.entries(PICTURE_SHAPES))("a %s picture has its size", async (shape, size) => {
  for (const style of ["plain", "centered", "numeral"] as const) {
    const png = await createCardDrawer()({
      title: "John 11:35, World English Bible",
      description: "",
      siteName: "Berea",
      words: "A verse as long as may be. ".repeat(15),
      format: formatOf({ shape: shape as "square", style, tone: "dark" }),
    });
    const view = new DataView(png.buffer, png.byteOffset);
    expect([view.getUint32(16), view.getUint32(20)]).toEqual([size.width, size.height]);
  }
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
