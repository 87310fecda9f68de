// Helplines by country: the committed table, and which of them fit a danger.
import { z } from "zod";
import helplinesFile from "#content/helplines.json" with { type: "json" };
import type { DANGERS } from "../contract.ts";

/** What a line is there for. */
export const HELPS = ["crisis", "violence", "sexual", "child", "eating", "addiction"] as const;
export type Help = (typeof HELPS)[number];

/** As it is written for people: digits in groups. */
const PhoneNumber = z.string().regex(/^\d[\d -]*\d$/);
const Sources = z.array(z.url({ protocol: /^https?$/ })).min(1);

const HelplineSchema = z
  .strictObject({
    helps: z.array(z.enum(HELPS)).min(1),
    /** For whom it is, where a country has one for each: who is in danger, or who worries about them. */
    for: z.enum(["writer", "other"]).optional(),
    name: z.string().min(1),
    number: PhoneNumber.optional(),
    sms: z.strictObject({ number: PhoneNumber, words: z.string().optional() }).optional(),
    cost: z.enum(["free", "free from mobile phones"]).optional(),
    hours: z.string().optional(),
    web: z.url({ protocol: /^https$/ }).optional(),
    sources: Sources,
  })
  .refine(({ number, sms, web }) => number ?? sms ?? web, "A line has a way to reach it");
export type Helpline = z.infer<typeof HelplineSchema>;

const HelplinesSchema = z.strictObject({
  note: z.string().min(1),
  checked: z.iso.date(),
  countries: z.array(
    z.strictObject({
      code: z.string().regex(/^[A-Z]{2}$/),
      name: z.string().min(1),
      emergency: z.strictObject({
        number: PhoneNumber,
        /** Where it reaches one service alone. */
        service: z.literal("police").optional(),
        sources: Sources,
      }),
      lines: z.array(HelplineSchema),
    }),
  ),
});
export type HelpCountry = z.infer<typeof HelplinesSchema>["countries"][number];

export const HELPLINES = HelplinesSchema.parse(helplinesFile);

/** By the code of the country (`US`). */
export const findHelp = (country: string | undefined): HelpCountry | undefined =>
  HELPLINES.countries.find(({ code }) => code === country);

const HELP_FOR: Readonly<Record<(typeof DANGERS)[number], readonly Help[]>> = {
  suicide: ["crisis"],
  "self-harm": ["crisis"],
  violence: ["violence"],
  sexual: ["sexual", "violence"],
  child: ["child"],
  harm: ["crisis"],
  eating: ["eating", "crisis"],
  psychosis: ["crisis"],
  addiction: ["addiction", "crisis"],
};

/** The lines of the first help that the country has a number for; then those without one. */
export function listLines(
  { lines }: HelpCountry,
  danger: (typeof DANGERS)[number],
  who: "writer" | "other" | "both",
): readonly Helpline[] {
  const found = HELP_FOR[danger].map((help) =>
    lines.filter(
      (line) => line.helps.includes(help) && (!line.for || who === "both" || line.for === who),
    ),
  );
  return (
    found.find((some) => some.some(({ number }) => number)) ??
    found.find((some) => some.length > 0) ??
    []
  );
}
