// The one way to the payment service: bounded in time as a whole, however many calls follow each
// other, and in how many run at once. Nothing of the database is held meanwhile.
import pLimit from "p-limit";
import { type Exchange, PaymentError, type PaymentProvider } from "./provider.ts";

/** For everything that one request of a person, or one event, asks of the payment service. */
export const EXCHANGE_MS = 10_000;
/** In one instance. A service that is slow must not gather sockets and memory without end. */
const AT_ONCE = 16;
const WAITING_AT_MOST = 64;

/** @param open makes a provider whose calls end with the signal */
export function createExchange(open: (signal: AbortSignal) => PaymentProvider): Exchange {
  const limit = pLimit(AT_ONCE);
  return async (signal, work) => {
    if (limit.pendingCount >= WAITING_AT_MOST) {
      throw new PaymentError("away", "Too many exchanges with the payment service are waiting");
    }
    const late = Promise.withResolvers<never>();
    const end = () =>
      late.reject(new PaymentError("away", "The exchange with the payment service took too long"));
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
    const worked = limit(async () => {
      if (signal.aborted) return late.promise;
      return work(open(signal));
    });
    try {
      return await Promise.race([worked, late.promise]);
    } finally {
      signal.removeEventListener("abort", end);
    }
  };
}
