// Reading without a connection: what a person stores, and what they then have.
import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, open, test, waitForScript } from "./journey.ts";
import { signIn, signUp, subscribe } from "./person.ts";

test.use({
  serviceWorkers: "allow",
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/],
});

async function storeKjv(page: Page, site = "") {
  await open(page, `${site}/offline`);
  await page.getByRole("button", { name: "Store the King James Version" }).click();
  await expect(page.getByText(/On this device since .*, 1\.5 MB/)).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test("a stored translation is read and searched without a connection", async ({
  page,
  context,
}) => {
  await storeKjv(page);
  await expect(page.getByText(/Berea uses .* of about/)).toBeVisible();
  await context.setOffline(true);

  // A chapter that was never opened, by a link of a live page.
  await page.goto("/bible/kjv/psalms/23");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Psalm 23");
  await expect(page.getByRole("main")).toContainText("he leadeth me beside the still waters");
  await expect(page.getByRole("main")).toContainText("King James Version (1769)");
  await expect(page.getByText(/From this device, where it is stored since/)).toBeVisible();
  await expectSound(page);
  await page.getByRole("link", { name: "Psalm 24" }).click();
  await expect(heading).toHaveText("Psalm 24");

  await page.getByRole("link", { name: "Search", exact: true }).first().click();
  await page.getByLabel("What are you looking for?").fill("lovingkindness");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("status").last()).toContainText("in the KJV");
  await expectSound(page);
  await page.getByRole("link", { name: "Read in context" }).first().click();
  await expect(page.locator("[data-chosen]")).toBeInViewport();

  // What is not here says so, and what is here instead.
  await page.goto("/daily-verse");
  await expect(heading).toHaveText("Berea could not be reached");
  await expectSound(page);
  await page.getByRole("link", { name: "Read the King James Version" }).click();
  await page.getByRole("link", { name: "Ruth" }).click();
  await page.getByRole("link", { name: "Chapter 2", exact: true }).click();
  await expect(heading).toHaveText("Ruth 2");

  await context.setOffline(false);
  await page.getByRole("link", { name: "Open the live page" }).click();
  await expect(page.getByRole("complementary", { name: "Verse" })).toBeAttached();
  await expect(heading).toHaveText("Ruth 2");
});

/** Nothing for axe, and no sideways scrolling on a phone with letters twice as large. */
async function expectSound(page: Page) {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 900 });
  const style = await page.addStyleTag({ content: "html { font-size: 200% }" });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await style.evaluate((element) => (element as Element).remove());
  if (size) await page.setViewportSize(size);
}

