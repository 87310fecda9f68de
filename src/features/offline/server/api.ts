// The list of packs over the API, and the files themselves.
import { createRoute } from "@hono/zod-openapi";
import { createRouter, jsonResponse } from "#src/platform/http/router.ts";
import { Packs } from "../contract.ts";
import { PACKS_PATH } from "../rules.ts";
import type { Packs as OpenPacks } from "./packs.ts";

const packsRoute = createRoute({
  method: "get",
  path: "/api/offline/packs",
  summary: "List translations for devices",
  description: "Files with a whole translation, for reading and searching without a connection.",
  tags: ["Reading"],
  responses: { 200: jsonResponse("The files, one for each translation.", Packs) },
});

export const createOfflineApi = ({ list }: OpenPacks) =>
  createRouter().openapi(packsRoute, (c) => c.json([...list], 200));

/** The name of a file carries its hash, so that it never changes. */
export function createPackFiles({ read }: OpenPacks) {
  const files = createRouter();
  files.get(`${PACKS_PATH}/:file`, async (c, next) => {
    const bytes = await read(c.req.param("file"));
    if (!bytes) return next();
    c.header("Cache-Control", "public, max-age=31536000, immutable");
    c.header("Content-Type", "application/octet-stream");
    c.header("Content-Length", String(bytes.length));
    return c.body(bytes, 200);
  });
  return files;
}
