// The whole application as one Hono app: what every request passes through,
// then health, the API, files and, for whatever is left, pages.
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { requestId } from "hono/request-id";
import {
  createSocialCards,
  createThreadDrawer,
  findProperUrl,
} from "#src/features/pages/server/index.ts";
import { measureRequests, showMetrics } from "#src/platform/http/metrics.ts";
import {
  limitBody,
  logRequests,
  setLeaving,
  setSecurityHeaders,
  settleMalformedUrl,
} from "#src/platform/http/middleware.ts";
import { type RenderPage, servePages } from "#src/platform/http/pages.ts";
import { answerNotFound, createErrorHandler, type HttpEnv } from "#src/platform/http/router.ts";
import { refuseOtherMachines } from "#src/platform/http/this-machine.ts";
import type { Log } from "#src/platform/log.ts";
import type { Metrics } from "#src/platform/metrics.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { type ApiPorts, createApi } from "./api.ts";
import { serveAssets } from "./page-bundle.ts";
import { serveServiceWorker } from "./service-worker.ts";

export interface AppPorts extends ApiPorts {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly metricsToken: string | undefined;
  readonly corpus: Corpus;
  /** A sentence on what prevents Berea from saving what people write; nothing while all is well. */
  readonly findFault: () => Promise<string | undefined>;
  /** False once the server has begun to stop. */
  readonly isAccepting: () => boolean;
  /** Aborted a moment before answers that are still running are cut off by a stop. */
  readonly leaving?: AbortSignal;
  /** Absent where only the API is wanted. */
  readonly pages?: {
    readonly render: RenderPage;
    readonly noncePlaceholder: string;
    readonly isDevelopment: boolean;
    readonly siteName: string;
    /** False ends the service worker on every device that has it. */
    readonly hasServiceWorker?: boolean;
    /** Folder of the browser's bundle; absent in development. */
    readonly assetsDir?: string;
  };
}

export function createApp(ports: AppPorts): Hono<HttpEnv> {
  const { log, metrics, corpus, features, publicUrl, isAccepting, pages, queues } = ports;
  const isHttps = publicUrl.startsWith("https:");
  const app = new Hono<HttpEnv>();
  app.onError(createErrorHandler(log));
  app.notFound(answerNotFound);

  // The id first: whatever fails later is logged under it.
  app.use(requestId());
  if (ports.leaving) app.use(setLeaving(ports.leaving));
  app.use(logRequests(log));
  app.use(setSecurityHeaders({ isHttps }));
  if (ports.isLoopback) app.use(refuseOtherMachines);
  app.use(settleMalformedUrl);
  app.use(limitBody({ longTexts: ["/api/study-notes"] }));
  app.use(compress());

  app.use(measureRequests(metrics));

  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async (c) => {
    if (!isAccepting()) return c.json({ ready: false, problem: "Berea is stopping." }, 503);
    const problem = await ports.findFault();
    return problem
      ? c.json({ ready: false, database: false, problem }, 503)
      : c.json({ ready: true, database: true, corpus: corpus.contentHash.slice(0, 12) });
  });

  app.get(
    "/metrics",
    showMetrics({ metrics, token: ports.metricsToken, isLoopback: ports.isLoopback }),
  );

  const api = createApi(ports);
  api.onError(createErrorHandler(log));
  app.route("/", api);

  for (const part of features.pages) app.route("/", part);
  if (pages) {
    app.use(serveServiceWorker({ isOn: pages.hasServiceWorker ?? true }));
    if (pages.assetsDir) app.get("*", serveAssets(pages.assetsDir));
    const { render, noncePlaceholder, isDevelopment, siteName } = pages;
    app.route(
      "/",
      createSocialCards({
        requestPage: (path, c) => app.request(path, { headers: pickAddress(c) }, c.env),
        siteName,
        draw: createThreadDrawer(log),
        turns: queues?.cards,
      }),
    );
    app.get("*", (c, next) => {
      const { pathname, search } = new URL(c.req.url);
      const proper = findProperUrl(pathname);
      if (proper === undefined) return next();
      const [path, part] = proper.split("#");
      return Promise.resolve(c.redirect(`${path}${search}${part ? `#${part}` : ""}`, 301));
    });
    const turns = queues?.pages;
    app.all("*", servePages({ render, api, noncePlaceholder, isHttps, isDevelopment, turns }));
  }
  return app;
}

/** The header that says where a request comes from, beside its connection. */
function pickAddress(c: Context<HttpEnv>): Record<string, string> {
  const forwarded = c.req.header("x-forwarded-for");
  return forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
}
