// The sandbox's addresses. What the person does here is posted by plain forms.
import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import { UserError } from "#src/platform/errors.ts";
import { noStore } from "#src/platform/http/middleware.ts";
import { createRouter, type HttpEnv } from "#src/platform/http/router.ts";
import { refuseForeignOrigins } from "#src/platform/http/same-origin.ts";
import { PORTAL_ACTIONS } from "./life.ts";
import { checkoutPage, missingPage, type Offer, portalPage } from "./pages.ts";
import type { Sandbox } from "./sandbox.ts";
import { findSandboxCheckout, findSandboxPortal, listSandboxSubscriptions } from "./store.ts";

export interface SandboxApiPorts {
  readonly db: Database;
  readonly clock: Clock;
  readonly sandbox: Sandbox;
  readonly offer: Offer;
  readonly siteUrl: string;
}

export function createSandboxApi(ports: SandboxApiPorts) {
  const { db, clock, sandbox, offer, siteUrl } = ports;
  const api = createRouter();
  api.use("/sandbox/*", refuseForeignOrigins({ publicUrl: siteUrl, isLoopback: true }), noStore);

  api.get("/sandbox/checkout/:id", async (c) => {
    const checkout = await findSandboxCheckout(db, c.req.param("id"));
    const nonce = setPolicy(c);
    if (!checkout || checkout.status === "expired") return c.html(missingPage(nonce), 404);
    if (checkout.status === "complete") return c.redirect(checkout.successUrl, 303);
    const isDeclined = c.req.query("declined") !== undefined;
    return c.html(checkoutPage(offer, { ...checkout, isDeclined }, clock.now(), nonce));
  });

  api.post("/sandbox/checkout/:id", async (c) => {
    const checkout = await findSandboxCheckout(db, c.req.param("id"));
    if (!checkout || checkout.status === "expired") return c.html(missingPage(setPolicy(c)), 404);
    if (checkout.status === "complete") return c.redirect(checkout.successUrl, 303);
    const { outcome } = await c.req.parseBody();
    switch (outcome) {
      case "paid":
        await sandbox.pay(checkout);
        return c.redirect(checkout.successUrl, 303);
      case "declined":
        return c.redirect(`${c.req.path}?declined`, 303);
      case "canceled":
        return c.redirect(checkout.cancelUrl, 303);
      default:
        throw new UserError("invalid", "outcome must be paid, declined or canceled");
    }
  });

  api.get("/sandbox/portal/:id", async (c) => {
    const portal = await findSandboxPortal(db, c.req.param("id"));
    const nonce = setPolicy(c);
    if (!portal) return c.html(missingPage(nonce), 404);
    const [subscription] = await listSandboxSubscriptions(db, portal.customerId);
    return c.html(portalPage(offer, subscription, portal.returnUrl, nonce));
  });

  api.post("/sandbox/portal/:id", async (c) => {
    const portal = await findSandboxPortal(db, c.req.param("id"));
    if (!portal) return c.html(missingPage(setPolicy(c)), 404);
    const { action: given } = await c.req.parseBody();
    const action = PORTAL_ACTIONS.find((known) => known === given);
    if (!action)
      throw new UserError("invalid", `action must be one of ${PORTAL_ACTIONS.join(", ")}`);
    const [subscription] = await listSandboxSubscriptions(db, portal.customerId);
    if (subscription) await sandbox.act(subscription.id, action);
    return c.redirect(c.req.path, 303);
  });
  return api;
}

/** The page has one style of its own, forms that stay on the site, and nothing else. */
function setPolicy(c: Context<HttpEnv>): string {
  const nonce = randomBytes(16).toString("base64");
  c.header(
    "Content-Security-Policy",
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  return nonce;
}
