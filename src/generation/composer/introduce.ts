// How a piece begins: what we could not find, where the reader may be standing,
// and which way the passages lead.
import { isDanger } from "./find-care.ts";
import type { SeededRandom } from "./seeded-random.ts";
import { type ActKind, acts, type Family, joints, openings, turns } from "./store.ts";
import type { Understanding } from "./understand-topic.ts";

/** Paragraphs. */
export function introduce(random: SeededRandom, understanding: Understanding): string[] {
  const { family, occasion, isScene, care } = understanding;
  return [
    ...admit(random, understanding),
    // Whoever may be in danger is read nothing else first, and a story opens in its own scene.
    ...(isDanger(care) || isScene ? [] : [random.take(occasion?.openings ?? [], openings[family])]),
    isScene
      ? random.take(occasion?.isStory ? joints.story : joints.place)
      : random.take(occasion?.turns ?? [], turns[family]),
  ];
}

/** Says so where the topic is not one that Scripture plainly speaks about. */
function admit(random: SeededRandom, { fit, themeName, languages }: Understanding): string[] {
  // Whoever asks in a language that we read a little of is told in it that we do not write it.
  const told = languages.length > 0 ? [sayLanguage(random, languages)] : [];
  if (fit === "theme") return told;
  if (told.length > 0 && fit !== "nearest") return [...told, random.take(joints.nothing)];
  if (fit === "foreign") return [random.take(joints.foreign)];
  if (fit === "nothing" || !themeName) return [random.take(joints.nothing)];
  return [...told, random.take(joints.nearest).replace("{theme}", () => themeName)];
}

const sayLanguage = (random: SeededRandom, languages: Understanding["languages"]): string =>
  [
    ...languages.map(({ notice }) => notice),
    random
      .take(joints.otherLanguage)
      .replace("{language}", () => languages.map(({ name }) => name).join(" or ")),
  ].join(" ");

/** Something small to do, for the occasion before the family. */
export const takeAct = (
  random: SeededRandom,
  { family, occasion }: Pick<Understanding, "family" | "occasion">,
  kind: ActKind,
): string => random.take(occasion?.acts?.[kind] ?? [], acts[family][kind]);

/**
 * For whom the piece ends: what is done, asked and prayed. Whoever asks for
 * Romans 8:28 need not be ill, though the verse is read to the ill.
 */
export const readerOf = ({
  family,
  secondFamily,
  isScene,
}: Pick<Understanding, "family" | "secondFamily" | "isScene">): Family =>
  secondFamily ?? (isScene ? "worship" : family);
