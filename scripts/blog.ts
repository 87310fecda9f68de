// For the operator: publishes a post without a deployment, lists all posts, takes one down
// (docs/operations/blog.md). Every running instance follows within a minute.
//   npm run blog -- list
//   npm run blog -- publish ~/posts/why-we-sing.md
//   npm run blog -- publish why-we-sing
//   npm run blog -- unpublish why-we-sing
import { readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import {
  ArticleError,
  listPosts,
  publishPost,
  readArticle,
  setPublished,
} from "../src/features/blog/server/index.ts";
import type { Database } from "../src/platform/db/database.ts";
import { openCorpus } from "../src/scripture/server/corpus.ts";
import { openConfiguredDatabase } from "./open-database.ts";

const ENDING = ".md";
const root = path.resolve(import.meta.dirname, "..");
const [command = "", given = ""] = process.argv.slice(2);
const needsPost = command === "publish" || command === "unpublish";
if (command !== "list" && !(needsPost && given)) {
  fail("Say what to do: npm run blog -- list | publish FILE.md | publish SLUG | unpublish SLUG");
}

// Read before anything is opened: a file with a fault in it changes nothing.
const draft = command === "publish" && given.endsWith(ENDING) ? readFile(given) : undefined;
const { config, db, close } = await openConfiguredDatabase();
try {
  say(await act(db));
} finally {
  await close();
}

async function act(database: Database): Promise<string> {
  if (command === "list") return describePosts(database);
  if (draft) {
    await publishPost(database, draft, new Date());
    return `${config.publicUrl}/blog/${draft.slug} is published from ${day(draft.publishedAt)} on.`;
  }
  const isPublished = command === "publish";
  if (!(await setPublished(database, given, isPublished)))
    return `There is no post called ${given}.`;
  return isPublished
    ? `${config.publicUrl}/blog/${given} is published again.`
    : `${given} is taken down. Its views are retained, and no start brings it back.`;
}

async function describePosts(database: Database): Promise<string> {
  const rows = await listPosts(database);
  const lines = rows.map((row) =>
    [
      day(row.publishedAt),
      row.isPublished ? "published" : row.isWithdrawn ? "taken down" : "file gone",
      row.source === "operator" ? "yours" : "comes with Berea",
      `${row.viewCount} views`,
      row.slug,
    ].join("  "),
  );
  return [...lines, `${rows.length} posts.`].join("\n");
}

function readFile(file: string) {
  const corpus = openCorpus(path.join(root, "build/corpus/corpus.bin"));
  try {
    return readArticle(path.basename(file, ENDING), readFileSync(file, "utf8"), corpus);
  } catch (error) {
    const isKnown = error instanceof ArticleError || (error as NodeJS.ErrnoException).code;
    if (isKnown) fail((error as Error).message);
    throw error;
  }
}

function day(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

function say(words: string): void {
  process.stdout.write(`${words}\n`);
}

function fail(words: string): never {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}
