// Below the price on the first page: the terms and the way to subscribe.

import { Button } from "#src/ui/button.tsx";
import { useCurrentUser } from "#src/web/current-user.ts";
import { hadSubscription, owesPayment } from "../rules.ts";
import { SignInToContinue } from "./gate.tsx";
import { SubscribeButton } from "./subscribe-button.tsx";
import { SubscriptionTerms } from "./subscription-terms.tsx";

export function PricingAction() {
  const user = useCurrentUser();
  if (user?.isPremium) {
    return (
      <div className="mt-6">
        <Button disabled>You have Premium</Button>
      </div>
    );
  }
  return (
    <>
      {owesPayment(user) ? null : (
        <SubscriptionTerms hadSubscription={hadSubscription(user)} className="mt-4 max-w-96" />
      )}
      <div className="mt-6 *:max-md:w-full">
        {user ? <SubscribeButton /> : <SignInToContinue />}
      </div>
    </>
  );
}
