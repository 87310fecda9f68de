import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { CATEGORY_CODES } from "../rules.ts";

const instant = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });

/**
 * The posts: those that come with the software, and those that an operator
 * publishes. Their quotations are stored as marks and never as words, which are
 * the corpus's.
 */
export const blogPosts = pgTable(
  "blog_posts",
  {
    /** Follows from the slug, so that a post has the same id without a database. */
    id: integer().primaryKey(),
    title: text().notNull(),
    slug: text().notNull().unique("blog_posts_slug_unique"),
    excerpt: text().notNull(),
    /** Cleaned HTML with marks such as `{{John 3:16 WEB}}` in it. */
    content: text().notNull(),
    category: text({ enum: CATEGORY_CODES }).notNull(),
    tags: text().array().notNull(),
    metaTitle: text().notNull(),
    metaDescription: text().notNull(),
    metaKeywords: text().array().notNull(),
    featuredImage: text(),
    isPublished: boolean().notNull().default(false),
    /** Not shown before. */
    publishedAt: instant().notNull(),
    readingTimeMinutes: integer().notNull(),
    viewCount: integer().notNull().default(0),
    createdAt: instant().notNull(),
    /** When its words last changed; being read changes nothing. */
    updatedAt: instant().notNull(),
    /** Slugs of posts to read next. */
    related: text().array().notNull(),
    /** Who looks after it: the start leaves an operator's posts alone. */
    source: text({ enum: ["content", "operator"] }).notNull(),
    /** Taken down by an operator: no start brings it back. */
    isWithdrawn: boolean().notNull().default(false),
  },
  (table) => [
    check(
      "blog_posts_category_known",
      sql.raw(`category in (${CATEGORY_CODES.map((code) => `'${code}'`).join(", ")})`),
    ),
    check("blog_posts_source_known", sql`${table.source} in ('content', 'operator')`),
    check("blog_posts_view_count_positive", sql`${table.viewCount} >= 0`),
  ],
);
