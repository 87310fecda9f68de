import type { FeatureModule } from "#src/platform/feature-module.ts";
import { createCareApi } from "./api.ts";
import { createHelpPage, type HelpPagePorts } from "./help-page.ts";

export const createCare = (ports: HelpPagePorts): FeatureModule => ({
  apis: [createCareApi()],
  pages: [createHelpPage(ports)],
});
