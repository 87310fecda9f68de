// The way to the payment provider's own page, and what is said where it is barred.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiError, callApi } from "#src/query-client.ts";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { describeCheckoutFailure } from "../rules.ts";

/** After this long on the same page the redirect has not happened. */
const REDIRECT_MS = 6000;

export function SubscribeButton({
  label = "Subscribe Now",
  className,
}: {
  label?: string;
  className?: string;
}) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [url, setUrl] = useState<string>();
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    if (!url) return undefined;
    const timer = setTimeout(() => {
      setStuck(true);
      setBusy(false);
    }, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [url]);

  const subscribe = async () => {
    if (isBusy) return;
    setBusy(true);
    setStuck(false);
    try {
      const { origin } = window.location;
      const checkout = await callApi<{ url: string }>(
        client,
        "/api/stripe/create-checkout-session",
        {
          method: "POST",
          body: {
            successUrl: `${origin}/subscription/success`,
            cancelUrl: `${origin}/subscription/canceled`,
          },
        },
      );
      setUrl(checkout.url);
      window.location.assign(checkout.url);
    } catch (error) {
      setBusy(false);
      const message = error instanceof ApiError ? error.sentence : undefined;
      showToast({ ...describeCheckoutFailure(message), tone: "danger" });
    }
  };

  return (
    <>
      <Button
        disabled={isBusy}
        isBusy={isBusy}
        busyLabel="Processing..."
        onClick={() => void subscribe()}
        className={className}
      >
        {label}
      </Button>
      {isStuck && url ? (
        <p role="alert" className="mt-4">
          The payment page did not open by itself.{" "}
          <a href={url} className="underlined">
            Open it here
          </a>
          .
        </p>
      ) : null}
    </>
  );
}
