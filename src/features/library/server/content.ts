// The form in which the library is written, and the reading of its files.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { DIFFICULTIES } from "../contract.ts";
import { type Kind, TYPES } from "../rules.ts";

const LIBRARY_FOLDER = path.resolve(import.meta.dirname, "../../../../content/library");

/** What is written for the library is wrong; the message says where and how. */
export class LibraryError extends Error {
  override name = "LibraryError";
}

const Line = z.string().trim().min(1);
const Texts = z.array(Line).min(1);
const Id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "is no kebab-case slug");

const Item = z.strictObject({ id: Id, title: Line });

const DevotionalItem = Item.extend({
  theme: Line,
  verse: Line,
  introduction: Texts,
  reflection: Texts,
  application: Texts,
  prayer: Texts,
});
const PrayerItem = Item.extend({
  situation: Line,
  verse: Line,
  content: Texts,
  tags: z.array(Line.toLowerCase()).min(2).max(5),
});
const StudyItem = Item.extend({
  content: Texts,
  steps: Texts,
  tips: Texts,
  examples: z.array(z.strictObject({ title: Line, passage: Line, text: Texts })).min(1),
  difficulty: z.enum(DIFFICULTIES),
  duration: Line,
  worksheet: Texts.optional(),
});

const typeFile = <Category extends string, Schema extends z.ZodType>(
  category: Category,
  item: Schema,
) =>
  z.strictObject({
    type: Id,
    title: z.string().min(10).max(60),
    description: z.string().min(60).max(160),
    keywords: z.array(Line).min(3).max(10),
    category: z.literal(category),
    searchVolume: z.int().min(1),
    introduction: Texts,
    items: z.array(item).min(1),
  });

const TYPE_FILES = {
  devotionals: typeFile("Devotionals", DevotionalItem),
  prayers: typeFile("Prayers", PrayerItem),
  studies: typeFile("Bible study", StudyItem),
} as const;
export type TypeFile<K extends Kind> = z.infer<(typeof TYPE_FILES)[K]>;

/**
 * The types of a kind as they were written.
 * @throws LibraryError that names the file and what is wrong with it
 */
export function readTypeFiles<K extends Kind>(
  kind: K,
  folder: string = LIBRARY_FOLDER,
): TypeFile<K>[] {
  const place = path.join(folder, kind);
  if (!existsSync(place)) return [];
  const types: readonly string[] = TYPES[kind];
  return readdirSync(place)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => {
      const file = `content/library/${kind}/${name}`;
      const read = TYPE_FILES[kind].safeParse(parseJson(file, path.join(place, name)));
      if (!read.success) throw new LibraryError(`${file}: ${z.prettifyError(read.error)}`);
      const { type, items } = read.data;
      if (`${type}.json` !== name) throw new LibraryError(`${file} holds the type ${type}.`);
      if (!types.includes(type))
        throw new LibraryError(`${file}: there is no type ${type} of ${kind}.`);
      const ids = items.map(({ id }) => id);
      const twice = ids.find((id, index) => ids.indexOf(id) !== index);
      if (twice) throw new LibraryError(`${file} has two pieces called ${twice}.`);
      return read.data as TypeFile<K>;
    });
}

function parseJson(file: string, at: string): unknown {
  try {
    return JSON.parse(readFileSync(at, "utf8"));
  } catch (error) {
    throw new LibraryError(`${file}: ${(error as Error).message}`);
  }
}
