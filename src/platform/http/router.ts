// How every part of the API is mounted, refuses input and fails.

import { OpenAPIHono, type RouteConfig, z } from "@hono/zod-openapi";
import type { Context, ErrorHandler, MiddlewareHandler, NotFoundHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import { TRASH_DAYS } from "#src/shared/trash.ts";
import { findOutage, isUnstorableText, type Outage } from "../db/failures.ts";
import { ERROR_STATUS, type ErrorBody, type ErrorCode, UserError } from "../errors.ts";
import type { Log } from "../log.ts";
import type { Person } from "../person.ts";

export type HttpEnv = {
  Variables: {
    requestId: string;
    /** Aborted a moment before a stop cuts off what is still being answered. */
    leaving?: AbortSignal;
    /** Who asks; see `person.ts`. Set for the API only. */
    findPerson: () => Promise<Person | undefined>;
  };
};
export type ApiRouter = OpenAPIHono<HttpEnv>;

/** The error shape as the API's description shows it. */
export const ErrorAnswer = z
  .object({
    error: z.string().meta({
      description: "The first problem, as a sentence that can be shown to people.",
      example: "John has 21 chapters",
    }),
    code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: "One sentence for each invalid field, by field name." }),
    id: z
      .string()
      .optional()
      .meta({ description: "Id of an unexpected failure, as it appears in the server's log." }),
    challenge: z.object({ token: z.string(), bits: z.int() }).optional().meta({
      description:
        "With `too-many`, if a proof of work is accepted instead of waiting. Find a number `n`, written in decimal, such that the SHA-256 of `token`, a colon and `n` begins with `bits` zero bits; send the same request again with `challenge: { token, answer: n as text }`. Valid once, within five minutes.",
    }),
  })
  .meta({ id: "Error" });

/** An answer of the error shape, for a route's `responses`. */
export function errorResponse(description: string) {
  return { description, content: { "application/json": { schema: ErrorAnswer } } };
}

/** A JSON answer, for a route's `responses`. */
export function jsonResponse<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { "application/json": { schema } } };
}

/** A JSON body that must be there, for a route's `request`. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { body: { required: true, content: { "application/json": { schema } } } };
}

/**
 * A router that checks input against each route's schemas and refuses what
 * does not fit with 400 and a sentence per field. A call for which no body is
 * described takes none with fields in it.
 */
export function createRouter(): ApiRouter {
  const router = new OpenAPIHono<HttpEnv>({
    defaultHook: (result, c) => {
      if (!result.success) return refuse(c, describeProblems(result.error.issues));
      return undefined;
    },
  });
  const mount = router.openapi;
  router.openapi = ((route: RouteConfig, handler: never, hook: never) =>
    mount(takesNoBody(route) ? withoutFields(route) : route, handler, hook)) as typeof mount;
  return router;
}

const takesNoBody = ({ method, request }: RouteConfig): boolean =>
  method !== "get" && request?.body === undefined;

const withoutFields = (route: RouteConfig): RouteConfig => ({
  ...route,
  middleware: [route.middleware ?? [], refuseFields].flat(),
});

/** A body with fields was meant for another call, or by somebody who expects more of this one. */
const refuseFields: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const keys = Object.keys(readObject(await c.req.text()));
  if (keys.length === 0) return next();
  return refuse(c, describeProblems([{ code: "unrecognized_keys", path: [], message: "", keys }]));
};

function readObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value ? value : {};
  } catch {
    return {};
  }
}

function refuse(c: Context, body: ErrorBody) {
  return c.json(body, ERROR_STATUS[body.code]);
}

type Issue = { code?: string; path: PropertyKey[]; message: string; keys?: string[] };

