// What a page's loader may use, per request. The keys live inside the page
// bundle, so that loaders and the request handler share one instance.
import type { QueryClient } from "@tanstack/react-query";
import { createContext } from "react-router";

/** The request's query client: a loader prefetches into it, the page reads from it. */
export const queryClientContext = createContext<QueryClient>();

/** Whether the request carries a session, of which nothing more is known here. */
export const hasSessionContext = createContext<boolean>();

/** The public address of the site, without a trailing slash. */
export const siteUrlContext = createContext<string>();

/** The request's id, as the log knows it; an error page shows it. */
export const requestIdContext = createContext<string>();

/**
 * The placeholder for the nonce of inline scripts in the rendered page. The server
 * puts the real one in when it sends the page, so that a page can be cached.
 */
export const nonceContext = createContext<string>();
