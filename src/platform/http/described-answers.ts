// Answers that calls on what a person keeps have in common, as the API's description shows them.
import type { z } from "@hono/zod-openapi";
import { TRASH_DAYS } from "#src/shared/trash.ts";
import { errorResponse, jsonResponse } from "./router.ts";

export const signedOut = { 401: errorResponse("Not signed in.") };
/** Of calls that are for members alone. */
export const members = { ...signedOut, 403: errorResponse("Not a premium member.") };
export const invalid = { 400: errorResponse("Invalid request; nothing was changed.") };

/** A list that tells in a header how long it is. */
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
