// Takes what the payment service tells. An event is stored before anything is done with it, so that
// none is lost, and applied at once, so that a person who has paid need not wait.
import { UserError } from "#src/platform/errors.ts";
import { defineQueue } from "#src/platform/jobs/jobs.ts";
import { applyEvent } from "./converge.ts";
import type { BillingPorts } from "./ports.ts";
import { PaymentError, type PaymentEvent, type Payments } from "./provider.ts";
import { saveEvent } from "./store/events.ts";

/** The events after which a subscription may be another than before. */
const EVENTS_THAT_MATTER = new Set([
  "checkout.session.completed",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.trial_will_end",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
  "charge.refunded",
]);

/** An answer that takes longer counts as none, and the payment service would send it again. */
const ANSWER_WITHIN_MS = 6_000;

/** Events that could not be applied at once. */
export const WAITING_EVENTS = defineQueue<{ readonly eventId: string }>("payment-events");

/**
 * @param body the bytes as they came, since they are what was signed
 * @throws UserError 400 for what the payment service did not sign, or not just now; 503 where
 *   there is none
 */
export async function receiveEvent(
  ports: BillingPorts,
  body: Uint8Array,
  signature: string | undefined,
): Promise<void> {
  const { payments, db, clock, jobs, log } = ports;
  if (!payments) throw new UserError("unavailable", "Payment service temporarily unavailable");
  const event = readEvent(payments, body, signature, clock.now());
  if (!EVENTS_THAT_MATTER.has(event.type)) return;
  await saveEvent(db, event, clock.now());
  const { promise: tooLong, resolve } = Promise.withResolvers<"too-long">();
  const timer = setTimeout(() => resolve("too-long"), ANSWER_WITHIN_MS);
  const applying = applyEvent(ports, payments, event.id).then(
    () => "applied" as const,
    (error: unknown) => {
      log.warn({ err: error, event: event.id }, "a payment event could not be applied at once");
      return "failed" as const;
    },
  );
  try {
    const outcome = await Promise.race([applying, tooLong]);
    if (outcome === "applied") return;
    await jobs.send(db, WAITING_EVENTS, { eventId: event.id });
  } finally {
    clearTimeout(timer);
  }
}

function readEvent(
  payments: Payments,
  body: Uint8Array,
  signature: string | undefined,
  receivedAt: Date,
): PaymentEvent {
  try {
    return payments.readEvent(body, signature ?? "", receivedAt);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    throw new UserError("invalid", "This was not signed by the payment service");
  }
}
