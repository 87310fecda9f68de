// What the blog's calls take and answer.
import { z } from "zod";
import { CATEGORY_CODES, SEARCH_MAX, SLUG_MAX } from "./rules.ts";

/** What a post's card in a list is drawn from: everything but its text. */
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
    featuredImage: z.string().meta({
      description: "Path on this site. Posts without an image of their own have a drawn one.",
      example: "/social-cards/blog/can-a-christian-be-angry.png",
    }),
    isPublished: z.literal(true),
    publishedAt: z.iso.datetime(),
    readingTimeMinutes: z.int(),
    viewCount: z.int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "PostCard" });
export type PostCard = z.infer<typeof PostCard>;

const content = z.string().meta({
  description: "Sanitized HTML. Each quotation is the stored text of the translation it names.",
});

/** A post in a list. */
export const ListedPost = PostCard.extend({ content: content.optional() }).meta({
  id: "ListedPost",
  description: "`content` is absent if `fields` is `card`.",
});
export type ListedPost = z.infer<typeof ListedPost>;
export const ListedPosts = z.array(ListedPost).meta({ id: "ListedPosts" });

export const Post = PostCard.extend({
  content,
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
  fields: z.enum(["all", "card"], "The fields are all or card").default("all").meta({
    description: "`card` leaves out the text of the posts, for lists that do not show it.",
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
