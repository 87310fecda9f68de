// A lock file made on one system can silently lack another system's binaries,
// or carry one registry's addresses; `npm ci` would then fail elsewhere.
import { readFileSync } from "node:fs";
import path from "node:path";
import { LaunchError, ROOT } from "./run.mjs";

export function checkLock() {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, "package-lock.json"), "utf8"));
  const problems = findLockProblems(packages);
  if (problems.length > 0) {
    throw new LaunchError(
      `package-lock.json is not complete:\n${problems.slice(0, 20).join("\n")}`,
    );
  }
}

/**
 * A sentence for each problem.
 * @param packages the lock file's entries by place
 */
export function findLockProblems(packages) {
  const problems = [];
  for (const [place, entry] of Object.entries(packages)) {
    if (/^https?:/.test(entry.resolved ?? "")) {
      problems.push(`${place} carries a download address.`);
    }
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      if (!isLocked(packages, place, name)) {
        problems.push(`${name}, wanted by ${place || "us"}, is missing.`);
      }
    }
  }
  return problems;
}

/** As Node resolves it: in the package's own node_modules, or in one above it. */
function isLocked(packages, place, name) {
  for (let at = place; ; at = at.slice(0, Math.max(at.lastIndexOf("/node_modules/"), 0))) {
    if (packages[`${at ? `${at}/` : ""}node_modules/${name}`]) return true;
    if (!at) return false;
  }
}
