// The head of a note in a Markdown export: written by the server, read by the
// page that imports it.
import type { NoteFields } from "./rules.ts";

interface ExportedNote extends NoteFields {
  readonly writtenOn: string;
  readonly changedOn: string;
}

/** Between two notes; a note whose own text has it says how many lines it has. */
export const BETWEEN_NOTES = "\n---\n\n";

export function writeExportedNote(note: ExportedNote): string {
  const { title, reference, category, tags, writtenOn, changedOn } = note;
  const content = note.content.trimEnd();
  const facts = [
    ...(reference ? [`Reference: ${reference}`] : []),
    `Category: ${category}`,
    ...(tags.length > 0 ? [`Tags: ${tags.join(", ")}`] : []),
    ...(`\n\n${content}`.includes(`\n${BETWEEN_NOTES}# `)
      ? [`Lines: ${content.split("\n").length}`]
      : []),
    `Written: ${writtenOn}${changedOn === writtenOn ? "" : `, changed ${changedOn}`}`,
  ];
  return `# ${title}\n\n${facts.map((fact) => `- ${fact}`).join("\n")}\n\n${content}\n`;
}

export interface ExportedHead {
  readonly title: string;
  readonly reference: string;
  readonly category: string;
  readonly tags: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Where the text begins. */
  readonly next: number;
  readonly lineCount: number | undefined;
}

const FACTS_MAX = 5;

/** The head that stands at a line, if one does. */
export function readExportedHead(lines: readonly string[], at: number): ExportedHead | undefined {
  const title = lines[at]?.startsWith("# ") ? lines[at].slice(2) : undefined;
  if (!title || lines[at + 1] !== "") return undefined;
  const facts = new Map<string, string>();
  let next = at + 2;
  for (; next < at + 2 + FACTS_MAX; next++) {
    const fact = /^- (Reference|Category|Tags|Lines|Written): (.*)$/.exec(lines[next] ?? "");
    if (!fact?.[1]) break;
    facts.set(fact[1], fact[2] ?? "");
  }
  const written = /^(\d{4}-\d\d-\d\d)(?:, changed (\d{4}-\d\d-\d\d))?$/.exec(
    facts.get("Written") ?? "",
  );
  const category = facts.get("Category");
  if (!written?.[1] || !category || lines[next] !== "") return undefined;
  const lineCount = Number(facts.get("Lines") ?? Number.NaN);
  return {
    title,
    reference: facts.get("Reference") ?? "",
    category,
    tags: facts.get("Tags") ?? "",
    createdAt: written[1],
    updatedAt: written[2] ?? written[1],
    next: next + 1,
    lineCount: Number.isInteger(lineCount) ? lineCount : undefined,
  };
}
