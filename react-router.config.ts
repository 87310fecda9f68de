import type { Config } from "@react-router/dev/config";

// A folder of its own: each build empties it, and the corpus lies beside.
export default { appDirectory: "src", buildDirectory: "build/pages", ssr: true } satisfies Config;
