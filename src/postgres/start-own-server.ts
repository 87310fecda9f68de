// The server of a Berea that was given no database: in its data folder, or, where
// PostgreSQL's account cannot go there, in one of the system's.
import { createHash } from "node:crypto";
import { ClosedFolderError } from "#src/platform/db/database-error.ts";
import type { Log } from "#src/platform/log.ts";
import { type EmbeddedServer, startEmbeddedServer } from "./embedded-server.ts";

export interface OwnServer {
  /** Where the data is: the folder that was asked for, or the one in its place. */
  readonly dataDir: string;
  readonly server: EmbeddedServer;
}

/**
 * A clone of root's often lies where no other user may look, and PostgreSQL
 * does not run as root. Unless a folder was named, data then goes where a
 * system's services have theirs, in a folder of this clone's own.
 * @throws DatabaseError with a sentence that says what to do
 */
export async function startOwnServer(options: {
  dataDir: string;
  /** Whether the folder was named: then it is that one or none. */
  isDataDirGiven: boolean;
  log: Log;
}): Promise<OwnServer> {
  const { dataDir, isDataDirGiven, log } = options;
  try {
    return { dataDir, server: await startEmbeddedServer({ dataDir, log }) };
  } catch (error) {
    if (isDataDirGiven || !(error instanceof ClosedFolderError)) throw error;
    const mark = createHash("sha256").update(dataDir).digest("hex").slice(0, 8);
    const elsewhere = `/var/lib/berea/${mark}`;
    return {
      dataDir: elsewhere,
      server: await startEmbeddedServer({ dataDir: elsewhere, log }),
    };
  }
}
