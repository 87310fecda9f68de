// What every journey has: an error in the browser's console fails it, a broken
// content policy included.
import { test as base, expect, type Page } from "@playwright/test";

export { expect };

interface Fixtures {
  expectedErrors: RegExp[];
  /** Whether Premium is offered after a while; on a slow machine the offer would come anywhere. */
  isOffered: boolean;
  _offer: undefined;
  _watch: undefined;
}

export const test = base.extend<Fixtures>({
  /** Messages that a journey causes on purpose, such as the 404 that it asks for. */
  expectedErrors: [[], { option: true }],
  isOffered: [false, { option: true }],
  _offer: [
    async ({ page, isOffered }, use) => {
      if (!isOffered) {
        await page.addInitScript(() => {
          for (const place of ["upsell", "upsell-search", "upsell-concordance"]) {
            sessionStorage.setItem(place, "shown");
          }
        });
      }
      await use(undefined);
    },
    { auto: true },
  ],
  _watch: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      page.on("pageerror", (error) => errors.push(error.message));
      await use(undefined);
      const unexpected = errors.filter((text) => !expectedErrors.some((known) => known.test(text)));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until its buttons do something: React marks what it has taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForScript(page);
}

export async function waitForScript(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactFiber")),
  );
}
