// The one door from pages to the API, on the server as in the browser: a
// TanStack Query client that knows which `fetch` to use.
import { QueryClient } from "@tanstack/react-query";
import type { CurrentUser } from "#src/shared/current-user.ts";

export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;

/**
 * A non-OK answer. `message` is the status, a colon, a space and the body (or
 * the status text): for logs; code that decides reads the fields.
 */
export class ApiError extends Error {
  readonly status: number;
  /** The parsed body; `undefined` where it is no JSON. */
  readonly body: unknown;
  /** What kind of failure it is: `conflict`. */
  readonly code: string | undefined;
  /** The sentence for a person, where the body carries one. */
  readonly sentence: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** Which of several causes it was, where the answer distinguishes them. */
  readonly reason: string | undefined;
  /** What opens the way after too many tries, where something does. */
  readonly challenge: { readonly token: string; readonly bits: number } | undefined;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.name = "ApiError";
    this.status = status;
    this.body = parseJson(body);
    const { error, code, fields, reason, challenge } = (this.body ?? {}) as ErrorBody;
    this.sentence = error;
    this.code = code;
    this.fields = fields ?? {};
    this.reason = reason;
    this.challenge = challenge;
  }
}

interface ErrorBody {
  readonly error?: string;
  readonly code?: string;
  readonly fields?: Record<string, string>;
  readonly reason?: string;
  readonly challenge?: { readonly token: string; readonly bits: number };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The body of a 409: the server's version. */
export const readConflict = <Body>(error: unknown): Partial<Body> | undefined =>
  error instanceof ApiError && error.status === 409 ? (error.body as Partial<Body>) : undefined;

const fetchOf = new WeakMap<QueryClient, ApiFetch>();

/**
 * A query client that never retries, never goes stale and does not refetch
 * when the window gets focus (specification §8).
 *
 * @param apiFetch on the server, the app itself; in the browser, `fetch`
 */
export function createQueryClient(apiFetch: ApiFetch): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
      // A change that cannot be sent says so at once, instead of waiting unseen for the line.
      mutations: { retry: false, networkMode: "always" },
    },
  });
  fetchOf.set(client, apiFetch);
  return client;
}

/** Of the one query that every page looks at (`current-user.ts`). */
export const CURRENT_USER_KEY = ["current-user"] as const;

export interface ApiRequest {
  readonly method?: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/**
 * Calls the API with credentials and reads its JSON answer.
 * @throws ApiError for any answer that is not OK
 */
export async function callApi<Answer>(
  client: QueryClient,
  path: `/api/${string}`,
  { method = "GET", query, body, signal }: ApiRequest = {},
): Promise<Answer> {
  const apiFetch = fetchOf.get(client);
  if (!apiFetch) throw new Error("This query client was not made by createQueryClient");
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  const search = parameters.size > 0 ? `?${parameters}` : "";
  const response = await apiFetch(`${path}${search}`, {
    method,
    credentials: "include",
    ...(signal ? { signal } : {}),
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  });
  const text = await response.text();
  // The session or Premium has ended elsewhere: who is signed in is asked anew.
  const isOver = response.status === 401 || (response.status === 403 && hasPremium(client));
  if (isOver && !path.startsWith("/api/auth/")) {
    void client.invalidateQueries({ queryKey: CURRENT_USER_KEY });
  }
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  return (text ? JSON.parse(text) : undefined) as Answer;
}

/** As far as the page knows. */
const hasPremium = (client: QueryClient): boolean =>
  client.getQueryData<CurrentUser>(CURRENT_USER_KEY)?.user?.isPremium === true;
