// Pages of the site itself: messages to its operator, cards for links to pages,
// and addresses that moved.
import type { FeatureModule } from "#src/platform/feature-module.ts";
import { createContactApi } from "./contact-api.ts";
import { createContactWorkers } from "./jobs.ts";
import type { ContactPorts } from "./ports.ts";

export type { Operator } from "../contract.ts";
export { findProperUrl } from "../proper-url.ts";
// For `npm run contact`.
export { CONTACT_TOPICS } from "../rules.ts";
export { createSocialCards, createThreadDrawer } from "./social-cards.ts";
export { listMessages } from "./store.ts";

export const createPages = (ports: ContactPorts): FeatureModule => ({
  apis: [createContactApi(ports)],
  workers: createContactWorkers(ports),
});
