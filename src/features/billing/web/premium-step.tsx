// The way to Premium within another page: what was wanted, the terms, and the button.
import { useId } from "react";
import { gate } from "#content/site.json";
import { Button } from "#src/ui/button.tsx";
import { forgetWish } from "#src/web/wish/stored-wish.ts";
import { WishLine } from "#src/web/wish/wish-line.tsx";
import { Charges } from "./charges.tsx";
import { SubscribeButton } from "./subscribe-button.tsx";
import { SubscriptionTerms } from "./subscription-terms.tsx";

export function PremiumStep({
  hadSubscription,
  wish,
}: {
  /** Whether the trial has been used. */
  hadSubscription: boolean;
  wish: string | undefined;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-16 gap-y-6 rounded-card border border-line bg-raised p-5 md:p-8 lg:grid-cols-2"
    >
      <div>
        {wish ? <WishLine path={wish} className="mb-5" /> : null}
        <h2 id={id} className="text-24">
          Start Premium
        </h2>
        <p className="mt-3 text-muted">
          Prayer lists, reading plans, complete devotionals and the advanced Bible tools.{" "}
          {gate.free}
        </p>
      </div>
      <div>
        <Charges hadSubscription={hadSubscription} />
        <SubscriptionTerms hadSubscription={hadSubscription} className="mt-4 max-w-md" />
        <div className="mt-5 flex flex-wrap gap-3 *:max-md:w-full">
          <SubscribeButton />
          {wish ? (
            <Button kind="quiet" onClick={forgetWish}>
              Not now
            </Button>
          ) : null}
        </div>
      </div>
    </section>
  );
}
