// Help for somebody in danger, over the wire.
import { z } from "zod";
import { ConcernSchema } from "#src/understanding/contract.ts";

/** GET /api/care */
export const CareQuery = z
  .strictObject({
    ...ConcernSchema.shape,
    timeZone: z.string().max(60, "There is no such time zone").optional().meta({
      description:
        "IANA name of the browser’s time zone; without a session it decides the country.",
      example: "Australia/Sydney",
    }),
  })
  .meta({ id: "CareQuery" });
export type CareQuery = z.input<typeof CareQuery>;
