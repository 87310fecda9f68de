import type { HelpPart } from "./read-help.server.ts";

/** The parts with those sections alone in which every word occurs. */
export function filterHelp(parts: readonly HelpPart[], typed: string): readonly HelpPart[] {
  const wanted = typed.toLowerCase().replace(/[’‘]/g, "'").split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return parts;
  return parts
    .map((part) => {
      const name = part.title.toLowerCase();
      const sections = part.sections.filter(({ words }) =>
        wanted.every((word) => words.includes(word) || name.includes(word)),
      );
      return { ...part, sections };
    })
    .filter(({ sections }) => sections.length > 0);
}