function describeProblems(issues: readonly unknown[]): ErrorBody {
  const fields: Record<string, string> = {};
  const sentences: string[] = [];
  for (const issue of issues as readonly Issue[]) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys ?? []) {
        const sentence = `There is no field called ${key.slice(0, 60)}`;
        fields[key.slice(0, 60)] ??= sentence;
        sentences.push(sentence);
      }
      continue;
    }
    const name = issue.path.map(String).join(".");
    const sentence = issue.message.startsWith("Invalid input")
      ? name
        ? `The field ${name} cannot be read`
        : "The request body must be a JSON object"
      : issue.message;
    sentences.push(sentence);
    if (name) fields[name] ??= sentence;
  }
  return { error: sentences[0] ?? "The request could not be read", code: "invalid", fields };
}

const CODE_OF_STATUS = new Map<number, ErrorCode>(
  (Object.entries(ERROR_STATUS) as [ErrorCode, number][]).map(([code, status]) => [status, code]),
);

const SENTENCE_OF_STATUS: Readonly<Record<number, string>> = {
  400: "The request could not be read",
  413: "That is more than can be taken at once",
  415: "Please send the request's body as JSON (Content-Type: application/json)",
};

const OUTAGE_RETRY_SECONDS = 10;
const SENTENCE_OF_OUTAGE: Readonly<Record<Outage, string>> = {
  away: "Accounts cannot be reached right now. Nothing was changed; please try again in a minute.",
  slow: "That took too long and was stopped. Nothing was changed; please try again in a minute.",
  lost: "The connection to accounts was lost. Please check whether your change was saved before you try again.",
};

/** Turns whatever was thrown into an answer; unexpected failures are logged under the request's id. */
export function createErrorHandler(log: Log): ErrorHandler<HttpEnv> {
  return (error, c) => {
    if (error instanceof UserError) {
      const { code, message, fields, retryAfterSeconds, challenge } = error;
      if (retryAfterSeconds) c.header("Retry-After", String(retryAfterSeconds));
      const details = { ...(fields ? { fields } : {}), ...(challenge ? { challenge } : {}) };
      return refuse(c, { error: message, code, ...details });
    }
    if (error instanceof HTTPException && error.status < 500) {
      return refuse(c, {
        error: SENTENCE_OF_STATUS[error.status] ?? (error.message || "The request was refused"),
        code: CODE_OF_STATUS.get(error.status) ?? "invalid",
      });
    }
    const id = c.get("requestId");
    const outage = findOutage(error);
    if (outage) {
      log.error({ id, route: c.req.routePath, outage, err: error }, "the database is away");
      c.header("Retry-After", String(OUTAGE_RETRY_SECONDS));
      const isReading = c.req.method === "GET" || c.req.method === "HEAD";
      const sentence = SENTENCE_OF_OUTAGE[isReading && outage === "lost" ? "away" : outage];
      return refuse(c, { error: sentence, code: "unavailable", id });
    }
    if (isUnstorableText(error)) {
      return refuse(c, {
        error: "The text contains a character that cannot be stored",
        code: "invalid",
      });
    }
    log.error({ id, route: c.req.routePath, err: error }, "unexpected failure");
    return refuse(c, {
      error: `Something went wrong on our side. If it happens again, please tell us this number: ${id}`,
      code: "unexpected",
      id,
    });
  };
}

export const answerNotFound: NotFoundHandler<HttpEnv> = (c) =>
  refuse(c, { error: "There is nothing at this address", code: "not-found" });

// Answers that many calls have in common, as the API's description shows them.

export const signedOut = { 401: errorResponse("Not signed in.") };
/** Of calls that are for members alone. */
export const members = { ...signedOut, 403: errorResponse("Not a premium member.") };
export const invalid = { 400: errorResponse("Invalid request; nothing was changed.") };

/** A list with its total length in a header. */
export function listResponse<Schema extends z.ZodType>(
  description: string,
  schema: Schema,
  total = "Total number of items on all pages.",
) {
  return {
    ...jsonResponse(description, schema),
    headers: {
      "X-Total-Count": { description: total, schema: { type: "integer" as const } },
    },
  };
}

/** Describes a call that deletes what can be restored. */
export const restorable = `It can be restored for ${TRASH_DAYS} days.`;
