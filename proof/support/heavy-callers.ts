// Many callers at one address, each asking again as soon as it is answered: a
// process of its own, so that it takes nothing from those whose time is measured.
// Speaks with its parent: `{ kind }` begins, `"stop"` ends and reports the counts.
import { Agent, request } from "node:http";
import { HEAVY_CALLS, type HeavyKind } from "./heavy-calls.ts";

const [url = "", address = "", count = "40"] = process.argv.slice(2);
const { hostname, port } = new URL(url);
const agent = new Agent({ keepAlive: true, maxSockets: Number(count) });
let statuses: Record<string, number> = {};
let kind: HeavyKind | undefined;

function ask(asked: HeavyKind): Promise<void> {
  const { method, path, body } = HEAVY_CALLS[asked]();
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve) => {
    const note = (outcome: string | number) => {
      statuses[outcome] = (statuses[outcome] ?? 0) + 1;
      resolve();
    };
    const asking = request(
      {
        agent,
        hostname,
        port,
        method,
        path,
        headers: {
          "X-Forwarded-For": address,
          ...(text === undefined
            ? {}
            : { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(text) }),
        },
      },
      (answer) => {
        answer.resume();
        answer.on("end", () => note(answer.statusCode ?? 0));
        answer.on("error", () => note("broken off"));
      },
    );
    asking.on("error", () => note("not reached"));
    asking.end(text);
  });
}

async function call(asked: HeavyKind): Promise<void> {
  while (kind === asked) await ask(asked);
}

process.on("message", (message: { kind: HeavyKind } | "stop") => {
  if (message === "stop") {
    kind = undefined;
    process.send?.(statuses);
    // Who still waits goes away.
    agent.destroy();
    return;
  }
  statuses = {};
  kind = message.kind;
  for (let caller = 0; caller < Number(count); caller++) void call(message.kind);
});
process.on("disconnect", () => process.exit(0));
