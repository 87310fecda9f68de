import { and, eq, lte, notInArray, sql } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import type { Draft } from "./read-article.ts";
import { blogPosts } from "./tables.ts";

export type PostRow = typeof blogPosts.$inferSelect;

/** Any number that nothing else in this database locks. */
const STORING = 7_300_131;

/**
 * Makes the posts of the content folder what they are there: new ones appear,
 * changed ones are changed and keep their views, and those whose file is gone
 * are no longer published. An operator's posts, and what an operator took down,
 * are left alone. May run in several instances at once.
 *
 * @param unreadable slugs of files that are there and could not be read: their rows stay as they are
 */
export function storeContent(
  db: Database,
  drafts: readonly Draft[],
  unreadable: readonly string[],
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    // Two unique keys cannot both decide an insert that two instances make at once.
    await tx.execute(sql`select pg_advisory_xact_lock(${STORING})`);
    const known = await tx.select().from(blogPosts).where(eq(blogPosts.source, "content"));
    const rows = new Map(known.map((row) => [row.slug, row]));
    for (const draft of drafts) {
      const row = rows.get(draft.slug);
      if (!row) {
        // Its words are as old as it says, not as this installation.
        const written = draft.publishedAt < now ? draft.publishedAt : now;
        const stamps = { createdAt: written, updatedAt: written };
        await tx
          .insert(blogPosts)
          .values({ ...draft, ...stamps, source: "content", isPublished: true })
          .onConflictDoNothing();
        continue;
      }
      const isPublished = !row.isWithdrawn;
      const isChanged = hasChanged(row, draft);
      if (!isChanged && row.isPublished === isPublished) continue;
      await tx
        .update(blogPosts)
        .set({ ...draft, isPublished, ...(isChanged ? { updatedAt: now } : {}) })
        .where(eq(blogPosts.slug, draft.slug));
    }
    const slugs = [...drafts.map(({ slug }) => slug), ...unreadable];
    const gone = slugs.length > 0 ? notInArray(blogPosts.slug, slugs) : undefined;
    await tx
      .update(blogPosts)
      .set({ isPublished: false })
      .where(and(eq(blogPosts.source, "content"), eq(blogPosts.isPublished, true), gone));
  });
}

function hasChanged(row: PostRow, draft: Draft): boolean {
  return Object.entries(draft).some(
    ([name, value]) => JSON.stringify(row[name as keyof Draft]) !== JSON.stringify(value),
  );
}

/** Publishes an operator's post, in place of one of the same slug; views stay. */
export async function publishPost(db: Database, draft: Draft, now: Date): Promise<void> {
  const state = { source: "operator", isPublished: true, isWithdrawn: false } as const;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${STORING})`);
    await tx
      .insert(blogPosts)
      .values({ ...draft, ...state, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: blogPosts.slug,
        set: { ...draft, ...state, updatedAt: now },
      });
  });
}

/** Shows or takes down a post; false where there is none of that slug. */
export async function setPublished(
  db: Database,
  slug: string,
  isPublished: boolean,
): Promise<boolean> {
  const changed = await db
    .update(blogPosts)
    .set({ isPublished, isWithdrawn: !isPublished })
    .where(eq(blogPosts.slug, slug))
    .returning({ slug: blogPosts.slug });
  return changed.length > 0;
}

/** Every post, for an operator. */
export function listPosts(db: Database): Promise<PostRow[]> {
  return db.select().from(blogPosts).orderBy(blogPosts.publishedAt, blogPosts.slug);
}

/** What may be shown, now or once its day has come; the latest first. */
export function findPublished(db: Database): Promise<PostRow[]> {
  return db
    .select()
    .from(blogPosts)
    .where(eq(blogPosts.isPublished, true))
    .orderBy(sql`${blogPosts.publishedAt} desc`, blogPosts.slug);
}

/** @returns the views with this one; `undefined` where no such post is shown */
export async function addView(db: Database, slug: string, now: Date): Promise<number | undefined> {
  const [row] = await db
    .update(blogPosts)
    .set({ viewCount: sql`${blogPosts.viewCount} + 1` })
    .where(
      and(
        eq(blogPosts.slug, slug),
        eq(blogPosts.isPublished, true),
        lte(blogPosts.publishedAt, now),
      ),
    )
    .returning({ viewCount: blogPosts.viewCount });
  return row?.viewCount;
}
