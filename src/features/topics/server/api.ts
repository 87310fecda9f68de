// Topics over the wire: the list for the hub, and each topic with its verses.
import { createRoute, z } from "@hono/zod-openapi";
import { UserError } from "#src/platform/errors.ts";
import {
  createRouter,
  ErrorAnswer,
  errorResponse,
  jsonResponse,
} from "#src/platform/http/router.ts";
import { chooseText } from "#src/scripture/choose-text.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { type Quotation, readQuotation } from "#src/scripture/server/quotations.ts";
import { readPassage } from "#src/scripture/server/read-passage.ts";
import {
  type IntroductionPiece,
  SUGGESTIONS_MAX,
  Topic,
  TopicCards,
  TopicLink,
  TopicParams,
  TopicQuery,
  TopicsQuery,
} from "../contract.ts";
import { exploreMore, findTopic, suggestTopics } from "./find-topics.ts";
import { writeCard, writeLink } from "./service.ts";

const topicsRoute = createRoute({
  method: "get",
  path: "/api/bible/topics",
  summary: "List topics",
  tags: ["Topics"],
  request: { query: TopicsQuery },
  responses: {
    200: jsonResponse("The topics, most searched first; with `near`, nearest first.", TopicCards),
    400: errorResponse("`near` is empty or too long."),
  },
});

const topicRoute = createRoute({
  method: "get",
  path: "/api/bible/topics/{slug}",
  summary: "Get a topic with its verses",
  tags: ["Topics"],
  request: { params: TopicParams, query: TopicQuery },
  responses: {
    200: jsonResponse("The topic; `slug` is its canonical spelling.", Topic),
    400: errorResponse("No such translation."),
    404: jsonResponse(
      "No such topic; `suggestions` lists the nearest ones.",
      ErrorAnswer.extend({ suggestions: z.array(TopicLink) }),
    ),
  },
});

export function createTopicsApi(corpus: Corpus) {
  return createRouter()
    .openapi(topicsRoute, (c) => {
      const { near } = c.req.valid("query");
      const pages = corpus.topicPages();
      const chosen = near ? suggestTopics(pages, near, SUGGESTIONS_MAX) : pages;
      return c.json(chosen.map(writeCard), 200);
    })
    .openapi(topicRoute, (c) => {
      const { slug } = c.req.valid("param");
      const { translation } = c.req.valid("query");
      const pages = corpus.topicPages();
      const page = findTopic(pages, slug);
      if (!page) {
        const suggestions = suggestTopics(pages, slug, SUGGESTIONS_MAX).map(writeLink);
        return c.json({ error: "Topic Not Found", code: "not-found" as const, suggestions }, 404);
      }
      const chosen = chooseText(translation, "WEB", "show");
      if (!chosen) {
        const sentence = `There is no translation called ${translation}`;
        throw new UserError("invalid", sentence, { fields: { translation: sentence } });
      }
      const { code, ...standIn } = chosen;
      const answer: Topic = {
        ...writeCard(page),
        introduction: page.introduction.map((pieces) =>
          pieces.map((piece) => writePiece(corpus, piece)),
        ),
        translation: code,
        ...standIn,
        verses: page.verses
          .map((range) => readPassage(corpus.texts[code], range))
          .filter(({ text }) => text !== ""),
        related: page.related.flatMap((one) => findTopic(pages, one) ?? []).map(writeLink),
        exploreMore: exploreMore(pages, page).map(writeCard),
      };
      return c.json(answer, 200);
    });
}

function writePiece(corpus: Corpus, piece: string | Quotation): IntroductionPiece {
  if (typeof piece === "string") return { kind: "words", text: piece };
  return { kind: "quotation", ...readQuotation(corpus, piece) };
}
