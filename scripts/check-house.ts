// `npm run house`: whether every file of `src/` is where the layout says.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { findFaults } from "./house/find-faults.ts";
import { findSmallFiles } from "./house/find-small-files.ts";

// What git does not know yet counts too, so that a new file is checked before it is committed.
const listed = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "src"],
  {
    encoding: "utf8",
  },
);
const files = listed
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && existsSync(file))
  .map((file) => ({ file, code: readFileSync(file, "utf8") }));
const faults = [...findFaults(files), ...findSmallFiles(files)];
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
else process.stdout.write(`${files.length} files are where they should be.\n`);
