// The way to the payment service's page, as a button needs it.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { showToast } from "#src/ui/toaster.tsx";
import { ApiError, callApi } from "#src/web/query-client.ts";
import { rememberWish, useWish } from "#src/web/wish/stored-wish.ts";
import { wishOfPage } from "#src/web/wish/wish.ts";
import type { CheckoutBody, PaymentPage } from "../contract.ts";
import { describeCheckoutFailure } from "../rules.ts";

/** After this long on the same page the redirect has not happened. */
const REDIRECT_MS = 6000;

export interface Checkout {
  readonly isBusy: boolean;
  /** The page to pay on, where the browser did not go there by itself. */
  readonly stuckAt: string | undefined;
  readonly start: () => void;
}

export function useCheckout(): Checkout {
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  const known = useWish();
  const wish = wishOfPage(`${pathname}${search}`) ?? known;
  const [stuckAt, setStuckAt] = useState<string>();
  const { mutate, reset, isPending, data } = useMutation({
    mutationFn: () => {
      const { origin } = window.location;
      // Kept on the device, so that the provider's page needs to know nothing of it.
      const isKept = wish === undefined || rememberWish(wish);
      const query = isKept ? "" : `?${new URLSearchParams({ wish })}`;
      const body: CheckoutBody = {
        successUrl: `${origin}/subscription/success${query}`,
        cancelUrl: `${origin}/subscription/canceled${query}`,
      };
      const path = "/api/stripe/create-checkout-session";
      return callApi<PaymentPage>(client, path, { method: "POST", body });
    },
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => {
      const message = error instanceof ApiError ? error.sentence : undefined;
      showToast({ ...describeCheckoutFailure(message), tone: "danger" });
    },
  });
  const url = data?.url;
  useEffect(() => {
    setStuckAt(undefined);
    if (!url) return undefined;
    const timer = setTimeout(() => setStuckAt(url), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [url]);
  useEffect(() => {
    // Back from the payment page, the browser may show this one as it was left.
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) reset();
    };
    window.addEventListener("pageshow", comeBack);
    return () => window.removeEventListener("pageshow", comeBack);
  }, [reset]);

  const isBusy = isPending || (url !== undefined && !stuckAt);
  return {
    isBusy,
    stuckAt,
    start: () => {
      if (!isBusy) mutate();
    },
  };
}
