// Verses explained by a language model: a server of its own for these journeys,
// whose model is one on this machine that says what the test wants.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { type ModelServer, startModelServer } from "../support/model-server.ts";
import { expect, open, test } from "./journey.ts";

const root = path.resolve(import.meta.dirname, "../..");
const EXPLAINED = {
  explanations: [
    {
      reference: "Psalm 27:14",
      explanation: "The psalm ends as it began, and says why in {{Psalm 27:1}}",
    },
    { reference: "Hezekiah 3:4", explanation: "There is no such book." },
  ],
  practicalApplication: "Leave one thing undone today.",
};

let model: ModelServer;
let app: ChildProcess;
let origin: string;
let dataDir: string;

// One server for all of them.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  model = await startModelServer();
  const port = await findFreePort();
  origin = `http://localhost:${port}`;
  dataDir = mkdtempSync(path.join(tmpdir(), "berea-model-journeys-"));
  // PostgreSQL runs as another user where this runs as root.
  chmodSync(dataDir, 0o755);
  app = spawn(process.execPath, ["src/server/main.ts"], {
    cwd: root,
    stdio: "ignore",
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      AI_PROVIDER: "openai-compatible",
      AI_MODEL: "test-model",
      AI_API_KEY: "operator-key",
      AI_BASE_URL: model.openaiUrl,
      LOG_LEVEL: "silent",
      NODE_ENV: "production",
    },
  });
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 90_000 }).toBe(true);
});

test.afterAll(async () => {
  if (app.exitCode === null) {
    const gone = once(app, "exit");
    app.kill("SIGTERM");
    await gone;
  }
  await model.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test.beforeEach(() => {
  model.questions.length = 0;
});

const SEARCH = "/bible-verse-search?q=Psalm+27:14";

test("verses are explained where somebody asks for it, under the model's name and with stored words", async ({
  page,
}) => {
  model.answer({ object: EXPLAINED });
  await open(page, origin + SEARCH);
  const panel = page.getByRole("complementary", { name: "Insights" });
  await expect(panel).toContainText("Written by test-model, each quotation checked.");
  await expect(panel).toContainText("none of your words");
  // Nothing is asked of it before.
  expect(model.questions).toEqual([]);

  await panel.getByRole("button", { name: "Explain these verses" }).click();
  await expect(panel.getByRole("heading", { name: "Explained" })).toBeVisible();
  const explained = panel.locator("section").filter({ hasText: "Explained" });
  await expect(explained.getByRole("term")).toHaveText(["Psalm 27:14"]);
  await expect(explained.getByRole("definition")).toContainText(
    "Yahweh is my light and my salvation.",
  );
  await expect(panel).toContainText("Leave one thing undone today.");
  await expect(panel).toContainText(/AI-generated with test-model, \d of \d quotations verified/);
  await expect(panel).not.toContainText("Hezekiah");
  await expect(panel).not.toContainText("{{");
  // The facts are beside it.
  await expect(panel.getByRole("heading", { name: "Key Themes" })).toBeVisible();
});

test("what somebody searched for does not go there", async ({ page }) => {
  model.answer({ object: EXPLAINED });
  await open(page, `${origin}/bible-verse-search?q=Perpetua+is+ill+again`);
  const panel = page.getByRole("complementary", { name: "Insights" });
  await panel.getByRole("button", { name: "Explain these verses" }).click();
  await expect.poll(() => model.questions.length).toBeGreaterThan(0);
  expect(model.questions.map(({ body }) => body).join("")).not.toMatch(/Perpetua|ill again/);
});

test("a model that answers badly leaves the facts, and can be asked once more", async ({
  page,
}) => {
  model.answer({ text: "In the beginning was the Word, John 99:1 says." });
  await open(page, origin + SEARCH);
  const panel = page.getByRole("complementary", { name: "Insights" });
  const ask = panel.getByRole("button", { name: "Explain these verses" });
  await ask.click();
  await expect(panel).toContainText(
    "The language model gave nothing that could be verified. The facts are not affected by it.",
  );
  await expect(panel).not.toContainText("John 99:1");
  await expect(panel.getByRole("heading", { name: "Key Themes" })).toBeVisible();

  model.answer({ object: EXPLAINED });
  await ask.click();
  await expect(panel.getByRole("heading", { name: "Explained" })).toBeVisible();
});

test.describe("a call that breaks off", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("is said, and can be made again", async ({ page }) => {
    model.answer({ object: EXPLAINED });
    await open(page, origin + SEARCH);
    const panel = page.getByRole("complementary", { name: "Insights" });
    const ask = panel.getByRole("button", { name: "Explain these verses" });
    await expect(ask).toBeVisible();
    await page.route("**/api/bible/insights", (route) => route.abort());
    await ask.click();
    await expect(panel).toContainText("They could not be explained just now. Please try again.");
    await page.unroute("**/api/bible/insights");
    await ask.click();
    await expect(panel.getByRole("heading", { name: "Explained" })).toBeVisible();
  });
});

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
