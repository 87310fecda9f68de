// What is known of each open connection: whether it waits for its client, which
// may be bounded, or for us, which may not be cut. Node itself counts a request
// as begun only once all of its headers are there.
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

export interface Connections {
  /** For each request, before it is answered; false where it must not be. */
  readonly note: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** From now on every answer is the last on its connection, and says so. */
  readonly makeAnswersLast: () => void;
  /** Closes the connections without a request on which nothing has come for so long. */
  readonly closeQuiet: (quietMs: number) => void;
}

interface Connection {
  /** Requests without a whole answer yet. */
  running: number;
  request?: IncomingMessage;
  response?: ServerResponse;
  bytesRead: number;
  /** When bytes last came, or an answer went; as `performance.now()` gives it. */
  movedAt: number;
}

/**
 * @param limits.maxConnections above it, the connection that waits longest for its client is closed
 * @param limits.lingerMs how long the rest of a request is still taken in, unread, after its answer
 */
export function trackConnections(
  server: Server,
  limits: { readonly maxConnections: number; readonly lingerMs: number },
): Connections {
  /** In the order in which their requests began or ended last. */
  const open = new Map<Socket, Connection>();
  let areAnswersLast = false;

  server.on("connection", (socket: Socket) => {
    const connection = { running: 0, bytesRead: 0, movedAt: performance.now() };
    open.set(socket, connection);
    socket.once("close", () => open.delete(socket));
    lingerOverUnreadRequests(socket, connection, limits.lingerMs);
    if (open.size > limits.maxConnections) closeLongestWaiting();
  });

  /** The newest comes last: where all others wait for us, it is the one. */
  function closeLongestWaiting(): void {
    for (const [socket, connection] of open) {
      if (!waitsForClient(socket, connection)) continue;
      open.delete(socket);
      socket.destroy();
      return;
    }
  }

  function moveLast(socket: Socket, connection: Connection): void {
    connection.movedAt = performance.now();
    if (!open.delete(socket)) return;
    open.set(socket, connection);
  }

  return {
    note: (request, response) => {
      const { socket } = request;
      const connection = open.get(socket);
      // Closed, or about to be: an answer would not arrive.
      if (!connection || socket.writableEnded) return false;
      connection.running += 1;
      connection.request = request;
      connection.response = response;
      moveLast(socket, connection);
      response.once("close", () => {
        connection.running -= 1;
        moveLast(socket, connection);
      });
      if (areAnswersLast) response.shouldKeepAlive = false;
      return true;
    },
    makeAnswersLast: () => {
      areAnswersLast = true;
      for (const { response } of open.values()) {
        if (response && !response.headersSent) response.shouldKeepAlive = false;
      }
    },
    closeQuiet: (quietMs) => {
      const now = performance.now();
      for (const [socket, connection] of open) {
        if (connection.bytesRead !== socket.bytesRead) {
          connection.bytesRead = socket.bytesRead;
          connection.movedAt = now;
        }
        if (connection.running === 0 && now - connection.movedAt >= quietMs) socket.destroy();
      }
    },
  };
}

/** Nothing running, a request not yet whole, or an answer that is not being read. */
function waitsForClient(socket: Socket, { running, request, response }: Connection): boolean {
  return (
    running === 0 || !request?.complete || !!response?.writableEnded || socket.writableLength > 0
  );
}

/**
 * An answer may go out before its request has come in whole, as to what is too
 * large. Node closes such a connection at once when the answer is the last, and
 * the system then resets it, which can cost the client the answer. So we end
 * our half first and let the rest of the request run into nothing for a while.
 */
function lingerOverUnreadRequests(socket: Socket, connection: Connection, lingerMs: number): void {
  const destroySoon = socket.destroySoon.bind(socket);
  let isLingering = false;
  // What Node and the server's adapter call after a last answer.
  socket.destroySoon = () => {
    if (isLingering) return;
    const { request } = connection;
    if (!request || request.complete || request.destroyed) {
      destroySoon();
      return;
    }
    isLingering = true;
    socket.end();
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.once("close", () => clearTimeout(timer));
    request.once("end", () => socket.destroy());
    request.removeAllListeners("data").resume();
  };
}
