import type { Context } from "hono";
import { UserError } from "#src/platform/errors.ts";
import { createRouter, type HttpEnv } from "#src/platform/http/router.ts";
import { isLoopbackHost } from "#src/platform/loopback.ts";
import { getPerson } from "#src/platform/person.ts";
import type { RateLimit } from "#src/platform/rate-limits.ts";
import { ALREADY_PREMIUM, openCheckout, openPortal } from "./checkout.ts";
import type { BillingPorts } from "./ports.ts";
import { checkoutRoute, portalRoute, webhookRoute } from "./routes.ts";
import { receiveEvent } from "./webhook.ts";

export interface BillingApiPorts extends BillingPorts {
  readonly publicUrl: string;
  /** Then the site may be open under several names of this machine. */
  readonly isLoopback: boolean;
  /** How often a person may have a page of the payment service opened. */
  readonly pagesOfPerson: RateLimit;
}

export function createBillingApi(ports: BillingApiPorts) {
  return createRouter()
    .openapi(checkoutRoute, async (c) => {
      const person = await getPerson(c);
      if (person.isPremium) throw new UserError("conflict", ALREADY_PREMIUM);
      const { successUrl, cancelUrl } = c.req.valid("json");
      const pages = {
        successUrl: readOwnUrl(c, ports, "successUrl", successUrl),
        cancelUrl: readOwnUrl(c, ports, "cancelUrl", cancelUrl),
      };
      await ports.pagesOfPerson.count(String(person.id));
      return c.json({ url: await openCheckout(ports, person.id, pages) }, 200);
    })
    .openapi(portalRoute, async (c) => {
      const person = await getPerson(c);
      const { returnUrl: given, purpose } = c.req.valid("json");
      const returnUrl = readOwnUrl(c, ports, "returnUrl", given);
      await ports.pagesOfPerson.count(String(person.id));
      return c.json(
        { url: await openPortal(ports, person.id, { returnUrl, isToEnd: purpose === "cancel" }) },
        200,
      );
    })
    .openapi(webhookRoute, async (c) => {
      const body = Buffer.from(await c.req.arrayBuffer());
      await receiveEvent(ports, body, c.req.header("stripe-signature"));
      return c.json({ received: true as const }, 200);
    });
}

/** @throws UserError 400 unless the address lies on this site */
function readOwnUrl(
  c: Context<HttpEnv>,
  { publicUrl, isLoopback }: BillingApiPorts,
  field: string,
  given: string,
): string {
  const address = new URL(given);
  const isOwn =
    address.origin === new URL(publicUrl).origin ||
    (isLoopback &&
      address.protocol === "http:" &&
      address.host === c.req.header("host") &&
      isLoopbackHost(address.hostname));
  if (isOwn && !address.username && !address.password) return address.href;
  const sentence = `${field} must lie on this site`;
  throw new UserError("invalid", sentence, { fields: { [field]: sentence } });
}
