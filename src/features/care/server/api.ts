// The same care as in another answer, for the place where a browser is: a page
// is made before anything but the language tells the country.
import { createRoute } from "@hono/zod-openapi";
import { createRouter, invalid, jsonResponse } from "#src/platform/http/router.ts";
import { CareSchema } from "#src/understanding/contract.ts";
import { toCare } from "#src/understanding/help/to-care.ts";
import { CareQuery } from "../contract.ts";
import { readCountry } from "./service.ts";

const careRoute = createRoute({
  method: "get",
  path: "/api/care",
  summary: "Get helplines for a danger",
  description:
    "Returns what the field `care` of another response contains, for the user’s country: by the user’s settings, the time zone that is sent, or Accept-Language. Nothing is stored.",
  tags: ["Help"],
  request: { query: CareQuery },
  responses: {
    200: jsonResponse("What to say, and helplines.", CareSchema),
    ...invalid,
  },
});

export const createCareApi = () =>
  createRouter().openapi(careRoute, async (c) => {
    const { timeZone, ...concern } = c.req.valid("query");
    c.header("Cache-Control", "no-store");
    return c.json(toCare(concern, await readCountry(c, timeZone)), 200);
  });
