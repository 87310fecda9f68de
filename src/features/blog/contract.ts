// What the blog's calls take and answer.
import { z } from "zod";
import { CATEGORY_CODES, SEARCH_MAX, SLUG_MAX } from "./rules.ts";

/** A post in a list: everything but its text. */
export const PostCard = z
  .object({
    id: z.int(),
    title: z.string().meta({ example: "Can a Christian be angry?" }),
    slug: z.string().meta({ example: "can-a-christian-be-angry" }),
    href: z.string().meta({ example: "/blog/can-a-christian-be-angry" }),
    excerpt: z.string(),
    category: z.enum(CATEGORY_CODES),
    tags: z.array(z.string()).readonly(),
    metaTitle: z.string(),
    metaDescription: z.string(),
    metaKeywords: z.array(z.string()).readonly(),
    featuredImage: z
      .string()
      .nullable()
      .meta({ description: "Path on this site; null if there is no image." }),
    isPublished: z.literal(true),
    publishedAt: z.iso.datetime(),
    readingTimeMinutes: z.int(),
    viewCount: z.int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "PostCard" });
export type PostCard = z.infer<typeof PostCard>;
export const PostCards = z.array(PostCard).meta({ id: "PostCards" });

export const Post = PostCard.extend({
  content: z.string().meta({
    description: "Sanitized HTML. Each quotation is the stored text of the translation it names.",
  }),
  contents: z
    .array(z.object({ id: z.string(), title: z.string() }))
    .readonly()
    .meta({ description: "Headings in `content`, with their element ids." }),
  related: z.array(PostCard).readonly(),
}).meta({ id: "Post" });
export type Post = z.infer<typeof Post>;

/** GET /api/blog/posts?category=prayer&search=silence; blank ones ask for nothing. */
export const PostsQuery = z.strictObject({
  category: z.string().trim().max(60, "A category has at most 60 characters").optional().meta({
    description:
      "Category code. `all` or absent: every category. An unknown category has no posts.",
    example: "prayer",
  }),
  search: z
    .string()
    .trim()
    .max(SEARCH_MAX, `A search has at most ${SEARCH_MAX} characters`)
    .optional()
    .meta({
      description: "Words that must all occur in a post's title, tags, excerpt or text.",
      example: "silence",
    }),
});

export const PostParams = z.strictObject({
  slug: z
    .string()
    .min(1)
    .max(SLUG_MAX, "Article Not Found")
    .meta({ example: "can-a-christian-be-angry" }),
});

export const ViewCount = z.object({ viewCount: z.int() }).meta({ id: "ViewCount" });
export type ViewCount = z.infer<typeof ViewCount>;
