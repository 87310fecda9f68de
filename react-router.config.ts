import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/app",
  // A folder of its own: each build empties it, and the corpus lies beside.
  buildDirectory: "build/pages",
  ssr: true,
  // All routes at once: a page then asks for nothing after it has loaded.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
