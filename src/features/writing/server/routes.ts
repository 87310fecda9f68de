// The calls about the language model, as the API's description shows them.
import { createRoute } from "@hono/zod-openapi";
import { invalid, jsonBody, jsonResponse, signedOut } from "#src/platform/http/router.ts";
import { ConsentBody, Writer } from "../contract.ts";

const tags = ["Devotionals"];

export const writerRoute = createRoute({
  method: "get",
  path: "/api/devotional/writer",
  summary: "Get the language model and consent",
  tags,
  responses: {
    200: jsonResponse(
      "The language model that generates texts, and the user's consent to use it.",
      Writer,
    ),
  },
});

export const consentRoute = createRoute({
  method: "post",
  path: "/api/user/model-consent",
  summary: "Set consent to use a language model",
  tags,
  request: jsonBody(ConsentBody),
  responses: {
    200: jsonResponse("The language model and the consent as they are now.", Writer),
    ...invalid,
    ...signedOut,
  },
});
