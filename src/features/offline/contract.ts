// What devices may store of the translations.
import { z } from "zod";
import { EMBEDDED_CODES } from "#src/scripture/translations.ts";

const Pack = z.object({
  code: z.enum(EMBEDDED_CODES),
  name: z.string().meta({ example: "King James Version" }),
  slug: z.string().meta({ example: "kjv" }),
  url: z.string().meta({
    description: "Address of the file. It changes with the text.",
    example: "/offline/packs/kjv-0a1b2c3d4e5f.pack",
  }),
  hash: z.string().meta({ description: "SHA-256 of the file, in hexadecimal." }),
  bytes: z.int().min(1).meta({ description: "Size of the file, which is compressed." }),
  licence: z.string().meta({ example: "In the public domain (edition of 1769)." }),
});
export type Pack = z.infer<typeof Pack>;

/** GET /api/offline/packs */
export const Packs = z.array(Pack).meta({ id: "OfflinePacks" });
