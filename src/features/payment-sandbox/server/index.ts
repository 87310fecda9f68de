// The payment sandbox with its pages, in the place of a payment service. It is
// loaded only where there is no other (`server/load-sandbox.ts`).
import type { Payments } from "#src/features/billing/server/service.ts";
import type { FeatureModule } from "#src/platform/feature-module.ts";
import { createSandboxApi, type SandboxApiPorts } from "./api.ts";
import { createSandbox as createService, type SandboxPorts } from "./sandbox.ts";

export interface SandboxModule extends FeatureModule {
  /** For billing, which knows it as it knows Stripe. */
  readonly payments: Payments;
}

export function createSandbox(
  ports: SandboxPorts & Omit<SandboxApiPorts, "sandbox">,
): SandboxModule {
  const sandbox = createService(ports);
  return { payments: sandbox.payments, pages: [createSandboxApi({ ...ports, sandbox })] };
}