test("on a line that does not answer, what is stored is shown from the device", async ({
  page,
}) => {
  const server = await openProxy();
  try {
    await storeKjv(page, server.url);
    server.hang();
    await page.goto(`${server.url}/bible/kjv/ruth/1`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ruth 1");
    await expect(page.getByText(/From this device, where it is stored since/)).toBeVisible();
  } finally {
    await server.close();
  }
});

test("a live page turns to what is stored where the line breaks", async ({ page, context }) => {
  await storeKjv(page);
  await open(page, "/bible/kjv/john/3");
  await context.setOffline(true);
  await page.getByRole("link", { name: "John 4" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("John 4");
  await expect(page.getByText("You are offline.")).toBeVisible();
});

test("a member has their prayers and the day of their plan without a line; signing out removes them", async ({
  page,
  context,
}) => {
  const person = await signUp(context.request);
  await subscribe(context.request);
  await context.request.post("/api/prayers", { data: { title: "Ruth and the night feeds" } });
  await context.request.post("/api/reading-plans", {
    data: { name: "Ruth in four days", selectedBooks: ["Ruth"], duration: 4 },
  });
  await open(page, "/offline");
  await page
    .getByRole("switch", { name: "Keep my prayers, plans and notes on this device" })
    .check();
  await expect(page.getByText("Copied. They are renewed while you use Berea.")).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.goto("/premium/prayers");
  await page.getByText("Ruth and the night feeds").click();
  await expect(page.getByText(/On the list since/)).toBeVisible();
  await expectSound(page);
  await page.goto("/premium/reading-plans");
  await expect(page.getByText("Day 1 of 4: Ruth 1")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("there is a famine in the land");

  // The day is marked here, and in the account once the line is back.
  await page.getByRole("button", { name: "Mark Complete" }).first().click();
  await expect(page.getByText("Read. The mark is sent once Berea can be reached.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Read. The mark is sent once Berea can be reached.")).toBeVisible();
  await expect(page.getByText("1 change waits").first()).toBeVisible();

  // A session that has ended shows nothing of it, until its person is back.
  await context.setOffline(false);
  await context.clearCookies();
  await open(page, "/bible");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("offline-account"))).toBeNull();
  await context.setOffline(true);
  await page.goto("/premium/prayers");
  await expect(page.getByRole("main")).not.toContainText("night feeds");
  await context.setOffline(false);
  await signIn(context.request, person);
  await open(page, "/bible");
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("offline-account")))
    .not.toBeNull();
  await context.setOffline(true);
  await page.goto("/premium/prayers");
  await expect(page.getByRole("main")).toContainText("night feeds");

  await context.setOffline(false);
  await open(page, "/");
  const readPlans = async () =>
    (await (await context.request.get("/api/reading-plans")).json()) as { currentDay: number }[];
  await expect.poll(async () => (await readPlans())[0]?.currentDay).toBe(2);
  await page.getByLabel("Your menu").click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.locator("[data-toast]")).toContainText("Signed out");
  await waitForScript(page);
  // Somebody else on the same device has nothing of it.
  await signUp(context.request);
  await open(page, "/");
  await context.setOffline(true);
  await page.goto("/premium/prayers");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Berea could not be reached");
  await expect(page.getByRole("main")).not.toContainText("night feeds");
});

test("what was not sent waits in sight, and signing out asks about it", async ({
  page,
  context,
}) => {
  await signUp(context.request);
  await open(page, "/bible/kjv/john/3#v16");
  await page.route("**/api/user/highlights/changes", (route) => route.abort());
  await page
    .getByRole("button", { name: /yellow/i })
    .first()
    .click();
  await open(page, "/offline");
  await expect(page.getByRole("heading", { name: "1 change waits" })).toBeVisible();
  await page.getByRole("button", { name: "Send now" }).click();
  await expect(page.getByRole("alert").first()).toContainText("Not everything could be sent");

  await page.getByLabel("Your menu").click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  const question = page.getByRole("dialog", { name: "1 change waits to be sent" });
  await question.getByRole("button", { name: "Close" }).click();
  await expect(question).toBeHidden();
  await page.getByLabel("Your menu").click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.unroute("**/api/user/highlights/changes");
  await question.getByRole("button", { name: "Send now, then sign out" }).click();
  await expect(page.locator("[data-toast]")).toContainText("Signed out");
});

test("a device without room says so, and what to do", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.storage.estimate = async () => ({ quota: 1_000_000, usage: 900_000 });
  });
  await open(page, "/offline");
  await page.getByRole("button", { name: "Store the King James Version" }).click();
  await expect(page.getByRole("alert")).toContainText("no room for 1.5 MB more. Remove a");
  await expect(page.getByRole("button", { name: "Store the King James Version" })).toBeVisible();
});

test("a download that breaks off leaves nothing half, and can be tried again", async ({ page }) => {
  await open(page, "/offline");
  await page.route("**/offline/packs/**", (route) => route.abort());
  const store = page.getByRole("button", { name: "Store the King James Version" });
  await store.click();
  await expect(page.getByRole("alert")).toContainText("The connection broke off");
  await page.unroute("**/offline/packs/**");
  await page.route("**/offline/packs/**", (route) => route.fulfill({ body: "half of a file" }));
  await store.click();
  await expect(page.getByRole("alert")).toContainText("not whole");
  await page.unroute("**/offline/packs/**");
  await store.click();
  await expect(page.getByText(/On this device since/)).toBeVisible();
  await page.getByRole("button", { name: "Remove the King James Version" }).click();
  await expect(store).toBeVisible();
});

