// A person's preferences over the wire.
import { z } from "zod";
import { TRANSLATION_CODES, type TranslationCode } from "#src/scripture/translations.ts";
import { isTime } from "#src/shared/calendar/local-time.ts";
import { TimeZone } from "#src/shared/wire-fields.ts";

const THEMES = ["system", "light", "dark"] as const;
const TEXT_SIZES = ["smallest", "smaller", "regular", "larger", "largest"] as const;
const KEY_MAX = 500;

const onOrOff = (name: string) => z.boolean(`${name} is either true or false`);
const key = z
  .string()
  .trim()
  .min(1, "A key cannot be empty; null removes it")
  .max(KEY_MAX, "That is too long for a key")
  .regex(/^[\x21-\x7e]+$/, "A key has no spaces and only plain letters, digits and signs")
  .nullable();

const Choices = z.object({
  emailRemindersEnabled: onOrOff("emailRemindersEnabled"),
  dailyVerseEnabled: onOrOff("dailyVerseEnabled"),
  preferredTranslation: z.enum(
    TRANSLATION_CODES as [TranslationCode, ...TranslationCode[]],
    "There is no such translation",
  ),
  reminderTime: z
    .string("The time is written as 24-hour HH:MM, for example 08:00")
    .refine(isTime, "The time is written as 24-hour HH:MM, for example 08:00")
    .meta({ example: "08:00" }),
  timeZone: TimeZone,
  theme: z.enum(THEMES, "The theme is system, light or dark"),
  textSize: z.enum(TEXT_SIZES, "There is no such text size"),
  showsVerseNumbers: onOrOff("showsVerseNumbers"),
});

/** GET /api/user/settings. Keys are never told, only whether there is one. */
export const Settings = Choices.extend({
  hasGeminiApiKey: z.boolean(),
  hasRapidApiKey: z.boolean(),
  hasChosenTranslation: z.boolean().meta({
    description:
      "Whether the user chose the translation; a chosen translation overrides a page's own default.",
  }),
  updatedAt: z.iso.datetime(),
}).meta({ id: "Settings" });
export type Settings = z.infer<typeof Settings>;

/** PATCH /api/user/settings: any of the fields; a key set to null is removed. */
export const SettingsPatch = z
  .strictObject({ ...Choices.shape, geminiApiKey: key, rapidApiKey: key })
  .partial();
export type SettingsPatch = z.infer<typeof SettingsPatch>;
