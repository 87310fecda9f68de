// What is paid when, as a table: what a person agrees to, at a glance.
import { gate } from "#content/site.json";
import { firstChargeAt, writeDay } from "../rules.ts";

export function Charges({ hadSubscription }: { hadSubscription: boolean }) {
  const { price, period } = gate;
  const rows = hadSubscription
    ? [["Today", `${price}, the first charge`]]
    : [
        ["Today", "$0.00"],
        [writeDay(firstChargeAt(new Date(), false)), `${price}, the first charge`],
      ];
  return (
    <dl className="max-w-md border-line border-t">
      {[...rows, ["After that", `${price} ${period}`]].map(([when, what]) => (
        <div
          key={when}
          className="flex flex-wrap justify-between gap-x-3 border-line border-b py-2.5"
        >
          {/* Midnight may pass between the server's rendering and the browser's. */}
          <dt className="text-muted" suppressHydrationWarning>
            {when}
          </dt>
          <dd className="font-medium lining-nums">{what}</dd>
        </div>
      ))}
    </dl>
  );
}
