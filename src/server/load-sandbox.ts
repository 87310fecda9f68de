// Whether payments are played instead of made.
import type { createSandbox } from "#src/features/payment-sandbox/server/index.ts";
import type { StripeConfig } from "#src/platform/config.ts";

/**
 * The sandbox's code, only where nobody else than this machine can subscribe and
 * no key is set: a start with real keys does not even read it.
 */
export async function loadSandbox(config: {
  readonly stripe: StripeConfig | undefined;
  readonly isLoopback: boolean;
}): Promise<typeof createSandbox | undefined> {
  if (config.stripe || !config.isLoopback) return undefined;
  return (await import("#src/features/payment-sandbox/server/index.ts")).createSandbox;
}
