// The billing calls as the API's description shows them.
import { createRoute } from "@hono/zod-openapi";
import { errorResponse, jsonBody, jsonResponse } from "#src/platform/http/router.ts";
import { CheckoutBody, EventReceived, PaymentPage, PortalBody } from "../contract.ts";

const tags = ["Billing"];
const refused = {
  400: errorResponse("Invalid request body, or a URL that is not on this site."),
  401: errorResponse("Not signed in."),
  429: errorResponse("Too many attempts. `Retry-After` gives the seconds to wait."),
  503: errorResponse("The payment service is unavailable or failed; nothing was changed."),
};

export const checkoutRoute = createRoute({
  method: "post",
  path: "/api/stripe/create-checkout-session",
  summary: "Create a checkout session",
  tags,
  request: jsonBody(CheckoutBody),
  responses: {
    200: jsonResponse("URL of the payment service's page to redirect to.", PaymentPage),
    ...refused,
    409: errorResponse("The account already has a subscription."),
  },
});

export const portalRoute = createRoute({
  method: "post",
  path: "/api/stripe/customer-portal",
  summary: "Create a customer portal session",
  tags,
  request: jsonBody(PortalBody),
  responses: {
    200: jsonResponse("URL of the payment service's page to redirect to.", PaymentPage),
    ...refused,
    409: errorResponse("No subscription to manage."),
  },
});

/** Of its body no schema is given: the bytes are what is signed, so nothing may parse them first. */
export const webhookRoute = createRoute({
  method: "post",
  path: "/api/stripe/webhook",
  summary: "Receive a Stripe event",
  description: "The body must be signed in the `Stripe-Signature` header.",
  tags,
  request: { body: { required: true, content: { "application/json": { schema: {} } } } },
  responses: {
    200: jsonResponse("Event received.", EventReceived),
    400: errorResponse("The signature is invalid, or its timestamp is more than five minutes off."),
    413: errorResponse("The event is larger than 256 KB."),
    503: errorResponse("The event cannot be processed now; send it again."),
  },
});