test("browsers find Berea fit to be installed", async ({ page, context }) => {
  await open(page, "/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // The browser of the tests has no profile to install into.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  const { errors } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
});

test("a new release comes in whole, when somebody presses Update", async ({ page, context }) => {
  const server = await openProxy();
  try {
    await open(page, `${server.url}/bible/kjv/john/3`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const other = await context.newPage();
    await open(other, `${server.url}/bible/kjv/john/4`);
    server.release("another");
    // The page has been open for long.
    await page.evaluate(() => {
      performance.now = () => 120_000;
    });
    const isWaiting = () =>
      page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting));
    await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
    const update = page.locator("[data-toast]").getByRole("button", { name: "Update" });
    await expect(update).toBeVisible();
    expect(await isWaiting()).toBe(true);
    const began = await Promise.all([page, other].map(timeOrigin));
    await update.click();
    for (const [index, tab] of [page, other].entries()) {
      await expect.poll(() => timeOrigin(tab).catch(() => began[index])).not.toBe(began[index]);
    }
    expect(await isWaiting()).toBe(false);
  } finally {
    await server.close();
  }
});

const timeOrigin = (page: Page) => page.evaluate(() => performance.timeOrigin);

/** The journeys' server under another address, where its service worker can change. */
async function openProxy() {
  let added = "";
  let isHanging = false;
  const proxy = createServer((asked, answer) => {
    if (isHanging) return;
    const { url = "/", method = "GET", headers } = asked;
    const port = process.env.JOURNEYS_PORT;
    const forwarded = request({ port, path: url, method, headers }, (given) => {
      const isWorker = url === "/service-worker.js";
      const { "content-length": _, ...others } = given.headers;
      answer.writeHead(given.statusCode ?? 502, isWorker ? others : given.headers);
      given.on("data", (piece) => answer.write(piece));
      given.on("end", () => answer.end(isWorker ? added : ""));
    });
    if (url === "/service-worker.js") forwarded.setHeader("accept-encoding", "identity");
    asked.pipe(forwarded);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    release: (name: string) => {
      added = `\n// ${name}`;
    },
    hang: () => {
      isHanging = true;
    },
    close: async () => {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

test("verses are learned without a line, and what was said is sent once afterwards", async ({
  page,
  context,
}) => {
  await signUp(context.request);
  const passage = { reference: "John 11:35", translation: "WEB" };
  const addedAt = new Date(Date.now() - 60_000).toISOString();
  const added = await context.request.put("/api/user/memory", {
    data: { cards: [{ ...passage, addedAt, removedAt: null }], reviews: [] },
  });
  expect(added.status()).toBe(200);
  await open(page, "/offline");
  await page.getByRole("switch", { name: "Keep my highlights and verses on this device" }).check();
  await expect(page.getByText("Copied. They are renewed while you use Berea.")).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await context.setOffline(true);
  await page.goto("/memory");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByRole("region", { name: "Practice" })).toContainText("Jesus wept.");
  await page.keyboard.press("Space");
  await page.keyboard.press("Space");
  await page.keyboard.press("3");
  await expect(page.getByRole("heading", { name: "That is all for today" })).toBeVisible();
  // Closed and opened again, still without a line.
  await page.goto("/memory");
  await expect(page.getByRole("heading", { name: "Nothing more today" })).toBeVisible();

  await context.setOffline(false);
  await open(page, "/memory");
  const readReviews = async () => {
    const cards = (await (await context.request.get("/api/user/memory")).json()) as {
      reviews: { grade: number }[];
    }[];
    return cards.map(({ reviews }) => reviews.map(({ grade }) => grade));
  };
  await expect.poll(readReviews).toEqual([[3]]);
  await page.reload();
  expect(await readReviews()).toEqual([[3]]);
});
