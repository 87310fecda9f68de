import type { FeatureModule } from "#src/platform/feature-module.ts";
import { createSettingsApi, readSettingsForExport, type SettingsPorts } from "./api.ts";

// For accounts, which stand below.
export { laySettings } from "./service.ts";

export const createSettings = (ports: SettingsPorts): FeatureModule => ({
  apis: [createSettingsApi(ports)],
  exportPersonalData: { settings: readSettingsForExport },
});
