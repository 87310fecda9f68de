// For whoever runs Berea: publishes a post without a deployment, lists all posts, takes one down
// (docs/operations/blog.md). Every running instance follows within a minute.
//   npm run blog -- list
//   npm run blog -- publish ~/posts/why-we-sing.md
//   npm run blog -- publish why-we-sing
//   npm run blog -- unpublish why-we-sing
import { readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { ArticleError, readArticle } from "../src/features/blog/server/read-article.ts";
import { listPosts, publishPost, setPublished } from "../src/features/blog/server/store.ts";
import { readConfig } from "../src/platform/config.ts";
import { connect, type Database } from "../src/platform/db/database.ts";
import { startEmbeddedServer } from "../src/postgres/embedded-server.ts";
import { createLog } from "../src/platform/log.ts";
import { openCorpus } from "../src/scripture/server/corpus.ts";

const ENDING = ".md";
const root = path.resolve(import.meta.dirname, "..");
const [command = "", given = ""] = process.argv.slice(2);
const needsPost = command === "publish" || command === "unpublish";
if (command !== "list" && !(needsPost && given)) {
  fail("Say what to do: npm run blog -- list | publish FILE.md | publish SLUG | unpublish SLUG");
}

const config = readConfig();
const log = createLog("error");
// Read before anything is opened: a file with a fault in it changes nothing.
const draft = command === "publish" && given.endsWith(ENDING) ? readFile(given) : undefined;
const embedded = config.databaseUrl
  ? undefined
  : await startEmbeddedServer({ dataDir: config.dataDir, log });
const { pool, db } = connect(config.databaseUrl ?? embedded?.connectionString ?? "", log, 2);
try {
  say(await act(db));
} finally {
  await pool.end();
  await embedded?.stop();
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
    : `${given} is taken down. Its views are kept, and no start brings it back.`;
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
