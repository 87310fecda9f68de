// Push messages over the wire: the key to subscribe with, and which browsers have subscribed.
import { createRoute } from "@hono/zod-openapi";
import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import { UserError } from "#src/platform/errors.ts";
import { createRouter, errorResponse, jsonBody, jsonResponse } from "#src/platform/http/router.ts";
import { getPerson } from "#src/platform/person.ts";
import { Done } from "#src/shared/wire-fields.ts";
import { PushBrowsers, PushEndpointBody, PushKey, PushSubscriptionBody } from "../../contract.ts";
import { listSubscriptions, putSubscription, removeSubscription } from "../store/push.ts";
import type { VapidKeys } from "./vapid-keys.ts";

const tags = ["Notifications"];
const signedOut = { 401: errorResponse("Not signed in.") };
const path = "/api/user/push-subscriptions";

const keyRoute = createRoute({
  method: "get",
  path: "/api/user/push-subscriptions/key",
  summary: "Get the key for web push",
  tags,
  responses: { 200: jsonResponse("The application server key (VAPID).", PushKey), ...signedOut },
});

const listRoute = createRoute({
  method: "get",
  path,
  summary: "List the browsers that get push messages",
  tags,
  responses: { 200: jsonResponse("The latest first.", PushBrowsers), ...signedOut },
});

const addRoute = createRoute({
  method: "post",
  path,
  summary: "Add a browser for push messages",
  description:
    "What `PushSubscription.toJSON()` gives. A browser that was added before is updated; reminders are then pushed to it as well.",
  tags,
  request: jsonBody(PushSubscriptionBody),
  responses: {
    200: jsonResponse("Done.", Done),
    400: errorResponse("Not a subscription, or its endpoint is not a public https address."),
    ...signedOut,
  },
});

const deleteRoute = createRoute({
  method: "delete",
  path,
  summary: "Remove a browser from push messages",
  tags,
  request: jsonBody(PushEndpointBody),
  responses: {
    200: jsonResponse("Done, also if there was none.", Done),
    400: errorResponse("Not an endpoint."),
    ...signedOut,
  },
});

export function createPushApi({
  db,
  clock,
  keys,
  mayPushTo,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: VapidKeys;
  readonly mayPushTo: (endpoint: string) => boolean;
}) {
  return createRouter()
    .openapi(keyRoute, async (c) => {
      await getPerson(c);
      return c.json({ publicKey: keys.publicKey }, 200);
    })
    .openapi(listRoute, async (c) => {
      const { id: userId } = await getPerson(c);
      const rows = await listSubscriptions(db, userId);
      return c.json(
        rows.map(({ endpoint, createdAt }) => ({
          endpoint,
          createdAt: createdAt.toISOString(),
        })),
        200,
      );
    })
    .openapi(addRoute, async (c) => {
      const { id: userId, sessionId } = await getPerson(c);
      const { endpoint, keys: own } = c.req.valid("json");
      if (!mayPushTo(endpoint)) {
        const sentence = "The endpoint must be a public https address";
        throw new UserError("invalid", sentence, { fields: { endpoint: sentence } });
      }
      await putSubscription(db, { userId, sessionId, endpoint, ...own }, clock.now());
      return c.json({ ok: true as const }, 200);
    })
    .openapi(deleteRoute, async (c) => {
      const { id: userId } = await getPerson(c);
      await removeSubscription(db, userId, c.req.valid("json").endpoint);
      return c.json({ ok: true as const }, 200);
    });
}
