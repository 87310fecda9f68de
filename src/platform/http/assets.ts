// Files of the page bundle: those under `assets/` carry their content's hash
// in their name and never change; the rest are asked for anew.
import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";

/** @param root the folder of the browser's bundle */
export function serveAssets(root: string): MiddlewareHandler {
  return serveStatic({
    root,
    precompressed: true,
    onFound: (file, c) => {
      const isHashed = file.includes("/assets/") || file.includes("\\assets\\");
      c.header(
        "Cache-Control",
        isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
    },
  });
}
