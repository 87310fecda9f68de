// One prayer for a whole list: each request is named, those that are alike in
// one petition, the gravest first, what gives joy apart from it at the end.
import { z } from "zod";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { TONES, type Tone } from "#src/understanding/contract.ts";
import type { UnderstoodRequest } from "#src/understanding/understand-request.ts";
import { hashText } from "../seeded-random.ts";
import { getStock } from "./choose-prayer.ts";
import { nameRequest } from "./own-words.ts";
import { takeUnused } from "./pray-scripture.ts";
import { readContent } from "./prayer-stock.ts";

const Text = z.string().trim().min(1);
const Petitions = z
  .array(Text.refine((text) => text.split("{named}").length === 2, "has no {named}, or two"))
  .min(3);
const StoreSchema = z.strictObject({
  openings: z.array(Text).min(3),
  /** For requests of which no tone is sure. */
  rest: Petitions,
  /** Before what gives joy. */
  joys: z.array(Text).min(3),
  verses: z.array(Text).min(3),
  /** Where everything on the list gives joy. */
  gladVerses: z.array(Text).min(2),
  closes: z.array(Text).min(3),
  tones: z.record(z.enum(TONES), Petitions),
  situations: z.record(z.string(), Petitions),
});
type Store = z.output<typeof StoreSchema>;

let store: Store | undefined;
/** Read once. */
export function getListForms(): Store {
  store ??= readContent("prayers-for-all.json", StoreSchema);
  return store;
}

export interface ListedRequest {
  readonly title: string;
  readonly understood: UnderstoodRequest;
}

/** The gravest first. */
const ORDER: readonly (Tone | undefined)[] = [
  "danger",
  "grief",
  "fear",
  "guilt",
  "anger",
  "doubt",
  "longing",
  "intercession",
  "petition",
  "decision",
  undefined,
  "thanks",
  "joy",
];
const GLAD: ReadonlySet<Tone | undefined> = new Set(["thanks", "joy"]);
/** More petitions for situations than this become petitions of their tone: a list grows by names. */
const GROUPS_MAX = 10;

interface Group {
  readonly tone: Tone | undefined;
  /** Where all of them are in one that has petitions of its own. */
  readonly situation: string | undefined;
  readonly names: readonly string[];
}

/** @throws RangeError for an empty list */
export function prayForAll(
  corpus: Corpus,
  requests: readonly ListedRequest[],
  { seed, usedForms }: { readonly seed: string; readonly usedForms: readonly string[] },
): { readonly text: string; readonly forms: string[] } {
  if (requests.length === 0) throw new RangeError("There is nothing on the list to pray for");
  const forms: string[] = [];
  const take = (from: readonly string[], what: string): string => {
    const idOf = (text: string): string => `list:${hashText(text).toString(36)}`;
    const fresh = takeUnused(from, idOf, [...forms, ...usedForms]);
    const chosen = fresh[hashText(`${seed}/${what}`) % fresh.length] ?? "";
    forms.push(idOf(chosen));
    return chosen;
  };
  const { openings, tones, situations, rest, joys, verses, gladVerses, closes } = getListForms();
  const groups = joinGroups(groupRequests(corpus, requests));
  const say = ({ tone, situation, names }: Group): string => {
    const from = (situation && situations[situation]) || (tone ? tones[tone] : rest);
    const petition = take(from, `${tone}/${situation}`);
    return fillNames(petition, names);
  };
  const grave = groups.filter(({ tone }) => !GLAD.has(tone));
  const glad = groups.filter(({ tone }) => GLAD.has(tone));
  const joy = glad.length > 0 && grave.length > 0 ? [take(joys, "joys")] : [];
  const verse = take(grave.length > 0 ? verses : gladVerses, "verse");
  const paragraphs = [
    take(openings, "opening"),
    ...grave.map(say),
    [...joy, ...glad.map(say)].join(" "),
    `${verse} ${take(closes, "close")}`,
  ];
  return { text: paragraphs.filter(Boolean).join("\n\n"), forms };
}

function groupRequests(corpus: Corpus, requests: readonly ListedRequest[]): Group[] {
  const { situations } = getListForms();
  const groups = new Map<string, Group>();
  for (const { title, understood } of requests) {
    const tone = toneOf(understood);
    const isOwn = tone !== "danger" && understood.situation && understood.situation in situations;
    const situation = isOwn ? understood.situation : undefined;
    const key = `${tone}/${situation}`;
    const named = nameRequest(corpus, { title, name: understood.name });
    const names = [...(groups.get(key)?.names ?? []), ...(named ? [named.text] : [])];
    groups.set(key, { tone, situation, names });
  }
  return [...groups.values()];
}

/** What may be a danger is prayed for among the fears, and never among the joys. */
function toneOf({ concern, situation, tone }: UnderstoodRequest): Tone | undefined {
  if (concern?.level === "danger") return "danger";
  const own = (situation && getStock().situations.get(situation)?.tone) || tone;
  if (concern?.level === "perhaps") return own && !GLAD.has(own) ? own : "fear";
  return concern?.kind === "grief" && GLAD.has(own) ? "grief" : own;
}

/** In their order; where there are too many, situations of one tone are prayed for together. */
function joinGroups(groups: readonly Group[]): Group[] {
  const place = ({ tone }: Group): number => ORDER.indexOf(tone);
  const joined = [...groups];
  while (joined.length > GROUPS_MAX) {
    const counts = Map.groupBy(joined, ({ tone }) => tone);
    const [tone, most] = [...counts].toSorted((a, b) => b[1].length - a[1].length)[0] ?? [];
    if (!most || most.length < 2) break;
    const names = most.flatMap((group) => group.names);
    joined.splice(0, joined.length, ...joined.filter((group) => group.tone !== tone));
    joined.push({ tone, situation: undefined, names });
  }
  return joined.toSorted((one, other) => place(one) - place(other));
}

/** Titles that cannot be said aloud are prayed for without them. */
const UNSAID = "what I cannot put into words";

function fillNames(petition: string, names: readonly string[]): string {
  const list = new Intl.ListFormat("en-GB", { type: "conjunction" }).format(
    names.length > 0 ? names : [UNSAID],
  );
  const [before = "", after = ""] = petition.split("{named}");
  return /[.!?…]”$/.test(list) && after.startsWith(".")
    ? `${before}${list}${after.slice(1)}`
    : `${before}${list}${after}`;
}
