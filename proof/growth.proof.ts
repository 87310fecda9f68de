// Hostile texts of the greatest allowed length, sent to every call that takes
// text, while somebody else asks for something quick: how long do they wait?
import { rm } from "node:fs/promises";
import { FRAGMENTS, type Fragment, fill as fillWith } from "../tests/support/growth.ts";
import { judge, type Proof, type ProofRow } from "./row.ts";
import {
  ask,
  type BereaProcess,
  findFreePort,
  makeDataDir,
  signUp,
  startBerea,
} from "./support/berea-process.ts";
import { subscribe } from "./support/subscribe.ts";
import { type PauseWatch, watchPauses } from "./support/watch-pauses.ts";

const PAUSE_MAX_MS = 100;
/** In `npm test` the machine does much else; the worst text once took a minute. */
const PAUSE_MAX_SHORT_MS = 1_000;
/** What the machine's other work does to one measurement, it does not do to each. */
const TRIES = 4;
/** A route that has failed for so many texts is not tried with the others. */
const FAILED_ENOUGH = 3;

/** Those that once took longest: a minute and more for the first ones. */
const WORST: readonly Fragment[] = ["a'", "e\u0301", "\n", "mk 1:1;2 ", "see also "];

let written = 0;
/** With characters that every call takes, and never twice the same: answers are cached. */
const fill = (fragment: Fragment, length: number) =>
  fillWith(fragment, length, `!${written++ % 1_000}`);

interface Sender {
  readonly send: (method: string, path: string, body?: unknown) => Promise<string>;
}

interface Route {
  readonly name: string;
  readonly isInShort?: boolean;
  readonly try: (sender: Sender, fragment: Fragment) => Promise<void>;
}

const simple = (
  name: string,
  method: string,
  path: string | ((fragment: Fragment) => string),
  body?: (fragment: Fragment) => object,
): Route => ({
  name,
  try: async ({ send }, fragment) => {
    await send(method, typeof path === "string" ? path : path(fragment), body?.(fragment));
  },
});

const query = (fragment: Fragment, length: number) => encodeURIComponent(fill(fragment, length));

const ROUTES: readonly Route[] = [
  // First, while there are few: how long PostgreSQL looks through many is another question.
  simple("searching notes", "GET", (one) => `/api/study-notes?search=${query(one, 190)}`),
  {
    name: "adding a note",
    isInShort: true,
    try: async ({ send }, fragment) => {
      await send("POST", "/api/study-notes", {
        title: "A note",
        reference: fill(fragment, 190).replaceAll("\n", " "),
        content: fill(fragment, 99_000),
      });
    },
  },
  { name: "merging a note", isInShort: true, try: mergeNote },
  simple("adding a prayer", "POST", "/api/prayers", (one) => ({
    title: "A prayer",
    description: fill(one, 4_900),
  })),
  {
    name: "having a prayer written",
    try: async ({ send }, fragment) => {
      const description = fill(fragment, 4_900);
      const added = await send("POST", "/api/prayers", { title: "A prayer", description });
      const { id } = JSON.parse(added) as { id?: number };
      if (id) await send("POST", `/api/prayers/${id}/generate`);
    },
  },
  simple("having an outline written", "POST", "/api/devotional/generate", (one) => ({
    topic: fill(one, 190),
    context: fill(one, 900),
  })),
  simple("having a devotional written", "POST", "/api/complete-devotionals/generate", (one) => ({
    topic: fill(one, 190),
    focusArea: fill(one, 190),
    length: "short",
  })),
  {
    name: "writing beside a plan's day",
    try: async ({ send }, fragment) => {
      const plans = await send("POST", "/api/reading-plans", { planType: "gospels" });
      const { id } = JSON.parse(plans) as { id?: number };
      const notes = fill(fragment, 9_900);
      await send("POST", `/api/reading-plans/${id}/notes`, { dayNumber: 1, notes });
      await send("DELETE", `/api/reading-plans/${id}`);
    },
  },
  simple("a contact message without its form", "POST", "/api/contact", (one) => ({
    formToken: "none",
    name: "A",
    email: "a@example.org",
    topic: "question",
    message: fill(one, 4_900),
  })),
  simple("signing up under a name that is none", "POST", "/api/auth/signup", (one) => ({
    username: fill(one, 36),
    email: fill(one, 240),
    password: fill(one, 190),
  })),
  simple("searching", "GET", (one) => `/api/bible/search?query=${query(one, 490)}`),
  {
    ...simple("searching with a short query", "GET", (one) => {
      return `/api/bible/search?query=${query(one, 190)}`;
    }),
    isInShort: true,
  },
  simple("studying a word", "POST", "/api/bible/enhanced-concordance", (one) => ({
    word: fill(one, 90),
  })),
  simple("naming verses", "GET", (one) => `/api/bible/verses?references=${query(one, 900)}`),
  simple("a page that is not there", "GET", (one) => `/${query(one, 1_500)}`),
  simple("texts far beyond their bounds", "POST", "/api/study-notes", (one) => ({
    title: fill(one, 200_000),
    reference: fill(one, 200_000),
    content: fill(one, 200_000),
    tags: [fill(one, 100_000)],
  })),
];

