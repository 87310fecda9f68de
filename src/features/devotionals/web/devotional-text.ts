import { quoteWords } from "#src/scripture/pair-marks.ts";
import type { Devotional } from "../contract.ts";

/** A devotional as plain text, to be copied or shared; the user's notes stay out of it. */
export function writeDevotionalText(devotional: Devotional): string {
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");
  const { title, scripture, scriptureText, translation, content, provenance } = devotional;
  return [
    title,
    `${quoteWords(scriptureText)} (${scripture}, ${translation})`,
    content,
    `Key Points\n${list(devotional.keyPoints)}`,
    `Application Points\n${list(devotional.applicationPoints)}`,
    `Reflection Questions\n${list(devotional.reflectionQuestions)}`,
    `Prayer\n${devotional.prayer}`,
    provenance.label,
  ].join("\n\n");
}
