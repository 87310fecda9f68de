import type { Database } from "#src/platform/db/database.ts";
import type { FeatureModule } from "#src/platform/feature-module.ts";
import { createFavouritesApi, readFavouritesForExport } from "./api.ts";

export const createFavourites = ({ db }: { readonly db: Database }): FeatureModule => ({
  apis: [createFavouritesApi(db)],
  exportPersonalData: { favourites: readFavouritesForExport },
});
