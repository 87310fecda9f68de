// The subscription in a member's menu: how it stands, what comes next, and the way to change it.
import { useCurrentUser } from "#src/web/current-user.ts";
import { describeSubscription } from "../rules.ts";
import { usePortal } from "./use-portal.ts";

const itemClass =
  "flex min-h-11 w-full items-center rounded-control px-3 text-left text-ink hover:bg-sunk disabled:opacity-50";

export function SubscriptionBlock() {
  const user = useCurrentUser();
  const { isBusy, open } = usePortal();
  if (!user) return null;
  const { status, next } = describeSubscription(user);
  return (
    <section aria-label="Your subscription">
      <p className="px-3 pt-2 text-14 text-muted">
        Subscription: <span className="font-semibold text-ink">{status}</span>
        {next ? <span className="block">{next}</span> : null}
      </p>
      <button
        type="button"
        className={itemClass}
        aria-busy={isBusy || undefined}
        disabled={isBusy}
        onClick={() => open()}
      >
        Manage Subscription
        <span className="sr-only"> (opens in a new tab)</span>
      </button>
      {user.subscriptionCancels ? null : (
        <button
          type="button"
          className={itemClass}
          disabled={isBusy}
          onClick={() => open("cancel")}
        >
          Cancel Subscription
          <span className="sr-only"> (opens in a new tab)</span>
        </button>
      )}
    </section>
  );
}
