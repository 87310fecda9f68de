// What a reader has highlighted: verses, or words within a verse of one
// translation. Stored on the device until they sign in, and in the account from
// then on. It is free for everybody.
import { z } from "zod";
import { EMBEDDED_CODES } from "#src/scripture/translations.ts";
import {
  CHANGES_AT_ONCE_MAX,
  COLOR_NAME_MAX,
  HIGHLIGHT_COLORS,
  type HighlightColor,
} from "./rules.ts";

/** Words within the stored text of a verse, which are those of one translation. */
const Words = z.strictObject({
  translation: z.enum(EMBEDDED_CODES, "Words are highlighted in a translation that is read here"),
  start: z.int().min(0).max(5000).meta({ description: "Offset into the verse's text." }),
  end: z.int().min(1).max(5000).meta({ description: "Offset after the last letter." }),
});

const Place = z.strictObject({
  reference: z
    .string("reference is required")
    .trim()
    .min(1, "reference is required")
    .max(60, "reference can have at most 60 characters")
    .meta({ example: "John 3:16", description: "One verse." }),
  words: Words.optional().meta({ description: "Absent where the whole verse is highlighted." }),
});
/** What is highlighted. */
export type HighlightPlace = z.infer<typeof Place>;

export const Highlight = Place.extend({
  color: z.enum(HIGHLIGHT_COLORS),
  changedAt: z.iso.datetime(),
}).meta({ id: "Highlight" });
export type Highlight = z.infer<typeof Highlight>;
export const Highlights = z.array(Highlight).meta({ id: "Highlights" });

export const HighlightsQuery = z.strictObject({
  chapter: z
    .string()
    .trim()
    .max(60)
    .optional()
    .meta({ example: "John 3", description: "Only those in this chapter." }),
});

/** One change, as a device made it. */
export const HighlightChange = Place.extend({
  color: z
    .enum(HIGHLIGHT_COLORS, "A highlight is yellow, green, blue, pink or purple")
    .nullable()
    .meta({ description: "Null removes the highlight." }),
  changedAt: z.iso.datetime().meta({
    description:
      "When it was changed on the device. An older change never undoes a newer one of the same place.",
  }),
});
export type HighlightChange = z.infer<typeof HighlightChange>;

/** POST /api/user/highlights/changes */
export const HighlightChangesBody = z.strictObject({
  changes: z
    .array(HighlightChange)
    .max(CHANGES_AT_ONCE_MAX, `At most ${CHANGES_AT_ONCE_MAX} changes can be sent at once`),
});
export type HighlightChangesBody = z.infer<typeof HighlightChangesBody>;

const name = z
  .string()
  .trim()
  .max(COLOR_NAME_MAX, `A name can have at most ${COLOR_NAME_MAX} characters`);
/** What a reader calls the colors; a color without a name of theirs keeps its own. */
export const ColorNames = z
  .strictObject(
    Object.fromEntries(HIGHLIGHT_COLORS.map((color) => [color, name.optional()])) as Record<
      HighlightColor,
      z.ZodOptional<typeof name>
    >,
  )
  .meta({ id: "ColorNames", example: { yellow: "Promises" } });
export type ColorNames = z.infer<typeof ColorNames>;
