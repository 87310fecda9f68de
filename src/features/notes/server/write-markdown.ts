// All of a person's notes as one Markdown file, to be read and stored anywhere.
import type { StudyNote } from "../contract.ts";

/** In pieces that follow each other. */
export async function* writeMarkdown(notes: AsyncIterable<StudyNote>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const note of notes) {
    yield `${isFirst ? "" : "\n---\n\n"}${writeOne(note)}`;
    isFirst = false;
  }
}

function writeOne(note: StudyNote): string {
  const { title, reference, category, tags, content, writtenOn, changedOn } = note;
  const facts = [
    ...(reference ? [`Reference: ${reference}`] : []),
    `Category: ${category}`,
    ...(tags.length > 0 ? [`Tags: ${tags.join(", ")}`] : []),
    `Written: ${writtenOn}${changedOn === writtenOn ? "" : `, changed ${changedOn}`}`,
  ];
  return `# ${title}\n\n${facts.map((fact) => `- ${fact}`).join("\n")}\n\n${content.trimEnd()}\n`;
}
