// The processes of the PostgreSQL that runs on a data folder.
import { readdir, readFile } from "node:fs/promises";
import { findServerPid } from "./data-folder.ts";

/** The server and all its workers, as Linux lists them. */
export async function listServerProcesses(dataDir: string): Promise<readonly number[]> {
  const server = await findServerPid(dataDir);
  if (!server) throw new Error(`No PostgreSQL runs on ${dataDir}`);
  const processes = [server];
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const status = await readFile(`/proc/${name}/status`, "utf8").catch(() => "");
    if (new RegExp(`^PPid:\\s+${server}$`, "m").test(status)) processes.push(Number(name));
  }
  return processes;
}
