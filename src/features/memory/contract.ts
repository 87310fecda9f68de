// Verses that a reader learns by heart. Stored on the device until they sign in,
// and in the account from then on. It is free for everybody.
import { z } from "zod";
import { EMBEDDED_CODES } from "#src/scripture/translations.ts";
import { CARDS_AT_ONCE_MAX, GRADES, REVIEWS_AT_ONCE_MAX } from "./rules.ts";

const Name = z.strictObject({
  reference: z
    .string("reference is required")
    .trim()
    .min(1, "reference is required")
    .max(60, "reference can have at most 60 characters")
    .meta({ example: "John 3:16", description: "Verses of one chapter in a row." }),
  translation: z
    .enum(EMBEDDED_CODES, "Verses are learned in a translation that is read here")
    .meta({ example: "WEB" }),
});

const CardDates = z.object({
  addedAt: z.iso.datetime(),
  removedAt: z.iso.datetime().nullable().meta({
    description: "A card is removed if this is set and not before `addedAt`.",
  }),
});

const Review = z.strictObject({
  id: z.uuid("A review has an id of its own").meta({ description: "Created by the device." }),
  at: z.iso.datetime(),
  grade: z
    .union(
      GRADES.map((grade) => z.literal(grade)),
      "A grade is 1, 2 or 3",
    )
    .meta({ description: "1: not yet, 2: almost, 3: yes." }),
});
export type MemoryReview = z.infer<typeof Review>;

export const MemoryCard = Name.extend(CardDates.shape)
  .extend({
    text: z.string().meta({ description: "The words of the passage in that translation." }),
    href: z.string().meta({ example: "/bible/web/john/3#v16" }),
    reviews: z.array(Review).readonly().meta({ description: "In the order of time." }),
  })
  .meta({ id: "MemoryCard" });
export type MemoryCard = z.infer<typeof MemoryCard>;

/** GET /api/user/memory */
export const MemoryCards = z.array(MemoryCard).meta({ id: "MemoryCards" });

/** PUT /api/user/memory */
export const MemoryChangesBody = z.strictObject({
  cards: z
    .array(Name.extend(CardDates.shape))
    .max(CARDS_AT_ONCE_MAX, `At most ${CARDS_AT_ONCE_MAX} cards can be sent at once`),
  reviews: z
    .array(Review.extend(Name.shape))
    .max(REVIEWS_AT_ONCE_MAX, `At most ${REVIEWS_AT_ONCE_MAX} reviews can be sent at once`),
});
export type MemoryChangesBody = z.infer<typeof MemoryChangesBody>;
