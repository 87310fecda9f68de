// The payment service's page on which a subscription is managed. It opens in a tab of its own.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { showToast } from "#src/ui/toaster.tsx";
import { currentUserQuery } from "#src/web/current-user.ts";
import { ApiError, callApi } from "#src/web/query-client.ts";
import { runMutation } from "#src/web/run-mutation.ts";
import type { PaymentPage, PortalBody } from "../contract.ts";

type PortalPurpose = NonNullable<PortalBody["purpose"]>;

export interface Portal {
  readonly isBusy: boolean;
  readonly open: (purpose?: PortalPurpose) => void;
}

export function usePortal(): Portal {
  const client = useQueryClient();
  const [wasOpened, setOpened] = useState(false);
  useEffect(() => {
    if (!wasOpened) return undefined;
    // Back in this tab, the subscription may be another. Phones tell of the
    // tab that comes to the front, and not always of focus.
    const lookAgain = () => {
      if (document.visibilityState === "hidden") return;
      void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    };
    window.addEventListener("focus", lookAgain);
    document.addEventListener("visibilitychange", lookAgain);
    return () => {
      window.removeEventListener("focus", lookAgain);
      document.removeEventListener("visibilitychange", lookAgain);
    };
  }, [wasOpened, client]);

  // In the menu of every page, where `useMutation` would be a kilobyte more.
  const [isBusy, setBusy] = useState(false);
  const open = (purpose: PortalPurpose = "manage") => {
    if (isBusy) return;
    setBusy(true);
    // Browsers let a tab open only while the press is being answered.
    const tab = window.open("", "_blank");
    if (tab) tab.opener = null;
    void runMutation(
      client,
      {
        mutationFn: () => {
          const body: PortalBody = { returnUrl: window.location.origin, purpose };
          const path = "/api/stripe/customer-portal";
          return callApi<PaymentPage>(client, path, { method: "POST", body });
        },
        onSuccess: ({ url }) => {
          setOpened(true);
          if (tab) tab.location.replace(url);
          else window.location.assign(url);
        },
        onError: (error) => {
          tab?.close();
          const sentence = error instanceof ApiError ? error.sentence : undefined;
          showToast({
            title: "Portal access failed",
            text: sentence ?? "Failed to open customer portal",
            tone: "danger",
          });
        },
        onSettled: () => setBusy(false),
      },
      undefined,
    );
  };
  return { isBusy, open };
}
