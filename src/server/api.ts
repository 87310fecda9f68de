// The guards, queues and caches of the API, and behind them the features' calls.
import { except } from "hono/combine";
import { cacheResponses, noStore, setApiPolicy } from "#src/platform/http/middleware.ts";
import { queueChanges, queueWork } from "#src/platform/http/queue-work.ts";
import { type ApiRouter, createRouter } from "#src/platform/http/router.ts";
import { refuseForeignOrigins } from "#src/platform/http/same-origin.ts";
import { answerUnknownCall } from "#src/platform/http/unknown-call.ts";
import { knowPerson, requirePerson, requirePremium } from "#src/platform/person.ts";
import type { Features } from "./compose.ts";
import type { WorkQueues } from "./work-queues.ts";

export interface ApiPorts {
  readonly features: Features;
  /** Changes whenever the code or the corpus does. */
  readonly version: string;
  /** Where expensive calls wait for their turn; absent where nobody is held back. */
  readonly queues?: WorkQueues | undefined;
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
  const { features, version, publicUrl, isLoopback, queues } = ports;
  const api = createRouter();
  api.use("/api/*", setApiPolicy);
  api.use("/api/*", refuseForeignOrigins({ publicUrl, isLoopback, exceptions: WEBHOOKS }));
  api.use("/api/*", knowPerson(features.findPerson));
  // The guards come before every handler, so that a call added behind them
  // cannot be left open. Answers behind them are for one person alone.
  for (const prefix of [...PERSONAL_PREFIXES, ...PREMIUM_PREFIXES]) {
    api.use(prefix, noStore, requirePerson);
    api.use(`${prefix}/*`, noStore, except(WEBHOOKS, requirePerson));
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
  // Cached answers come before the queue, what must be computed anew waits in it.
  const cache = cacheResponses(version);
  api.use("/api/bible/*", cache);
  api.use("/api/library/*", cache);
  if (queues) {
    api.use("/api/bible/*", queueWork(queues.answers));
    api.use("/api/library/*", queueWork(queues.answers));
  }
  for (const part of features.apis) api.route("/", part);

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
