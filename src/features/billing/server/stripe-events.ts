// Reads what Stripe, or the sandbox in its words, sends to the webhook.
import Stripe from "stripe";
import { PaymentError, type PaymentEvent } from "./provider.ts";

/**
 * An event that was signed longer ago is a replay; one from further ahead could be replayed for
 * as long as it is ahead.
 */
const TOLERANCE_SECONDS = 300;

/**
 * Checks the signature over the bytes as they came.
 * @throws PaymentError when it does not fit, or its time is not now
 */
export function readSignedEvent(
  body: Uint8Array,
  signature: string,
  secret: string,
  receivedAt: Date,
): PaymentEvent {
  // Signed, but perhaps by a newer Stripe than this code knows.
  const event = checkSignature(body, signature, secret, receivedAt) as SignedBody | null;
  const { id, type, data } = event ?? {};
  if (typeof id !== "string" || typeof type !== "string") {
    throw new PaymentError("refused", "The event has no id or no type");
  }
  return { id, type, customerId: readId(data?.object?.customer) };
}

interface SignedBody {
  readonly id?: unknown;
  readonly type?: unknown;
  readonly data?: { readonly object?: { readonly customer?: unknown } | null } | null;
}

function checkSignature(body: Uint8Array, signature: string, secret: string, receivedAt: Date) {
  try {
    const event = Stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      receivedAt.getTime(),
    );
    // The SDK refuses only what is too old.
    const aheadSeconds = readSignedAt(signature) - receivedAt.getTime() / 1000;
    if (aheadSeconds <= TOLERANCE_SECONDS) return event;
  } catch {
    throw new PaymentError("refused", "The signature does not fit");
  }
  throw new PaymentError("refused", "The event was signed in the future");
}

/** The time that the signature covers, in seconds: the last one in the header, as the SDK reads it. */
function readSignedAt(signature: string): number {
  const times = signature.split(",").filter((part) => part.startsWith("t="));
  return Number.parseInt(times.at(-1)?.slice(2) ?? "", 10);
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