/** Two devices have changed every other line, and the lines are as many as a note takes. */
async function mergeNote({ send }: Sender, fragment: Fragment): Promise<void> {
  const content = fill(fragment, 66_000);
  const added = await send("POST", "/api/study-notes", { title: "A note", content });
  const { id, updatedAt } = JSON.parse(added) as { id?: number; updatedAt?: string };
  if (!id) return;
  const change = (word: string, from: number) =>
    content
      .split("\n")
      .map((line, at) => (at % 4 === from ? line + word : line))
      .join("\n");
  const address = `/api/study-notes/${id}`;
  await send("PATCH", address, { content: change("a", 0) });
  await send("PATCH", address, { content: change("b", 2), updatedAt, base: { content } });
}

export const proveGrowth: Proof = async ({ isShort, say }) => {
  const port = await findFreePort();
  const dataDir = await makeDataDir();
  let berea: BereaProcess | undefined;
  let watch: PauseWatch | undefined;
  try {
    berea = await startBerea({ PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: "off" });
    const cookie = await signUp(berea.url, "hostile");
    await subscribe(berea.url, `http://localhost:${port}`, cookie);
    watch = await watchPauses(`${berea.url}/healthz`);
    const rows: ProofRow[] = [];
    for (const route of isShort ? ROUTES.filter((one) => one.isInShort) : ROUTES) {
      say(route.name);
      rows.push(await proveRoute(route, { url: berea.url, cookie, watch, isShort }));
    }
    return rows;
  } finally {
    await watch?.end();
    await berea?.end("SIGTERM");
    await rm(dataDir, { recursive: true, force: true });
  }
};

async function proveRoute(
  route: Route,
  options: { url: string; cookie: string; watch: PauseWatch; isShort: boolean },
): Promise<ProofRow> {
  const { url, cookie, watch, isShort } = options;
  const most = isShort ? PAUSE_MAX_SHORT_MS : PAUSE_MAX_MS;
  const failures: string[] = [];
  let taken = 0;
  let asked = 0;
  const send = async (method: string, path: string, body?: unknown): Promise<string> => {
    const answer = await ask(url, method, path, { cookie, body, timeoutMs: 100_000 });
    asked += 1;
    if (answer && answer.status < 400) taken += 1;
    if (answer && answer.status >= 500) failures.push(`${answer.status}`);
    return answer?.text.startsWith("{") ? answer.text : "{}";
  };
  let longest = { pause: 0, fragment: "" };
  let failed = 0;
  // Once, so that what is loaded on demand is there.
  await route.try({ send }, "waiting ");
  for (const fragment of isShort ? WORST : new Set([...WORST, ...FRAGMENTS])) {
    let pause = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < TRIES && pause > most; tries++) {
      await watch.takeLongest();
      await route.try({ send }, fragment);
      pause = Math.min(pause, await watch.takeLongest());
    }
    if (pause > longest.pause) longest = { pause, fragment };
    if (pause > most) failed += 1;
    if (failed === FAILED_ENOUGH) break;
  }
  const seen = `others waited ${Math.round(longest.pause)} ms at most, for ${JSON.stringify(longest.fragment)}; ${taken} of ${asked} texts were taken${failures.length > 0 ? `; answered ${failures.join(", ")}` : ""}`;
  return judge(
    route.name,
    seen,
    `at most ${most} ms`,
    longest.pause <= most && failures.length === 0,
  );
}
