// Installs the packages whenever the lock file is not the one they came from.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { LaunchError, ROOT, runQuietly } from "./run.mjs";

const modules = path.join(ROOT, "node_modules");
const stamp = path.join(modules, ".berea-installed");

export async function ensureInstalled() {
  const lock = readFileSync(path.join(ROOT, "package-lock.json"));
  // Another system or processor needs other binaries from the same lock file.
  const wanted = createHash("sha256")
    .update(lock)
    .update(`${process.platform}-${process.arch}`)
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;

  const total = Object.keys(JSON.parse(lock.toString()).packages).length;
  // A running node.exe cannot be removed on Windows, which `npm ci` would try.
  const verb = process.platform === "win32" && existsSync(modules) ? "install" : "ci";
  const args = [verb, "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = process.env.npm_execpath;
  const share = () => countPackages() / total;
  try {
    if (npm?.endsWith(".js")) {
      await runQuietly("Installing packages", process.execPath, [npm, ...args], { share });
    } else {
      await runQuietly("Installing packages", "npm", args, { share, shell: true });
    }
  } catch (error) {
    if (!(error instanceof LaunchError)) throw error;
    throw new LaunchError(
      "The packages could not be installed; the lines above say why. Berea needs the npm registry once, for this step only.",
    );
  }
  writeFileSync(stamp, wanted);
}

function countPackages() {
  try {
    return readdirSync(modules).reduce(
      (count, name) =>
        count + (name.startsWith("@") ? readdirSync(path.join(modules, name)).length : 1),
      0,
    );
  } catch {
    return 0;
  }
}
