// Takes the help center's pictures from a running Berea on this machine, whose checkout is the
// sandbox, and notes their sizes in content/help/pictures.json. By hand, when pages have changed:
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
  /** Wider than the others, for what stands beside the text only there. */
  readonly width?: number;
  readonly height: number;
}

const WIDTH = 760;
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
const PERSONAL: readonly Picture[] = [
  { name: "dashboard", path: "/dashboard", height: 560 },
  { name: "prayers", path: "/premium/prayers", height: 640 },
  { name: "plan", path: "/premium/reading-plans", height: 600 },
];

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
  const devotional = await becomeMember(context.request);
  for (const picture of PERSONAL) await take(page, picture);
  await take(page, { name: "devotional", path: devotional, height: 600 });
} finally {
  await browser.close();
}
writeFileSync(path.join(root, "content/help/pictures.json"), `${JSON.stringify(sizes, null, 2)}\n`);

async function take(page: Page, picture: Picture): Promise<void> {
  const { width = WIDTH, height } = picture;
  await page.setViewportSize({ width, height: 900 });
  await page.goto(picture.path, { waitUntil: "networkidle" });
  await page.evaluate(() => window.scrollTo(0, 0));
  const top = await page.locator("main").evaluate((main) => main.getBoundingClientRect().top);
  const clip = { x: 0, y: Math.round(top), width, height };
  const webp = await compress(page, await page.screenshot({ clip }));
  writeFileSync(path.join(folder, `${picture.name}.webp`), webp);
  sizes[`/help/${picture.name}.webp`] = { width, height };
  process.stdout.write(`${picture.name}: ${Math.round(webp.length / 1000)} kB\n`);
  if (webp.length > BYTES_MAX) process.stdout.write(`  larger than ${BYTES_MAX / 1000} kB\n`);
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

/** Somebody with a few prayers, a plan and a devotional. @returns the devotional's address */
async function becomeMember(request: APIRequestContext): Promise<string> {
  // The first time by her name alone, as it stands on the dashboard.
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
  return `/premium/devotionals/${devotional.id}`;

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
