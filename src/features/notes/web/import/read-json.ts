// Notes of a JSON file: Berea's own export, or a list whose fields have common names.
import type { RawNote } from "./imported-note.ts";

const LISTS = ["studyNotes", "notes", "items"];

/** @throws Error with a sentence where there are no notes in it */
export function readJson(text: string): RawNote[] {
  const list = findList(parse(text));
  if (!list) throw new Error("There is no list of notes in it.");
  return list.map((entry) => {
    const fields = typeof entry === "object" && entry !== null ? entry : { content: entry };
    const find = (...names: string[]) => {
      const name = names.find((one) => Object.hasOwn(fields, one));
      return name === undefined ? undefined : (fields as Record<string, unknown>)[name];
    };
    return {
      title: find("title", "name", "heading"),
      reference: find("reference", "passage", "scripture", "verse"),
      content: find("content", "text", "body", "note", "markdown"),
      tags: find("tags", "labels", "keywords"),
      category: find("category", "folder", "notebook"),
      createdAt: find("createdAt", "created", "date"),
      updatedAt: find("updatedAt", "updated", "modified"),
    };
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error("It is not JSON.");
  }
}

function findList(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (typeof value !== "object" || value === null) return undefined;
  for (const name of LISTS) {
    const list = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
    if (Array.isArray(list)) return list;
  }
  return undefined;
}
