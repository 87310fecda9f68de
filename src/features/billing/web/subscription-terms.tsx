// What a person agrees to, said before the button: the price, when it is first charged, how to
// end it, and how to have it back.
import { Link } from "react-router";
import { billing, gate } from "#content/site.json";
import { firstChargeAt, TRIAL_DAYS, writeDay } from "../rules.ts";

export function SubscriptionTerms({
  hadSubscription,
  className = "",
}: {
  /** Whether the trial has been used. */
  hadSubscription: boolean;
  className?: string;
}) {
  const price = `${gate.price} ${gate.period}`;
  return (
    <div className={`space-y-2 text-14 text-muted ${className}`}>
      <p>
        {hadSubscription ? (
          `Your free trial has been used: ${price}, the first charge is made today.`
        ) : (
          <>
            Your free trial begins when you subscribe, not before: {TRIAL_DAYS} days free, then{" "}
            {price}. The trial ends and the first charge is made on{" "}
            {/* Midnight may pass between the server's rendering and the browser's. */}
            <span className="whitespace-nowrap" suppressHydrationWarning>
              {writeDay(firstChargeAt(new Date(), false))}
            </span>
            , unless you cancel before.
          </>
        )}
      </p>
      <p>
        {gate.terms} {billing.howToCancel} {billing.guarantee}{" "}
        <Link to="/contact" className="underlined">
          write to us
        </Link>
        .
      </p>
    </div>
  );
}
