// Where the pages come from: the built bundle, or in development Vite, which
// makes them as they are asked for.
import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import { createNoncePlaceholder, type RenderPage } from "#src/platform/http/pages.ts";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;
type Bundle = typeof import("#src/app/pages.server.ts");

export interface StartedPages {
  readonly render: RenderPage;
  readonly noncePlaceholder: string;
  readonly isDevelopment: boolean;
  readonly assetsDir?: string;
  /** Puts what must answer before the app (the development server) in front of it. */
  readonly wrapListener: (listener: Listener) => Listener;
  readonly close: () => Promise<void>;
}

/** The pages are not there; `message` says to the person who runs Berea what to do. */
export class PagesError extends Error {
  override name = "PagesError";
}

/** @throws PagesError where they are not built */
export function startPages(options: {
  root: string;
  siteUrl: string;
  isDevelopment: boolean;
}): Promise<StartedPages> {
  return options.isDevelopment ? startVite(options) : openBuild(options);
}

async function openBuild({
  root,
  siteUrl,
}: {
  root: string;
  siteUrl: string;
}): Promise<StartedPages> {
  const noncePlaceholder = createNoncePlaceholder();
  const folder = path.join(root, "build/pages");
  const file = path.join(folder, "server/index.js");
  const assetsDir = path.join(folder, "client");
  for (const part of [file, assetsDir]) {
    if (!existsSync(part)) {
      throw new PagesError(`The pages are not built: there is no ${part}. Run npm run setup.`);
    }
  }
  const bundle = (await import(pathToFileURL(file).href)) as Bundle;
  return {
    render: bundle.createPages({ siteUrl, noncePlaceholder, mode: "production" }),
    noncePlaceholder,
    isDevelopment: false,
    assetsDir,
    wrapListener: (listener) => listener,
    close: async () => {},
  };
}

async function startVite({
  root,
  siteUrl,
}: {
  root: string;
  siteUrl: string;
}): Promise<StartedPages> {
  const noncePlaceholder = createNoncePlaceholder();
  const { createServer } = await import("vite");
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: "custom" });
  return {
    render: async (request, apiFetch, requestId) => {
      const bundle = (await vite.ssrLoadModule("/src/app/pages.server.ts")) as Bundle;
      const render = bundle.createPages({ siteUrl, noncePlaceholder, mode: "development" });
      return render(request, apiFetch, requestId);
    },
    noncePlaceholder,
    isDevelopment: true,
    wrapListener: (listener) => (request, response) =>
      vite.middlewares(request, response, () => listener(request, response)),
    close: () => vite.close(),
  };
}

/**
 * Files of the page bundle: those under `assets/` carry their content's hash
 * in their name and never change; the rest are asked for anew.
 * @param root the folder of the browser's bundle
 */
export function serveAssets(root: string): MiddlewareHandler {
  return serveStatic({
    root,
    precompressed: true,
    onFound: (file, c) => {
      const isHashed = file.includes("/assets/") || file.includes("\\assets\\");
      c.header(
        "Cache-Control",
        isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
    },
  });
}
