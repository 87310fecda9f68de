// Reads what Stripe, or the sandbox in its words, sends to the webhook.
import Stripe from "stripe";
import { PaymentError, type PaymentEvent } from "./provider.ts";

/** An event that was signed longer ago is a replay. */
const TOLERANCE_SECONDS = 300;

/**
 * Checks the signature over the bytes as they came.
 * @throws PaymentError when it does not fit, or is too old
 */
export function readSignedEvent(
  body: Uint8Array,
  signature: string,
  secret: string,
  receivedAt: Date,
): PaymentEvent {
  const event = checkSignature(body, signature, secret, receivedAt);
  const { id, type } = event;
  if (typeof id !== "string" || typeof type !== "string") {
    throw new PaymentError("refused", "The event has no id or no type");
  }
  const about = event.data?.object as { customer?: unknown } | undefined;
  return { id, type, customerId: readId(about?.customer) };
}

function checkSignature(body: Uint8Array, signature: string, secret: string, receivedAt: Date) {
  try {
    return Stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      receivedAt.getTime(),
    );
  } catch {
    throw new PaymentError("refused", "The signature does not fit");
  }
}

/** Stripe names a thing by its id, or shows the whole thing where it was asked to. */
function readId(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value === "object" && value !== null && "id" in value) return readId(value.id);
  return undefined;
}

/** The header that goes with a body; the sandbox signs as Stripe does. */
export function signEvent(body: string, secret: string, sentAt: Date): string {
  return Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret,
    timestamp: Math.floor(sentAt.getTime() / 1000),
  });
}
