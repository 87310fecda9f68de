// What is done with the passage afterwards, for those who were named; and the
// prayer at the end, by the tone.
import type { Tone } from "#src/understanding/contract.ts";
import type { OutlineDraft } from "../contract.ts";
import { audiences, prayers } from "./forms.ts";
import { type Ground, takeFilled } from "./ground.ts";
import { quoteKey } from "./passage-facts.ts";
import type { Setting } from "./read-audience.ts";

const PARTS = [
  "personalDisciplines",
  "relationshipActions",
  "dailyLifeApplications",
  "sharingOpportunities",
] as const;
const ITEMS = 2;

export function practice(
  { random, isDanger, isSimple }: Ground,
  { audience }: Setting,
): OutlineDraft["practicalApplication"] {
  const own = audiences[isDanger ? "shelter" : audience];
  const rest = audiences[audience === "plain" ? "plain" : "group"];
  // Whoever has a quarter of an hour does not go home with eight tasks.
  const items = isSimple && !isDanger ? 1 : ITEMS;
  const take = (part: (typeof PARTS)[number]): string[] => {
    const ours = own[part].slice(0, items);
    // Nothing that was written for anybody is added for somebody in danger.
    const more = isDanger ? [] : rest[part].filter((item) => !ours.includes(item));
    return ours.length >= items || more.length === 0 ? [...ours] : [...ours, random.take(more)];
  };
  return {
    personalDisciplines: take("personalDisciplines"),
    relationshipActions: take("relationshipActions"),
    dailyLifeApplications: take("dailyLifeApplications"),
    sharingOpportunities: take("sharingOpportunities"),
  };
}

/** A written prayer with one line of the passage. */
export function pray(ground: Ground, tone: Tone | undefined, isAlone: boolean): string {
  const { corpus, code, range, random, label, isDanger } = ground;
  const forms = (tone && prayers[tone]) ?? (isAlone ? prayers.alone : prayers.plain);
  const line = quoteKey(corpus, code, range, { quoted: new Set(), isDanger });
  return (
    takeFilled(random, forms, { label, line: line && `${line}.` }) ??
    random.take(forms).replace(" {line}", "").replace("{label}", label)
  );
}
