// Finds a Chromium for the journeys, or installs Debian's where we may.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { LaunchError, run } from "./run.mjs";

const PLACES = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

const find = () => PLACES.find((place) => place && existsSync(place));

/** The path of a Chromium or Chrome. */
export async function ensureChromium() {
  const known = find();
  if (known) return known;
  const isDebian =
    existsSync("/etc/debian_version") &&
    spawnSync("apt-get", ["--version"]).status === 0 &&
    !/ubuntu/i.test(readFileSync("/etc/os-release", "utf8"));
  if (isDebian && process.getuid?.() === 0) {
    process.stdout.write("  Installing Chromium for the journeys…\n");
    const quiet = { DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update", "-qq"], quiet);
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], quiet);
    const installed = find();
    if (installed) return installed;
  }
  throw new LaunchError(
    "The journeys need Chromium or Chrome: install one, or set CHROMIUM_PATH to where it is, and run npm test again.",
  );
}
