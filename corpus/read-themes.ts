// The themes that we write (`content/themes/`): what people look for in the
// Bible by meaning, and the verses that speak to it.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { readReference } from "../src/scripture/references/read-reference.ts";

const Theme = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(1),
  aliases: z.array(z.string().min(1)),
  asks: z.array(z.string().min(1)),
  verses: z.array(z.tuple([z.string(), z.union([z.literal(1), z.literal(2), z.literal(3)])])),
  related: z.array(z.string()),
});
export type Theme = z.infer<typeof Theme>;

export const THEMES = path.resolve(import.meta.dirname, "../content/themes");

/** By slug. Throws an Error that names the theme and what is wrong with it. */
export function readThemes(): Theme[] {
  const themes = readdirSync(THEMES)
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) =>
      z.array(Theme).parse(JSON.parse(readFileSync(path.join(THEMES, file), "utf8"))),
    )
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
  themes.forEach((theme, index) => {
    if (themes[index - 1]?.slug === theme.slug)
      throw new Error(`Two themes are called ${theme.slug}.`);
  });
  return themes;
}

/** Every text of a theme that a query may resemble, in a fixed order. */
export const phrasesOf = (theme: Theme): string[] => [
  ...new Set([theme.name, ...theme.aliases, ...theme.asks]),
];

/** A theme's verses as ordinals: first, last, grade. Throws an Error for one that does not exist. */
export function resolveVerses(theme: Theme): [start: number, end: number, grade: number][] {
  return theme.verses.map(([reference, grade]) => {
    const reading = readReference(reference);
    if (reading.kind !== "reference" || reading.ranges.length !== 1) {
      throw new Error(`The theme ${theme.slug} names ${reference}, which is no passage.`);
    }
    const [{ start, end } = { start: 0, end: 0 }] = reading.ranges;
    return [start, end, grade];
  });
}
