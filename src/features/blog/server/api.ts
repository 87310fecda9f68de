// The blog over the wire: posts that are published, and how often they are read.
import { createRoute } from "@hono/zod-openapi";
import { UserError } from "#src/platform/errors.ts";
import type { ReadClientAddress } from "#src/platform/http/client-address.ts";
import { createRouter, errorResponse, jsonResponse } from "#src/platform/http/router.ts";
import type { CreateRateLimit } from "#src/platform/rate-limits.ts";
import { HOUR_SECONDS } from "#src/shared/calendar/durations.ts";
import { ListedPosts, Post, PostParams, PostsQuery, ViewCount } from "../contract.ts";
import { isCrawler } from "../rules.ts";
import type { Blog } from "./blog.ts";

const tags = ["Blog"];

const postsRoute = createRoute({
  method: "get",
  path: "/api/blog/posts",
  summary: "List blog posts",
  tags,
  request: { query: PostsQuery },
  responses: {
    200: jsonResponse(
      "Published posts, newest first; with `search`, best match first.",
      ListedPosts,
    ),
    400: errorResponse("`category` or `search` is too long, or `fields` is unknown."),
  },
});

const postRoute = createRoute({
  method: "get",
  path: "/api/blog/posts/{slug}",
  summary: "Get a blog post",
  tags,
  request: { params: PostParams },
  responses: {
    200: jsonResponse("The post.", Post),
    400: errorResponse("The slug is too long."),
    404: errorResponse("No such post, or it is not published."),
  },
});

const viewRoute = createRoute({
  method: "post",
  path: "/api/blog/posts/{slug}/view",
  summary: "Count a view of a blog post",
  tags,
  request: { params: PostParams },
  responses: {
    200: jsonResponse("The post's view count. Views by crawlers are not counted.", ViewCount),
    400: errorResponse("The slug is too long."),
    404: errorResponse("No such post, or it is not published."),
    429: errorResponse("Too many views from one address."),
  },
});

export function createBlogApi(ports: {
  blog: Blog;
  createRateLimit: CreateRateLimit;
  readClientAddress: ReadClientAddress;
}) {
  const { blog, readClientAddress } = ports;
  // A school's whole class may share one address.
  const views = ports.createRateLimit({ name: "blog-views", times: 600, perSeconds: HOUR_SECONDS });
  const getPost = async (slug: string) => {
    const post = await blog.find(slug);
    if (!post) throw new UserError("not-found", "Article Not Found");
    return post;
  };

  return createRouter()
    .openapi(postsRoute, async (c) => {
      const { category = "", search = "", fields } = c.req.valid("query");
      c.header("Cache-Control", "no-cache");
      const posts = await blog.list({ category, search, isWhole: fields === "all" });
      return c.json(posts, 200);
    })
    .openapi(postRoute, async (c) => {
      c.header("Cache-Control", "no-cache");
      return c.json(await getPost(c.req.valid("param").slug), 200);
    })
    .openapi(viewRoute, async (c) => {
      const { slug } = c.req.valid("param");
      const { viewCount } = await getPost(slug);
      if (isCrawler(c.req.header("user-agent"))) return c.json({ viewCount }, 200);
      await views.count(readClientAddress(c));
      return c.json({ viewCount: (await blog.countView(slug)) ?? viewCount }, 200);
    });
}
