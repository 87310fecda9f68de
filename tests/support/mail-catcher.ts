// The mail server of the journeys, in a process of its own: what the app sends it
// by SMTP is stored in a folder, where the browser's workers find it.
// `node mail-catcher.ts <port> <folder>`
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { startSmtpServer } from "./smtp-server.ts";

const [port, folder = ""] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
let count = 0;

const server = await startSmtpServer({
  port: Number(port),
  onReceived: ({ raw }) => {
    count += 1;
    const file = path.join(folder, `${String(count).padStart(6, "0")}.eml`);
    // Renamed into place, so that nobody reads half of it.
    writeFileSync(`${file}.part`, raw);
    renameSync(`${file}.part`, file);
  },
});
process.once("SIGTERM", () => void server.close().then(() => process.exit(0)));
