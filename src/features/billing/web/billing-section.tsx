// The subscription in the settings: how it stands, what comes next, and every way to change it.
// Mails about it lead here.
import { useEffect } from "react";
import { Link } from "react-router";
import { billing, gate } from "#content/site.json";
import type { User } from "#src/shared/current-user.ts";
import { Button } from "#src/ui/button.tsx";
import { Row, RowSection } from "#src/ui/rows.tsx";
import { describeSubscription, hadSubscription, isPaymentDue, writeDay } from "../rules.ts";
import { Charges } from "./charges.tsx";
import { SubscribeButton } from "./subscribe-button.tsx";
import { SubscriptionTerms } from "./subscription-terms.tsx";
import { usePortal } from "./use-portal.ts";

const SECTION = "billing";

export function BillingSection({
  user,
  isPlaced,
}: {
  user: User;
  /** Whether what stands above it has its height. */
  isPlaced: boolean;
}) {
  useEffect(() => {
    // Whoever signs in at the gate of this page came for this part of it.
    if (isPlaced && window.location.hash === `#${SECTION}`)
      document.getElementById(SECTION)?.scrollIntoView();
  }, [isPlaced]);
  return (
    <RowSection id={SECTION} title="Billing">
      {user.isPremium || isPaymentDue(user) ? <Subscription user={user} /> : <Offer user={user} />}
    </RowSection>
  );
}

function Subscription({ user }: { user: User }) {
  const { isBusy, open } = usePortal();
  const isDue = isPaymentDue(user);
  const { status, next } = describeSubscription(user);
  const manage = (
    <Button
      kind={isDue ? "primary" : "secondary"}
      size="small"
      isBusy={isBusy}
      busyLabel="Opening..."
      onClick={() => open()}
    >
      Manage Subscription<span className="sr-only"> (opens in a new tab)</span>
    </Button>
  );
  return (
    <>
      <Row
        label={`Premium Plan, ${gate.price} ${gate.period}`}
        help={
          <>
            <span className={`block font-medium ${isDue ? "text-danger" : "text-ink"}`}>
              {status}
            </span>
            {next ? <span className="block">{next}</span> : null}
            {isDue ? (
              <span className="block">
                {user.isPremium
                  ? "Premium stays open for 13 days from the day of the payment."
                  : "Premium opens again as soon as the payment is made."}
              </span>
            ) : null}
          </>
        }
        control={manage}
      />
      {user.subscriptionCancels ? null : (
        <Row
          label="Cancel"
          help={`${gate.terms} Nothing that you wrote is lost.`}
          control={
            <Button kind="secondary" size="small" disabled={isBusy} onClick={() => open("cancel")}>
              Cancel Subscription<span className="sr-only"> (opens in a new tab)</span>
            </Button>
          }
        />
      )}
      <p className="py-4 text-14 text-muted">
        Cards, invoices and receipts are under Manage Subscription. {billing.guarantee}{" "}
        <Link to="/contact" className="underlined">
          write to us
        </Link>
        .
      </p>
    </>
  );
}

function Offer({ user }: { user: User }) {
  const { subscriptionStatus, subscriptionEndsAt } = user;
  const endedOn =
    subscriptionStatus === "canceled" &&
    subscriptionEndsAt &&
    writeDay(new Date(subscriptionEndsAt));
  return (
    <Row
      label="Premium Plan"
      help={
        endedOn
          ? `Your Premium ended on ${endedOn}. Nothing that you wrote is lost, and you are not charged.`
          : "You have a free account. Nothing is charged."
      }
    >
      <div className="mt-4">
        <Charges hadSubscription={hadSubscription(user)} />
        <SubscriptionTerms hadSubscription={hadSubscription(user)} className="mt-4 max-w-md" />
        <div className="mt-5 *:max-md:w-full">
          <SubscribeButton />
        </div>
      </div>
    </Row>
  );
}
