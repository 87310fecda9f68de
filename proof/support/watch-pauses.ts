// Somebody else who asks a quick question over and over, from a thread of their
// own: how long they wait is how long the process was busy with one request.
import { once } from "node:events";
import { Worker } from "node:worker_threads";

export interface PauseWatch {
  /** The longest wait since the last call, in milliseconds; begins to count anew. */
  readonly takeLongest: () => Promise<number>;
  readonly end: () => Promise<void>;
}

/** @param address what is asked: an answer that costs next to nothing */
export async function watchPauses(address: string): Promise<PauseWatch> {
  const worker = new Worker(ASKER, { eval: true, workerData: { address } });
  await once(worker, "message");
  return {
    takeLongest: async () => {
      worker.postMessage("take");
      const [longest] = (await once(worker, "message")) as [number];
      return longest;
    },
    end: async () => {
      await worker.terminate();
    },
  };
}

const ASKER = `
const { parentPort, workerData } = require("node:worker_threads");
const http = require("node:http");
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
const PAUSE_MS = 3;
let longest = 0;
let askedAt = performance.now();
const ask = () => {
  askedAt = performance.now();
  const request = http.get(workerData.address, { agent }, (response) => {
    response.resume();
    response.on("end", () => {
      longest = Math.max(longest, performance.now() - askedAt);
      setTimeout(ask, PAUSE_MS);
    });
  });
  request.on("error", () => {
    longest = Math.max(longest, performance.now() - askedAt);
    setTimeout(ask, PAUSE_MS);
  });
};
ask();
parentPort.on("message", () => {
  parentPort.postMessage(longest);
  longest = 0;
});
parentPort.postMessage("ready");
`;
