// A line between an app and its PostgreSQL that a test can freeze, so that
// nothing comes through though both ends are there, or cut.
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export interface DatabaseLine {
  /** The database's, by way of this line. */
  readonly connectionString: string;
  /** Nothing comes through any more, on connections that are there or on new ones. */
  readonly freeze: () => void;
  /** As `freeze`, but new connections work: as where a firewall has forgotten the old ones. */
  readonly freezePresent: () => void;
  /** New connections are turned away, as by a server that is not there. */
  readonly refuse: () => void;
  /** Lets everything through again. */
  readonly thaw: () => void;
  /** Breaks every connection that is there. */
  readonly cut: () => void;
  readonly close: () => Promise<void>;
}

export async function openDatabaseLine(connectionString: string): Promise<DatabaseLine> {
  const target = new URL(connectionString);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let isRefusing = false;

  const server = createServer((near) => {
    if (isRefusing) {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (chunk) => to.write(chunk));
      from.on("end", () => to.end());
      from.on("error", () => {});
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isFrozen) from.pause();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const line = new URL(connectionString);
  line.host = `127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;

  const freezePresent = (): void => {
    for (const socket of sockets) socket.pause();
  };
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    connectionString: line.href,
    freeze: () => {
      isFrozen = true;
      freezePresent();
    },
    freezePresent,
    refuse: () => {
      isRefusing = true;
    },
    thaw: () => {
      isFrozen = false;
      isRefusing = false;
      for (const socket of sockets) socket.resume();
    },
    cut,
    close: async () => {
      cut();
      server.close();
      await once(server, "close");
    },
  };
}
