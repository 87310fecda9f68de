// What a person has marked: a topic, a verse, a piece of the library. Stored on the device
// until they sign in, and in the account from then on.
import { z } from "zod";

export const FAVOURITE_KINDS = ["topic", "verse", "devotional", "prayer", "study"] as const;
export type FavouriteKind = (typeof FAVOURITE_KINDS)[number];
/** More would be somebody filling the table, not a reader. */
export const FAVOURITES_MAX = 5000;

/**
 * One mark. `target` is a topic's slug, a verse's reference, or of the library
 * the type and the piece: `bedtime/lights-out`.
 */
export const FavouriteBody = z.strictObject({
  kind: z.enum(
    FAVOURITE_KINDS,
    "A favourite is a topic, a verse, a devotional, a prayer or a study",
  ),
  target: z
    .string("target is required")
    .trim()
    .min(1, "target is required")
    .max(120, "target can have at most 120 characters")
    .meta({ example: "anxiety" }),
});
export type FavouriteBody = z.infer<typeof FavouriteBody>;

export const Favourite = FavouriteBody.extend({ id: z.int(), createdAt: z.iso.datetime() }).meta({
  id: "Favourite",
});
export type Favourite = z.infer<typeof Favourite>;
export const Favourites = z.array(Favourite).meta({ id: "Favourites" });

/** POST /api/user/favourites/import: what the device held; marks already there stay as they are. */
export const ImportFavouritesBody = z.strictObject({
  favourites: z.array(FavouriteBody).max(1000, "At most 1000 favourites can be imported at once"),
});
export type ImportFavouritesBody = z.infer<typeof ImportFavouritesBody>;
