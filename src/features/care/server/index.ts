import type { FeatureModule } from "#src/platform/feature-module.ts";
import { createCareApi } from "./api.ts";
import { createHelpPage } from "./help-page.ts";

export const createCare = ({ siteName }: { readonly siteName: string }): FeatureModule => ({
  apis: [createCareApi()],
  pages: [createHelpPage(siteName)],
});
