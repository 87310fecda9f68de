// Stands first on the dashboard while a payment is owed.
import { useId } from "react";
import { Button } from "#src/ui/button.tsx";
import { usePortal } from "./use-portal.ts";

export function PaymentDue({ isPremium }: { isPremium: boolean }) {
  const id = useId();
  const { isBusy, open } = usePortal();
  return (
    <section
      aria-labelledby={id}
      className="rounded-card border border-line border-l-4 border-l-danger bg-raised p-5 md:p-8"
    >
      <h2 id={id} className="text-24">
        A payment did not go through
      </h2>
      <p className="mt-3 max-w-2xl text-muted">
        {isPremium
          ? "Nothing is closed yet: Premium stays open for 13 days from the day of the payment. Use another card, or confirm the payment with your bank."
          : "Premium opens again as soon as the payment is made. Nothing that you wrote is lost."}
      </p>
      <Button
        className="mt-5 max-md:w-full"
        isBusy={isBusy}
        busyLabel="Opening..."
        onClick={() => open()}
      >
        Manage Subscription<span className="sr-only"> (opens in a new tab)</span>
      </Button>
    </section>
  );
}
