// Walks every page of a running Berea: npm run walk -- http://localhost:3000
// [part of the addresses, such as /devotional]. Ends with 1 where it found a fault.
import { readSitemap, walkSite } from "./walk-site/walk.ts";

const [address = "http://localhost:3000", part = ""] = process.argv.slice(2);
const siteUrl = new URL(address).origin;
const ask = (path: string) => fetch(`${siteUrl}${path}`, { redirect: "manual" });

const paths = (await readSitemap(ask, siteUrl)).filter((path) => path.includes(part));
const startedAt = performance.now();
const faults = await walkSite({
  ask,
  siteUrl,
  paths,
  onPage: (done) => {
    if (done % 250 === 0) process.stderr.write(`${done} of ${paths.length}\n`);
  },
});
for (const fault of faults) process.stdout.write(`${fault}\n`);
const seconds = Math.round((performance.now() - startedAt) / 1000);
process.stdout.write(`${paths.length} pages in ${seconds} s, ${faults.length} faults\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
