// Takes the help center's pictures from a running Berea on this machine, whose checkout is the
// sandbox, each by day and by night, and notes their sizes in content/help/pictures.json.
// By hand, when pages have changed:
//   node scripts/help-pictures.ts http://localhost:3000
// Then build, look at /help-center, and commit the pictures.
import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { type APIRequestContext, chromium, type Page } from "@playwright/test";

interface Picture {
  readonly name: string;
  readonly path: string;
  /** Wider than the others, for what is beside the text only there. */
  readonly width?: number;
  readonly height: number;
}

const WIDTH = 760;
/** Below a picture, so that its page does not end with it. */
const SPARE = 340;
const BYTES_MAX = 60_000;
const QUALITY = 0.82;
const root = path.resolve(import.meta.dirname, "..");
const folder = path.join(root, "public/help");
const base = process.argv[2] ?? "http://localhost:3000";

const PUBLIC: readonly Picture[] = [
  { name: "search", path: "/bible-verse-search?q=when+I+am+afraid", height: 560 },
  {
    name: "reader",
    path: "/bible/web/psalms/23#v4",
    width: 1080,
    height: 560,
  },
  { name: "concordance", path: "/bible-concordance/love", height: 560 },
  { name: "daily-verse", path: "/daily-verse/2026-11-21", height: 560 },
];
const TOOLS = "/premium/bible-tools?tool=";
const PERSONAL: readonly Picture[] = [
  { name: "dashboard", path: "/dashboard", height: 560 },
  { name: "prayers", path: "/premium/prayers", height: 640 },
  { name: "plan", path: "/premium/reading-plans", height: 600 },
  {
    name: "advanced-search",
    path: `${TOOLS}search&q=mercy+AND+truth&type=boolean&translation=KJV&testament=ot`,
    height: 940,
  },
  {
    name: "comparison",
    path: `${TOOLS}compare&reference=Psalm+23:1-3&translations=WEB,KJV,YLT&differences=WEB`,
    height: 820,
  },
];
const DAY_AND_NIGHT = [
  { scheme: "light", suffix: "" },
  { scheme: "dark", suffix: "-night" },
] as const;

mkdirSync(folder, { recursive: true });
const sizes: Record<string, { width: number; height: number }> = {};
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--headless", "--no-sandbox", "--disable-gpu"],
});
try {
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width: WIDTH, height: 900 },
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  for (const picture of PUBLIC) await take(page, picture);
  const { devotional, note } = await becomeMember(context.request);
  for (const picture of PERSONAL) await take(page, picture);
  await take(page, { name: "devotional", path: devotional, height: 600 });
  await take(page, { name: "notes", path: note, height: 560 });
} finally {
  await browser.close();
}
writeFileSync(path.join(root, "content/help/pictures.json"), `${JSON.stringify(sizes, null, 2)}\n`);

async function take(page: Page, picture: Picture): Promise<void> {
  const { name, width = WIDTH, height } = picture;
  await page.setViewportSize({ width, height: height + SPARE });
  for (const { scheme, suffix } of DAY_AND_NIGHT) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(picture.path, { waitUntil: "networkidle" });
    await page.evaluate(() => window.scrollTo(0, 0));
    const top = await page.locator("main").evaluate((main) => main.getBoundingClientRect().top);
    const clip = { x: 0, y: Math.round(top), width, height };
    const webp = await compress(page, await page.screenshot({ clip }));
    writeFileSync(path.join(folder, `${name}${suffix}.webp`), webp);
    process.stdout.write(`${name}${suffix}: ${Math.round(webp.length / 1000)} kB\n`);
    if (webp.length > BYTES_MAX) process.stdout.write(`  larger than ${BYTES_MAX / 1000} kB\n`);
  }
  sizes[`/help/${name}.webp`] = { width, height };
}

/** The browser itself writes WebP, half as large as the PNG that it takes. */
async function compress(page: Page, png: Buffer): Promise<Buffer> {
  const blank = await page.context().newPage();
  const address = await blank.evaluate(
    async ([data, quality]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext("2d")?.drawImage(image, 0, 0);
      return canvas.toDataURL("image/webp", quality);
    },
    [png.toString("base64"), QUALITY] as const,
  );
  await blank.close();
  return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
}

/** A user with a few prayers, a plan, a devotional and notes. @returns the paths of the last two */
async function becomeMember(
  request: APIRequestContext,
): Promise<{ devotional: string; note: string }> {
  // The first time by her name alone, as it is on the dashboard.
  const isNew = await signUp("Priscilla");
  if (!isNew) await signUp(`Priscilla-${randomBytes(2).toString("hex")}`);
  const { url } = await post<{ url: string }>("/api/stripe/create-checkout-session", {
    successUrl: `${base}/subscription/success`,
    cancelUrl: `${base}/subscription/canceled`,
  });
  await request.post(url, { form: { outcome: "paid" }, maxRedirects: 0 });
  while (!(await isMember())) await new Promise((resolve) => setTimeout(resolve, 200));
  await post("/api/prayers", {
    title: "Ana’s surgery on Thursday",
    description: "For the surgeon’s hands, and for a quiet night before.",
    category: "health",
    urgency: "high",
  });
  const { id } = await post<{ id: number }>("/api/prayers", {
    title: "Work for Tomas",
    category: "work",
  });
  await request.patch(`/api/prayers/${id}/status`, {
    data: { status: "answered", answerDescription: "He starts on Monday, at the printer’s." },
  });
  await post("/api/reading-plans", { planType: "gospels" });
  const devotional = await post<{ id: number }>("/api/complete-devotionals/generate", {
    topic: "waiting",
    length: "short",
  });
  await post("/api/study-notes", {
    title: "Who asks first",
    reference: "Luke 24:13-35",
    content: "The stranger asks before he explains. They answer with a long list of hopes.",
    tags: ["Luke", "questions"],
    category: "Bible Study Group",
  });
  const note = await post<{ id: number }>("/api/study-notes", {
    title: "The servants who knew",
    reference: "John 2:1-11",
    content:
      "The steward tastes the wine and does not know where it came from. **The servants do**: they carried the water.\n\n- Compare John 2:9 with Luke 24:35\n- Who else in John knows before those in charge?",
    tags: ["John", "signs"],
    category: "Personal Study",
  });
  return {
    devotional: `/premium/devotionals/${devotional.id}`,
    note: `${TOOLS}notes&note=${note.id}`,
  };

  async function post<Answer>(to: string, data: object): Promise<Answer> {
    const answer = await request.post(to, { data });
    if (!answer.ok()) throw new Error(`${to}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }

  async function signUp(username: string): Promise<boolean> {
    const email = `${username.toLowerCase()}@example.org`;
    const data = { username, email, password: `tent cloth of ${username}` };
    return (await request.post("/api/auth/signup", { data })).ok();
  }

  async function isMember(): Promise<boolean> {
    const me = await (await request.get("/api/auth/me")).json();
    return (me as { user: { isPremium: boolean } }).user.isPremium;
  }
}
