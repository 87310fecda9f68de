import type { FeatureModule } from "#src/platform/feature-module.ts";
import { createReaderApi, type ReaderPorts } from "./api.ts";

export const createReader = (ports: ReaderPorts): FeatureModule => ({
  apis: [createReaderApi(ports)],
});
