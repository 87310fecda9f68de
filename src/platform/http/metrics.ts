// Counts answers, and shows the figures to those who may see them.
import { timingSafeEqual } from "node:crypto";
import type { Handler, MiddlewareHandler } from "hono";
import { UserError } from "../errors.ts";
import type { Metrics } from "../metrics.ts";
import type { HttpEnv } from "./router.ts";

/** Measures each answer under its route, never under its address. */
export function measureRequests(metrics: Metrics): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const { method, routePath: route } = c.req;
    const seconds = (performance.now() - startedAt) / 1000;
    metrics.requests.observe({ method, route, status: c.res.status }, seconds);
  };
}

/** Without a token the figures are for this machine alone. */
export function showMetrics(options: {
  metrics: Metrics;
  token: string | undefined;
  isLoopback: boolean;
}): Handler<HttpEnv> {
  const { metrics, token, isLoopback } = options;
  return async (c) => {
    const given = c.req.header("authorization") ?? "";
    if (token ? !isSame(given, `Bearer ${token}`) : !isLoopback) {
      throw new UserError("not-found", "There is nothing at this address");
    }
    return c.text(await metrics.registry.metrics(), 200, {
      "Content-Type": metrics.registry.contentType,
    });
  };
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
