// What is said when subscribing does not work. Browser-safe and pure.

export interface CheckoutFailure {
  readonly title: string;
  readonly text: string;
}

/** @param message the server's own sentence, where it gave one */
export function describeCheckoutFailure(message: string | undefined): CheckoutFailure {
  const title = "Checkout failed";
  if (!message) return { title, text: "Failed to create checkout session" };
  if (/already has premium/i.test(message)) {
    return { title: "Already Premium", text: "Refresh the page to see your premium features" };
  }
  if (/customer setup failed/i.test(message)) {
    return { title, text: "Account setup failed. Please try again." };
  }
  if (/session creation failed/i.test(message)) {
    return { title, text: "Payment setup failed. Please try again." };
  }
  if (/unavailable/i.test(message)) {
    return { title, text: "Payment service temporarily unavailable. Please try again later." };
  }
  return { title, text: message };
}

export const TRIAL_DAYS = 7;

/** When a person who subscribes now is first charged: after the trial, which is given once. */
export function firstChargeAt(now: Date, hadSubscription: boolean): Date {
  return new Date(now.getTime() + (hadSubscription ? 0 : TRIAL_DAYS * 86_400_000));
}
