// Mounts each feature's part of the API. Scripture comes first: it depends on
// nothing but the corpus, and answers when everything else is away.
import { createReaderApi } from "./features/reader/server/api.ts";
import { createSearchApi } from "./features/search/server/api.ts";
import { setApiPolicy, tagByVersion } from "./platform/http/middleware.ts";
import { type ApiRouter, answerNotFound, createRouter } from "./platform/http/router.ts";
import type { Corpus } from "./scripture/server/corpus.ts";

export interface ApiPorts {
  readonly corpus: Corpus;
  /** Changes whenever the code or the corpus does. */
  readonly version: string;
}

export function createApi({ corpus, version }: ApiPorts): ApiRouter {
  const api = createRouter();
  api.use("/api/*", setApiPolicy);
  api.use("/api/bible/*", tagByVersion(version));
  api.route("/", createSearchApi(corpus));
  api.route("/", createReaderApi(corpus));

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
