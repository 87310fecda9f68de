import type { FeatureModule } from "#src/platform/feature-module.ts";
import { createSearchApi, type SearchPorts } from "./api.ts";

export const createSearch = (ports: SearchPorts): FeatureModule => ({
  apis: [createSearchApi(ports)],
});
