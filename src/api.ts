// Mounts each feature's part of the API. Scripture comes first: it depends on
// nothing but the corpus, and answers when everything else is away.
import { createConcordanceApi } from "./features/concordance/server/api.ts";
import { createInsightsApi } from "./features/insights/server/api.ts";
import { createReaderApi } from "./features/reader/server/api.ts";
import { createSearchApi } from "./features/search/server/api.ts";
import { createTopicsApi } from "./features/topics/server/api.ts";
import { keepAnswers, setApiPolicy } from "./platform/http/middleware.ts";
import { type ApiRouter, answerNotFound, createRouter } from "./platform/http/router.ts";
import type { Corpus } from "./scripture/server/corpus.ts";
import type { SentenceEncoder } from "./scripture/server/meaning/sentence-encoder.ts";

export interface ApiPorts {
  readonly corpus: Corpus;
  /** Changes whenever the code or the corpus does. */
  readonly version: string;
  /** The sentence encoder, once it is loaded; without it searches are by words. */
  readonly getEncoder?: () => SentenceEncoder | undefined;
}

export function createApi({ corpus, version, getEncoder = () => undefined }: ApiPorts): ApiRouter {
  const api = createRouter();
  api.use("/api/*", setApiPolicy);
  api.use("/api/bible/*", keepAnswers(version));
  api.route("/", createSearchApi({ corpus, getEncoder }));
  api.route("/", createInsightsApi(corpus));
  api.route("/", createReaderApi(corpus));
  api.route("/", createConcordanceApi(corpus));
  api.route("/", createTopicsApi(corpus));

  api.doc31("/api/openapi.json", {
    openapi: "3.1.0",
    info: {
      title: "Berea",
      version: "1",
      description: "Verse search, reading and study. Errors carry a sentence in `error`.",
    },
  });
  api.all("/api/*", answerNotFound);
  return api;
}
