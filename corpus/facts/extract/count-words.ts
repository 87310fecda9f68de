// Counts the words of texts by stem, and names each stem by its commonest word.
import { stemEnglish } from "./stem-english.ts";

/** Words that set no section apart from another. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    "a about above after again against all also am an and any are as at away be because been before being below " +
    "between both but by can cannot could did do does doing done down each either else even ever every few for from " +
    "further had has hath have having he hence her here hers herself him himself his how however i if in indeed into " +
    "is it its itself just let like made make many may me might more most much must my myself neither no none nor not " +
    "nothing now o of off often on once one only or other others ought our ours ourselves out over own perhaps put " +
    "rather same say see shall she should since so some something still such than that the thee their theirs them " +
    "themselves then thence there thereby therefore thereof these they thing things this those thou though through " +
    "thus thy till to together too toward towards under unless until unto up upon us very was way we well were what " +
    "whatever when whence where whereas whereby wherein whether which while whilst who whom whose whosoever why will " +
    "with within without would ye yet you your yours yourselves v ver verse verses chapter chap"
  ).split(" "),
);

export interface WeightedText {
  readonly text: string;
  readonly weight: number;
}

export interface WordCounts {
  /** The commonest word of each stem, those of the most texts first. */
  readonly words: readonly string[];
  /** For each text, how often (weighted) each word's stem occurs, by index into `words`. */
  readonly counts: readonly ReadonlyMap<number, number>[];
}

const WORD = /[a-z]+(?:'[a-z]+)*/g;

export function countWords(texts: readonly (readonly WeightedText[])[]): WordCounts {
  const forms = new Map<string, Map<string, number>>();
  const stemCounts = texts.map((parts) => {
    const counts = new Map<string, number>();
    for (const { text, weight } of parts) {
      for (const [match] of text.toLowerCase().replaceAll("’", "'").matchAll(WORD)) {
        const word = match.replace(/'s$/, "");
        if (STOP_WORDS.has(word) || word.length === 1) continue;
        const stem = stemEnglish(word);
        counts.set(stem, (counts.get(stem) ?? 0) + weight);
        const seen = forms.get(stem) ?? new Map<string, number>();
        seen.set(word, (seen.get(word) ?? 0) + 1);
        forms.set(stem, seen);
      }
    }
    return counts;
  });

  const textsWith = new Map<string, number>();
  for (const counts of stemCounts) {
    for (const stem of counts.keys()) textsWith.set(stem, (textsWith.get(stem) ?? 0) + 1);
  }
  const stems = [...textsWith]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([stem]) => stem);
  const indexOf = new Map(stems.map((stem, index) => [stem, index]));
  return {
    words: stems.map((stem) => commonest(forms.get(stem) as Map<string, number>)),
    counts: stemCounts.map(
      (counts) => new Map([...counts].map(([stem, count]) => [indexOf.get(stem) as number, count])),
    ),
  };
}

const commonest = (forms: ReadonlyMap<string, number>): string =>
  ([...forms].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0] as [string, number])[0];
