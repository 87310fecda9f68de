// The billing calls as the API's description shows them.
import { createRoute } from "@hono/zod-openapi";
import { errorResponse, jsonBody, jsonResponse } from "#src/platform/http/router.ts";
import { CheckoutBody, EventReceived, PaymentPage, PortalBody } from "../contract.ts";

const tags = ["Billing"];
const refused = {
  400: errorResponse("Something in the body is wrong, or an address lies on another site."),
  401: errorResponse("Nobody is signed in."),
  429: errorResponse("Tried too often; Retry-After says how long to wait."),
  503: errorResponse("The payment service did not do it; nothing was changed."),
};

export const checkoutRoute = createRoute({
  method: "post",
  path: "/api/stripe/create-checkout-session",
  summary: "Open a page to subscribe on",
  tags,
  request: jsonBody(CheckoutBody),
  responses: {
    200: jsonResponse("Where to go.", PaymentPage),
    ...refused,
    409: errorResponse("The account has a subscription already."),
  },
});

export const portalRoute = createRoute({
  method: "post",
  path: "/api/stripe/customer-portal",
  summary: "Open a page to manage the subscription on",
  tags,
  request: jsonBody(PortalBody),
  responses: {
    200: jsonResponse("Where to go.", PaymentPage),
    ...refused,
    409: errorResponse("There is no subscription to manage."),
  },
});

/** Of its body no schema is given: the bytes are what is signed, so nothing may parse them first. */
export const webhookRoute = createRoute({
  method: "post",
  path: "/api/stripe/webhook",
  summary: "Take an event from Stripe, signed in the header Stripe-Signature",
  tags,
  request: { body: { required: true, content: { "application/json": { schema: {} } } } },
  responses: {
    200: jsonResponse("It was taken.", EventReceived),
    400: errorResponse("The signature does not fit, or its time is more than five minutes off."),
    413: errorResponse("The event is larger than 256 KB."),
    503: errorResponse("It cannot be taken now and should be sent again."),
  },
});
