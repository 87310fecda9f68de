// What answers a call that nothing else did: the address may be right and the
// method wrong, and then the answer says which methods it takes.
import type { Handler } from "hono";
import { inspectRoutes } from "hono/dev";
import { UserError } from "../errors.ts";
import type { ApiRouter, HttpEnv } from "./router.ts";

interface KnownCall {
  readonly method: string;
  readonly pattern: RegExp;
}

/** To be mounted last; knows every route that `api` has by the first time it is asked. */
export function answerUnknownCall(api: ApiRouter): Handler<HttpEnv> {
  let known: readonly KnownCall[] | undefined;
  return (c) => {
    known ??= listCalls(api);
    const methods = new Set(
      known.filter(({ pattern }) => pattern.test(c.req.path)).map(({ method }) => method),
    );
    if (methods.size === 0) throw new UserError("not-found", "There is nothing at this address");
    const allowed = [...methods].sort().join(", ");
    c.header("Allow", allowed);
    throw new UserError("wrong-method", `This address takes ${allowed}, not ${c.req.method}`);
  };
}

function listCalls(api: ApiRouter): KnownCall[] {
  return inspectRoutes(api)
    .filter(
      ({ isMiddleware, method, path }) => !isMiddleware && method !== "ALL" && !path.includes("*"),
    )
    .map(({ method, path }) => ({
      method,
      pattern: new RegExp(`^${path.replace(/:[^/{]+(\{[^}]*\})?/g, "[^/]+")}$`),
    }));
}
