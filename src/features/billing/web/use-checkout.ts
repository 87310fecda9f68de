// The way to the payment service's page, as a button needs it.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { showToast } from "#src/ui/toaster.tsx";
import { ApiError, callApi } from "#src/web/query-client.ts";
import type { CheckoutBody, PaymentPage } from "../contract.ts";
import { describeCheckoutFailure } from "../rules.ts";

/** After this long on the same page the redirect has not happened. */
const REDIRECT_MS = 6000;

export interface Checkout {
  readonly isBusy: boolean;
  /** The page to pay on, where the browser did not go there by itself. */
  readonly stuckAt: string | undefined;
  readonly start: () => Promise<void>;
}

export function useCheckout(): Checkout {
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
  useEffect(() => {
    // Back from the payment page, the browser may show this one as it was left.
    const comeBack = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      setBusy(false);
      setUrl(undefined);
    };
    window.addEventListener("pageshow", comeBack);
    return () => window.removeEventListener("pageshow", comeBack);
  }, []);

  const start = async () => {
    if (isBusy) return;
    setBusy(true);
    setStuck(false);
    setUrl(undefined);
    const { origin } = window.location;
    const body: CheckoutBody = {
      successUrl: `${origin}/subscription/success`,
      cancelUrl: `${origin}/subscription/canceled`,
    };
    try {
      const path = "/api/stripe/create-checkout-session";
      const page = await callApi<PaymentPage>(client, path, { method: "POST", body });
      setUrl(page.url);
      window.location.assign(page.url);
    } catch (error) {
      setBusy(false);
      const message = error instanceof ApiError ? error.sentence : undefined;
      showToast({ ...describeCheckoutFailure(message), tone: "danger" });
    }
  };
  return { isBusy, stuckAt: isStuck ? url : undefined, start };
}
