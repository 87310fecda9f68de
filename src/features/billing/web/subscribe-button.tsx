import { Button } from "#src/ui/button.tsx";
import { useCurrentUser } from "#src/web/current-user.ts";
import { owesPayment } from "../rules.ts";
import { useCheckout } from "./use-checkout.ts";
import { usePortal } from "./use-portal.ts";

/** Leads to the payment service; users who owe a payment are led to where they can make it. */
export function SubscribeButton(props: { label?: string; className?: string }) {
  const user = useCurrentUser();
  return owesPayment(user) ? <PayButton {...props} /> : <CheckoutButton {...props} />;
}

function CheckoutButton({
  label = "Subscribe Now",
  className,
}: {
  label?: string;
  className?: string;
}) {
  const user = useCurrentUser();
  const { isBusy, stuckAt, start } = useCheckout();
  return (
    <>
      <Button
        disabled={isBusy || user?.isPremium}
        isBusy={isBusy}
        busyLabel="Processing..."
        onClick={start}
        className={className}
      >
        {label}
      </Button>
      {stuckAt ? (
        <p role="alert" className="mt-4">
          The payment page did not open by itself.{" "}
          <a href={stuckAt} className="underlined">
            Open it here
          </a>
          .
        </p>
      ) : null}
    </>
  );
}

function PayButton({ className }: { className?: string }) {
  const { isBusy, open } = usePortal();
  return (
    <>
      <p className="mb-4 max-w-md">
        A payment for your subscription did not go through. Premium opens again as soon as it is
        made.
      </p>
      <Button isBusy={isBusy} busyLabel="Opening..." onClick={() => open()} className={className}>
        Manage Subscription
      </Button>
    </>
  );
}
