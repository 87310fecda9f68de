// Notes of a Markdown file: Berea's own export, which holds many, or one note
// as other programs write it, with or without properties above it.
import { parse } from "yaml";
import { readExportedHead } from "../../exported-markdown.ts";
import type { RawNote } from "./imported-note.ts";

/** @param name the file's, without its ending */
export function readMarkdown(text: string, name: string): RawNote[] {
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  return readExportedHead(lines, 0) ? readExport(lines) : [readOne(lines, name)];
}

function readExport(lines: readonly string[]): RawNote[] {
  const notes: RawNote[] = [];
  let at = 0;
  for (;;) {
    const head = readExportedHead(lines, at);
    if (!head) return notes;
    const { next, lineCount, ...fields } = head;
    let end = next + (lineCount ?? 0);
    while (end < lines.length && !isBoundary(lines, end)) end++;
    notes.push({ ...fields, content: lines.slice(next, end).join("\n").trimEnd() });
    at = end + 2;
  }
}

/** A line of dashes between empty ones, with the head of a note after it. */
const isBoundary = (lines: readonly string[], at: number): boolean =>
  lines[at] === "---" &&
  lines[at - 1] === "" &&
  lines[at + 1] === "" &&
  readExportedHead(lines, at + 2) !== undefined;

/** Properties that are longer are none. */
const PROPERTIES_MAX = 200;

function readOne(lines: readonly string[], name: string): RawNote {
  const end = lines[0] === "---" ? lines.slice(0, PROPERTIES_MAX).indexOf("---", 1) : -1;
  const properties = end > 0 ? readProperties(lines.slice(1, end).join("\n")) : undefined;
  const body = properties ? lines.slice(end + 1) : lines;
  const find = (...names: string[]) => {
    const key = names.find((one) => properties && Object.hasOwn(properties, one));
    return key === undefined ? undefined : properties?.[key];
  };
  const first = body.findIndex((line) => line.trim() !== "");
  const heading = /^# +(\S.*)$/.exec(body[first] ?? "")?.[1];
  const rest = heading ? body.slice(first + 1).join("\n") : "";
  const title = find("title");
  // A heading is the title; where nothing stands below it, it is the text as well.
  const isTitle = heading !== undefined && title === undefined && rest.trim() !== "";
  return {
    title: title ?? heading,
    content: (isTitle ? rest : body.join("\n")).replace(/^\n+/, ""),
    reference: find("reference", "passage", "scripture", "verse"),
    tags: find("tags", "tag", "keywords"),
    category: find("category"),
    createdAt: find("created", "createdat", "date"),
    updatedAt: find("updated", "updatedat", "modified"),
    name,
  };
}

/** Nothing where it is no YAML, or no list of names and values: then it belongs to the text. */
function readProperties(yaml: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = parse(yaml, { maxAliasCount: 10, logLevel: "error" });
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name.toLowerCase(), entry]),
    );
  } catch {
    return undefined;
  }
}
