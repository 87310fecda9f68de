// An outline as plain text, to be copied or shared.
import type { OutlineDevotional } from "#src/generation/contract.ts";
import { quoteWords } from "#src/scripture/pair-marks.ts";

export const PRACTICE = [
  ["personalDisciplines", "Personal disciplines"],
  ["relationshipActions", "Relationship actions"],
  ["dailyLifeApplications", "Daily life"],
  ["sharingOpportunities", "Sharing"],
] as const;

export function writeOutlineText(outline: OutlineDevotional): string {
  const { title, mainScripture, introduction, scriptureStudy, practicalApplication } = outline;
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");
  return [
    title,
    `${quoteWords(mainScripture.text)} (${mainScripture.shown ?? mainScripture.reference}, ${mainScripture.translation})`,
    mainScripture.explanation,
    "Introduction",
    introduction,
    "Scripture Study",
    ...scriptureStudy.flatMap(({ pointTitle, explanation, supportingVerses, application }) => [
      pointTitle,
      explanation,
      ...(supportingVerses.length > 0 ? [`Read ${supportingVerses.join("; ")}`] : []),
      application,
    ]),
    "Reflection Questions",
    list(outline.reflectionQuestions),
    "Practical Application",
    ...PRACTICE.filter(([name]) => practicalApplication[name].length > 0).map(
      ([name, label]) => `${label}\n${list(practicalApplication[name])}`,
    ),
    "Closing Prayer",
    outline.closingPrayer,
    outline.provenance.label,
  ].join("\n\n");
}
