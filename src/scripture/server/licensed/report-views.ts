// API.Bible's terms ask that each view of a text be reported (its Fair Use
// Management System). The report goes from server to server: the token that came
// with the text, a random name for this process and one for the view. Nobody's
// browser is told of, and no script of others runs on our pages.
import { randomUUID } from "node:crypto";
import pLimit from "p-limit";

export interface ViewReports {
  /** Returns at once; what fails is counted and not tried again. */
  readonly report: (viewToken: string) => void;
  /** For an orderly end, and for tests. */
  readonly settle: () => Promise<void>;
}

const TIMEOUT_MS = 5_000;
const WAITING_MAX = 500;

/** @param address `https://fums.api.bible/f3` */
export function createViewReports(
  address: string,
  observe: (outcome: "reported" | "lost") => void,
): ViewReports {
  const deviceId = randomUUID();
  const inTurn = pLimit(2);
  const underWay = new Set<Promise<void>>();

  const send = async (viewToken: string): Promise<void> => {
    const url = new URL(address);
    url.searchParams.set("t", viewToken);
    url.searchParams.set("dId", deviceId);
    url.searchParams.set("sId", randomUUID());
    try {
      const response = await fetch(url, {
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      observe(response.ok ? "reported" : "lost");
    } catch {
      observe("lost");
    }
  };

  return {
    report: (viewToken) => {
      if (underWay.size >= WAITING_MAX) {
        observe("lost");
        return;
      }
      const sending = inTurn(() => send(viewToken)).finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    settle: async () => {
      await Promise.all(underWay);
    },
  };
}
