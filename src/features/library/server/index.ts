import type { FeatureModule } from "#src/platform/feature-module.ts";
import { createLibraryApi } from "./api.ts";
import type { Library } from "./open-library.ts";

export { LibraryError } from "./content.ts";
export { findPiecesAbout } from "./find-type.ts";
export { type Library, openLibrary } from "./open-library.ts";

export const createLibrary = ({ library }: { readonly library: Library }): FeatureModule => ({
  apis: [createLibraryApi(library)],
});
