// What must hold on every page, on a phone and on a desk, and there by night too:
// nothing for axe, no sideways scrolling, also with letters twice as large, nothing
// too small for a thumb, nothing that moves after it was shown,
// and no call to the API once the page is there but for the insights, which follow.
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "./journey.ts";
import { signUp } from "./person.ts";

const PAGES = {
  home: "/",
  "search, at its start": "/bible-verse-search",
  "search, with verses": "/bible-verse-search?q=love",
  "search, refused": "/bible-verse-search?q=john+99",
  "search, nothing found": "/bible-verse-search?q=zzxqy",
  "search, another text standing in": "/bible-verse-search?q=love+NIV",
  "a psalm": "/bible/kjv/psalms/23",
  "the longest chapter": "/bible/web/psalms/119",
  "a named verse": "/bible/asv/john/3#v16",
  "a long name": "/bible/ylt/1-thessalonians/1",
  "two translations": "/bible/web/psalms/23?beside=kjv",
  books: "/bible",
  "highlights, none yet": "/highlights",
  offline: "/offline",
  "reading history, none yet": "/reading-history",
  "verses by heart, none yet": "/memory",
  "a book": "/bible/kjv/psalms",
  concordance: "/bible-concordance",
  "a word": "/bible-concordance/love",
  "a word in no verse": "/bible-concordance/zzxqy",
  "a Strong's number": "/strongs/h2617",
  "a verse in Hebrew": "/bible/kjv/psalms/51/1/words",
  "a verse with its Greek": "/bible/kjv/john/1/1/words",
  "a verse that is not there": "/bible/kjv/psalms/23/7/words",
  "a verse's page": "/verse/john-3-16",
  "a range's page": "/verse/psalms-23-1-6/kjv",
  "a verse's page that is not there": "/verse/john-3-99",
  topics: "/bible-topics",
  "topics, none found": "/bible-topics?q=zzxqy",
  "a topic": "/bible-verses-about/anxiety",
  "a topic, another text standing in": "/bible-verses-about/holy-spirit?translation=NIV",
  "a topic that is not there": "/bible-verses-about/burnout",
  "the daily verses": "/daily-verse?month=2026-03",
  "a day's verse": "/daily-verse/2026-02-28",
  "a day that has not come": "/daily-verse/2999-01-01",
  devotionals: "/devotional",
  "the devotional of a day": "/devotional/daily?date=2026-11-21",
  "a devotional": "/devotional/women/the-girl-who-left-peter-outside",
  "a type of devotionals that is not there": "/devotional/widows",
  prayers: "/prayers",
  "prayers of a type": "/prayers/bedtime",
  "Bible study": "/bible-study",
  "a workbook": "/bible-study/workbook",
  "the way in": "/sign-in",
  "the way in, new": "/sign-in?tab=sign-up",
  "a gate": "/premium/prayers",
  premium: "/premium-access",
  "back from paying": "/subscription/success",
  "back without paying": "/subscription/canceled",
  "settings, signed out": "/settings",
  "the dashboard, signed out": "/dashboard",
  "a new password": "/reset-password?token=abc",
  "a new password, incomplete": "/reset-password",
  "confirming an address": "/verify-email?token=abc",
  blog: "/blog",
  "blog, none found": "/blog?q=zzxqy",
  "an article": "/blog/jeremiah-29-11-in-context",
  "an article that is not there": "/blog/no-such-article",
  help: "/help-center",
  contact: "/contact",
  "contact, sent": "/contact?sent=yes",
  accessibility: "/accessibility",
  credits: "/credits",
  privacy: "/privacy-policy",
  terms: "/terms-of-service",
  developers: "/developers",
  "a part of the API": "/developers/search",
  "shapes of the API": "/developers/shapes",
  missing: "/no/such/page",
} as const;

/** Pages of a signed-in user. */
const PERSONAL_PAGES = {
  "home, signed in": "/",
  "books, signed in": "/bible",
  "a book, signed in": "/bible/web/john",
  "highlights, signed in": "/highlights",
  "reading history, signed in": "/reading-history",
  "verses by heart, signed in": "/memory",
  "a gate, signed in": "/premium/prayers",
  settings: "/settings",
  dashboard: "/dashboard",
} as const;

test.use({ expectedErrors: [/status of 404/] });

for (const [name, path] of Object.entries({ ...PAGES, ...PERSONAL_PAGES })) {
  for (const width of [390, 1280]) {
    test(`${name}, ${width} px`, async ({ page }) => {
      if (name in PERSONAL_PAGES) await signUp(page.request);
      await page.emulateMedia({ colorScheme: "light" });
      await page.setViewportSize({ width, height: 900 });
      const calls: string[] = [];
      page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        // Insights follow, and so does the mark of a verse that was read, with what it changes.
        if (pathname === "/api/bible/insights") return;
        if (pathname.startsWith("/api/user/engagement")) return;
        // A reader of an article is counted.
        if (/^\/api\/blog\/posts\/[^/]+\/view$/.test(pathname)) return;
        if (/\/api\/|__manifest|\.data/.test(pathname)) calls.push(request.url());
      });
      await page.addInitScript(watchShifts);
      await page.goto(path, { waitUntil: "networkidle" });

      expect(describe(await new AxeBuilder({ page }).analyze())).toEqual([]);
      expect(await page.evaluate(measureOverflow)).toBeLessThanOrEqual(0);
      expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.02);
      expect(calls).toEqual([]);
      if (width === 390) expect(await page.evaluate(listSmallTargets)).toEqual([]);

      if (width === 1280) {
        // By night only the colours are others; without motion they change at once.
        await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
        const byNight = new AxeBuilder({ page }).withRules([
          "color-contrast",
          "link-in-text-block",
        ]);
        expect(describe(await byNight.analyze())).toEqual([]);
      }

      if (width === 390) {
        await page.addStyleTag({ content: "html { font-size: 200% }" });
        expect(await page.evaluate(measureOverflow)).toBeLessThanOrEqual(0);
      }
    });
  }
}

type AxeReport = Awaited<ReturnType<AxeBuilder["analyze"]>>;
const describe = ({ violations }: AxeReport): string[] =>
  violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);

declare global {
  interface Window {
    shifted: number;
  }
}

function measureOverflow(): number {
  return document.documentElement.scrollWidth - window.innerWidth;
}

/** What is pressed and smaller than a thumb's 44 px; links within a sentence are not asked. */
function listSmallTargets(): string[] {
  const targets = document.querySelectorAll<HTMLElement>("a, button, select, summary, input");
  return [...targets]
    .filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      const { display, visibility } = getComputedStyle(target);
      const isShown = width > 1 && height > 1 && visibility !== "hidden";
      // A verse is pressed anywhere, and a box or a dot by its label.
      const isPartOfMore = target.closest(".verse, label") !== null;
      const isSmall = width < 43.5 || height < 43.5;
      return isShown && display !== "inline" && !isPartOfMore && isSmall;
    })
    .map((target) => target.outerHTML.slice(0, 120));
}

function watchShifts(): void {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.shifted += (entry as { value?: number }).value ?? 0;
  }).observe({ type: "layout-shift", buffered: true });
}
