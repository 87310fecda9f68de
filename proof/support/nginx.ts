// nginx in front of several Bereas, set up as docs/operations/behind-a-proxy.md says.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ask, findFreePort } from "./berea-process.ts";

const PAGE = path.resolve(import.meta.dirname, "../../docs/operations/behind-a-proxy.md");
const UP_MS = 5_000;

export interface Nginx {
  readonly url: string;
  /** What it could not do, but for ports that were closed: those requests went elsewhere. */
  readonly readErrors: () => Promise<string>;
  readonly end: () => Promise<void>;
}

/** @param upstreams the ports of the Bereas, as many as the page has */
export async function startNginx(program: string, upstreams: readonly number[]): Promise<Nginx> {
  const folder = await mkdtemp(path.join(tmpdir(), "berea-nginx-"));
  await chmod(folder, 0o755);
  const port = await findFreePort();
  const settings = path.join(folder, "nginx.conf");
  await writeFile(settings, writeSettings(await readSnippet(), port, upstreams));
  const child = spawn(program, ["-p", folder, "-e", "error.log", "-c", settings], {
    stdio: "ignore",
  });
  const nginx: Nginx = {
    url: `http://127.0.0.1:${port}`,
    readErrors: async () => {
      const log = await readFile(path.join(folder, "error.log"), "utf8").catch(() => "");
      const lines = log.split("\n").filter((line) => !line.includes("Connection refused"));
      return lines.join("\n");
    },
    end: async () => {
      if (!hasEnded(child)) {
        child.kill("SIGTERM");
        await once(child, "exit");
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
  const giveUpAt = Date.now() + UP_MS;
  while (!(await ask(nginx.url, "GET", "/healthz"))) {
    if (hasEnded(child) || Date.now() > giveUpAt) {
      const errors = await nginx.readErrors();
      await nginx.end();
      throw new Error(`nginx did not start: ${errors}`);
    }
  }
  return nginx;
}

const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;

async function readSnippet(): Promise<string> {
  const snippet = /```nginx\n([\s\S]*?)```/.exec(await readFile(PAGE, "utf8"))?.[1];
  if (!snippet) throw new Error(`${PAGE} shows no settings for nginx`);
  return snippet;
}

/** The page's settings on a port of ours and without TLS, and around them what a system's own has. */
function writeSettings(snippet: string, port: number, upstreams: readonly number[]): string {
  const site = upstreams
    .reduce((text, upstream, index) => text.replace(`:${3000 + index} `, `:${upstream} `), snippet)
    .replace("listen 443 ssl;", `listen 127.0.0.1:${port};`)
    .replace(/^\s*ssl_.*\n/gm, "");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${name};`)
    .join(" ");
  return `daemon off; worker_processes 2; pid nginx.pid;
events { worker_connections 512; }
http { access_log off; ${temporary}
${site}}
`;
}
