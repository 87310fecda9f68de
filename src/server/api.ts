// Mounts each feature's part of the API. Scripture comes first: it depends on
// nothing but the corpus, and answers when everything else is away.
import { except } from "hono/combine";
import { createConcordanceApi } from "#src/features/concordance/server/api.ts";
import { createInsightsApi } from "#src/features/insights/server/api.ts";
import { createLibraryApi } from "#src/features/library/server/api.ts";
import type { Library } from "#src/features/library/server/open-library.ts";
import { createReaderApi } from "#src/features/reader/server/api.ts";
import { createSearchApi } from "#src/features/search/server/api.ts";
import { createTopicsApi } from "#src/features/topics/server/api.ts";
import type { ReadClientAddress } from "#src/platform/http/client-address.ts";
import { forbidKeeping, keepAnswers, setApiPolicy } from "#src/platform/http/middleware.ts";
import { queueChanges, queueWork } from "#src/platform/http/queue-work.ts";
import { type ApiRouter, createRouter } from "#src/platform/http/router.ts";
import { refuseForeignOrigins } from "#src/platform/http/same-origin.ts";
import { answerUnknownCall } from "#src/platform/http/unknown-call.ts";
import { knowPerson, requirePerson, requirePremium } from "#src/platform/person.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import {
  type LicensedTexts,
  NO_LICENSED_TEXTS,
} from "#src/scripture/server/licensed/licensed-texts.ts";
import type { SentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";
import type { People } from "./compose.ts";
import type { WorkQueues } from "./work-queues.ts";

export interface ApiPorts {
  readonly corpus: Corpus;
  /** Devotionals, prayers and studies for everyone. */
  readonly library: Library;
  /** Changes whenever the code or the corpus does. */
  readonly version: string;
  /** The sentence encoder, once it is loaded; without it searches are by words. */
  readonly getEncoder?: () => SentenceEncoder | undefined;
  /** Translations under licence; none without it. */
  readonly licensed?: LicensedTexts;
  /** Where a request comes from, for what is limited. */
  readonly readAddress?: ReadClientAddress;
  /** Where expensive calls wait for their turn; absent where nobody is held back. */
  readonly queues?: WorkQueues | undefined;
  readonly people: People;
  readonly publicUrl: string;
  /** True when only this machine can reach the public address. */
  readonly isLoopback: boolean;
}

/** What only members may call, whether or not the calls behind it exist yet. */
const PREMIUM_PREFIXES = [
  "/api/prayers",
  "/api/reading-plans",
  "/api/complete-devotionals",
  "/api/study-notes",
];
/** What only those who are signed in may call. */
const PERSONAL_PREFIXES = ["/api/user", "/api/test-email", "/api/stripe"];
/** What hashes a password. */
const PASSWORD_CALLS = ["/api/auth/*", "/api/user", "/api/user/password", "/api/user/email"];
/** What has a text written. */
const WRITING_CALLS = [
  "/api/devotional/generate",
  "/api/complete-devotionals/generate",
  "/api/prayers/:id/generate",
  "/api/prayers/generate-all",
];
/** Called by servers, which prove themselves by a signature. */
const WEBHOOKS = ["/api/stripe/webhook"];

export function createApi(ports: ApiPorts): ApiRouter {
  const {
    corpus,
    library,
    version,
    getEncoder = () => undefined,
    licensed = NO_LICENSED_TEXTS,
    readAddress: readAsker,
    people,
    publicUrl,
    isLoopback,
    queues,
  } = ports;
  const api = createRouter();
  api.use("/api/*", setApiPolicy);
  api.use("/api/*", refuseForeignOrigins({ publicUrl, isLoopback, exceptions: WEBHOOKS }));
  api.use("/api/*", knowPerson(people.findPerson));
  // The guards stand before every handler, so that a call added behind them
  // cannot be left open. Answers behind them are for one person alone.
  for (const prefix of [...PERSONAL_PREFIXES, ...PREMIUM_PREFIXES]) {
    api.use(prefix, forbidKeeping, requirePerson);
    api.use(`${prefix}/*`, forbidKeeping, except(WEBHOOKS, requirePerson));
  }
  for (const prefix of PREMIUM_PREFIXES) {
    api.use(prefix, requirePremium);
    api.use(`${prefix}/*`, requirePremium);
  }
  if (queues) {
    const { answers, signIns } = queues;
    for (const path of PASSWORD_CALLS) api.use(path, queueChanges(signIns));
    for (const path of WRITING_CALLS) api.use(path, queueWork(answers));
  }
  // Kept answers come before the queue, what must be found anew stands in it.
  const keep = keepAnswers(version);
  api.use("/api/bible/*", keep);
  api.use("/api/library/*", keep);
  if (queues) {
    api.use("/api/bible/*", queueWork(queues.answers));
    api.use("/api/library/*", queueWork(queues.answers));
  }
  api.route("/", createSearchApi({ corpus, getEncoder, licensed, readAsker }));
  api.route("/", createInsightsApi(corpus, people.verseExplainer));
  api.route("/", createReaderApi({ corpus, licensed, readAsker }));
  api.route("/", createConcordanceApi(corpus));
  api.route("/", createTopicsApi(corpus));
  api.route("/", createLibraryApi(library));
  for (const part of people.apis) api.route("/", part);

  let description: string | undefined;
  api.get("/api/openapi.json", (c) => {
    description ??= describe(api);
    return c.body(description, 200, { "Content-Type": "application/json" });
  });
  api.all("/api/*", answerUnknownCall(api));
  return api;
}

/** Takes a while, for all its schemas; nothing of it changes while the server runs. */
const describe = (api: ApiRouter): string =>
  JSON.stringify(
    api.getOpenAPI31Document({
      openapi: "3.1.0",
      info: {
        title: "Berea",
        version: "1",
        description:
          "Bible search, reading, study and devotion. Errors have a stable `code` and, in `error`, a sentence that can be shown to people.",
      },
    }),
  );
