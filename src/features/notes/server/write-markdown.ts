// All of a person's notes as one Markdown file, to be read and kept anywhere.
import type { StudyNote } from "../contract.ts";

export function writeMarkdown(notes: readonly StudyNote[]): string {
  return notes.map(writeOne).join("\n---\n\n");
}

function writeOne({ title, reference, category, tags, content, createdAt, updatedAt }: StudyNote) {
  const [begun, changed] = [createdAt.slice(0, 10), updatedAt.slice(0, 10)];
  const facts = [
    ...(reference ? [`Reference: ${reference}`] : []),
    `Category: ${category}`,
    ...(tags.length > 0 ? [`Tags: ${tags.join(", ")}`] : []),
    `Written: ${begun}${changed === begun ? "" : `, changed ${changed}`}`,
  ];
  return `# ${title}\n\n${facts.map((fact) => `- ${fact}`).join("\n")}\n\n${content.trimEnd()}\n`;
}
