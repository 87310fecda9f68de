// The whole application as one Hono app: what every request passes through,
// then health, the API, files and, for whatever is left, pages.
import { Hono } from "hono";
import { compress } from "hono/compress";
import { requestId } from "hono/request-id";
import { findProperAddress } from "#src/features/pages/proper-address.ts";
import { createSocialCards } from "#src/features/pages/server/social-cards.ts";
import { serveAssets } from "#src/platform/http/assets.ts";
import { measureRequests, showMetrics } from "#src/platform/http/metrics.ts";
import {
  limitBody,
  logRequests,
  setSecurityHeaders,
  settleMalformedAddress,
} from "#src/platform/http/middleware.ts";
import { type RenderPage, servePages } from "#src/platform/http/pages.ts";
import { answerNotFound, createErrorHandler, type HttpEnv } from "#src/platform/http/router.ts";
import type { Log } from "#src/platform/log.ts";
import type { Metrics } from "#src/platform/metrics.ts";
import { type ApiPorts, createApi } from "./api.ts";

export interface AppPorts extends ApiPorts {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly metricsToken: string | undefined;
  /** False once the server has begun to stop. */
  readonly isAccepting: () => boolean;
  /** Absent where only the API is wanted. */
  readonly pages?: {
    readonly render: RenderPage;
    readonly noncePlaceholder: string;
    readonly isDevelopment: boolean;
    readonly siteName: string;
    /** Folder of the browser's bundle; absent in development. */
    readonly assetsDir?: string;
  };
}

export function createApp(ports: AppPorts): Hono<HttpEnv> {
  const { log, metrics, corpus, people, publicUrl, isAccepting, pages } = ports;
  const isHttps = publicUrl.startsWith("https:");
  const app = new Hono<HttpEnv>();
  app.onError(createErrorHandler(log));
  app.notFound(answerNotFound);

  // The id first: whatever fails later is logged under it.
  app.use(requestId());
  app.use(logRequests(log));
  app.use(setSecurityHeaders({ isHttps }));
  app.use(settleMalformedAddress);
  app.use(limitBody({ longTexts: ["/api/study-notes"] }));
  app.use(compress());

  app.use(measureRequests(metrics));

  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async (c) => {
    const isDatabaseReady = isAccepting() && (await people.isReady());
    return isDatabaseReady
      ? c.json({ ready: true, database: true, corpus: corpus.contentHash.slice(0, 12) })
      : c.json({ ready: false, database: isDatabaseReady }, 503);
  });

  app.get(
    "/metrics",
    showMetrics({ metrics, token: ports.metricsToken, isLoopback: ports.isLoopback }),
  );

  const api = createApi(ports);
  api.onError(createErrorHandler(log));
  app.route("/", api);

  for (const part of people.plainPages) app.route("/", part);
  if (pages) {
    if (pages.assetsDir) app.get("*", serveAssets(pages.assetsDir));
    const { render, noncePlaceholder, isDevelopment, siteName } = pages;
    app.route("/", createSocialCards({ requestPage: (path) => app.request(path), siteName }));
    app.get("*", (c, next) => {
      const { pathname, search } = new URL(c.req.url);
      const proper = findProperAddress(pathname);
      if (proper === undefined) return next();
      const [path, part] = proper.split("#");
      return Promise.resolve(c.redirect(`${path}${search}${part ? `#${part}` : ""}`, 301));
    });
    app.all("*", servePages({ render, api, noncePlaceholder, isHttps, isDevelopment }));
  }
  return app;
}
