// The page bundle's way in, called by the native server: a request in, a
// rendered page out. Pages reach data only through the API that is passed in.

import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import {
  hasSessionContext,
  nonceContext,
  queryClientContext,
  requestIdContext,
  siteUrlContext,
} from "#src/web/page-context.ts";
import { type ApiFetch, createQueryClient } from "#src/web/query-client.ts";

export interface PagesOptions {
  readonly siteUrl: string;
  /** What the pages carry in place of a script nonce. */
  readonly noncePlaceholder: string;
  readonly mode: "production" | "development";
}

/** `apiFetch` calls the API as the visitor who asked for the page. */
export type RenderPage = (
  request: Request,
  apiFetch: ApiFetch,
  requestId: string,
) => Promise<Response>;

export function createPages({ siteUrl, noncePlaceholder, mode }: PagesOptions): RenderPage {
  const handle = createRequestHandler(build, mode);
  return (request, apiFetch, requestId) => {
    const context = new RouterContextProvider();
    context.set(queryClientContext, createQueryClient(apiFetch));
    context.set(hasSessionContext, carriesSession(request));
    context.set(siteUrlContext, siteUrl);
    context.set(nonceContext, noncePlaceholder);
    context.set(requestIdContext, requestId);
    return handle(request, context);
  };
}

function carriesSession(request: Request): boolean {
  return /(?:^|;\s*)(?:__Host-)?berea_session=/.test(request.headers.get("cookie") ?? "");
}
