// The composer's store: what we wrote about passages, and the sentences that
// join them. Loaded once; nothing in it is made up at run time.
import actsFile from "#content/composer/acts.json" with { type: "json" };
import careFile from "#content/composer/care.json" with { type: "json" };
import familiesFile from "#content/composer/families.json" with { type: "json" };
import generalFile from "#content/composer/general.json" with { type: "json" };
import jointsFile from "#content/composer/joints.json" with { type: "json" };
import occasionsFile from "#content/composer/occasions.json" with { type: "json" };
import openingsFile from "#content/composer/openings.json" with { type: "json" };
import parallelsFile from "#content/composer/parallels.json" with { type: "json" };
import letters from "#content/composer/passages-acts-and-letters.json" with { type: "json" };
import gospels from "#content/composer/passages-gospels.json" with { type: "json" };
import history from "#content/composer/passages-law-and-history.json" with { type: "json" };
import prophets from "#content/composer/passages-prophets.json" with { type: "json" };
import psalms from "#content/composer/passages-psalms-and-wisdom.json" with { type: "json" };
import prayersFile from "#content/composer/prayers.json" with { type: "json" };
import situationsFile from "#content/composer/situations.json" with { type: "json" };
import turnsFile from "#content/composer/turns.json" with { type: "json" };
import { readReference } from "#src/scripture/references/read-reference.ts";
import type { OrdinalRange } from "#src/scripture/versification.ts";

/** What a reader comes with; each theme belongs to one. */
export const FAMILIES = [
  "fear",
  "grief",
  "weary",
  "dark",
  "guilt",
  "others",
  "home",
  "work",
  "illness",
  "way",
  "worship",
  "christ",
  "harm",
  "alone",
] as const;
export type Family = (typeof FAMILIES)[number];

/** Where in a movement a passage may stand. */
const STEPS = ["need", "god", "christ", "worship", "live", "hope"] as const;
export type Step = (typeof STEPS)[number];

/** What we have to say about one passage. */
interface PassageNote {
  readonly reference: string;
  readonly steps: readonly Step[];
  /** The nearest first. */
  readonly families: readonly Family[];
  readonly title: string;
  /** One sentence that puts the reader in a place; empty where we wrote none. */
  readonly scene: string;
  /** What a hurried reader misses; each stands by itself. */
  readonly see: readonly string[];
  readonly word?: { readonly number: string; readonly text: string };
  readonly ask: string;
  readonly act: string;
  readonly point: string;
  readonly pray: string;
  /** Written for one need so plainly that it is read only where it is named, asked for, or of the theme. */
  readonly narrow?: boolean;
  /** For whom it would be cruel, true as it is. */
  readonly unfit?: readonly CareKind[];
}

export interface PlacedNote extends PassageNote {
  readonly range: OrdinalRange;
}

type Forms = readonly string[];
type FormsByFamily = Readonly<Record<Family, Forms>>;

const ACT_KINDS = ["personal", "relationship", "daily", "sharing"] as const;
export type ActKind = (typeof ACT_KINDS)[number];

export const openings: FormsByFamily = openingsFile;
export const turns: FormsByFamily = turnsFile;
export const acts: Readonly<Record<Family, Readonly<Record<ActKind, Forms>>>> = actsFile;

export const joints: {
  /** By `need>god`. */
  readonly transitions: Readonly<Record<string, Forms>>;
  readonly crossings: Forms;
  readonly contexts: { readonly section: Forms; readonly letter: Forms; readonly purpose: Forms };
  readonly words: Forms;
  readonly before: Forms;
  readonly after: Forms;
  readonly nearest: Forms;
  readonly nothing: Forms;
  /** To words in another alphabet. */
  readonly foreign: Forms;
  /** To words in a language that we read a little of. */
  readonly otherLanguage: Forms;
  /** Leads into a story that many know. */
  readonly story: Forms;
  /** Leads into a passage that was asked for by its place. */
  readonly place: Forms;
  /** Of a piece on a story or a place, which says nothing of what its reader came with. */
  readonly ends: Forms;
} = jointsFile;

export const prayerForms: {
  readonly opens: FormsByFamily;
  /** After a story or a place that was asked for. */
  readonly opensAfterReading: Forms;
  readonly pleas: FormsByFamily;
  readonly closes: Forms;
  readonly lined: Forms;
} = prayersFile;

/** What may be said of a passage for which we have no note. */
export const general: { readonly [Kind in "ask" | "act" | "point" | "pray" | "see"]: Forms } =
  generalFile;

export interface Situation {
  readonly id: string;
  readonly family: Family;
  /** Words and phrases in small letters that name it. */
  readonly words: readonly string[];
  /** References of short passages to be prayed. */
  readonly lines: readonly string[];
  /** How much its words count beside those of others, where they tell of the graver thing. */
  readonly weight?: number;
}
export const situations = situationsFile as readonly Situation[];

/** What people ask for within a family: a feast, a story, a loss of one kind. */
export interface Occasion {
  readonly id: string;
  readonly family: Family;
  /** Words and phrases in small letters that name it. */
  readonly words: readonly string[];
  /** Slugs of themes that stand for it. */
  readonly themes?: readonly string[];
  /** In place of the family's. */
  readonly openings?: Forms;
  readonly turns?: Forms;
  readonly closings?: Forms;
  readonly acts?: Readonly<Partial<Record<ActKind, Forms>>>;
  /** References of our notes that it is best served by. */
  readonly passages: readonly string[];
  /** References of notes that would hurt whoever asks for it. */
  readonly spares?: readonly string[];
  /** Told in the first of its passages. */
  readonly isStory?: boolean;
  /** Whoever comes with it is glad: no cry for help is read to them. */
  readonly glad?: boolean;
}
export const occasions = occasionsFile as readonly Occasion[];

/** References of our notes that tell the same, of which one is enough for a piece. */
export const parallels: readonly (readonly string[])[] = parallelsFile;

export const CARE_KINDS = [
  "suicide",
  "self-harm",
  "abuse",
  "concern",
  "violence",
  "grief",
  "illness",
  "mind",
  "addiction",
] as const;
export type CareKind = (typeof CARE_KINDS)[number];
/** Where to find help. */
export const care: Readonly<Record<CareKind, string>> = careFile;

/** The family of a theme, where we have settled it. */
export const familyOfTheme: ReadonlyMap<string, Family> = new Map(
  FAMILIES.flatMap((family) =>
    familiesFile[family].split(" ").map((slug) => [slug, family] as const),
  ),
);

let placed: readonly PlacedNote[] | undefined;

/** In the order of the Bible. Throws an Error naming a note whose reference is none. */
export function getNotes(): readonly PlacedNote[] {
  placed ??= ([history, psalms, prophets, gospels, letters] as readonly PassageNote[][])
    .flat()
    .map((note) => ({ ...note, range: getRange(note.reference) }));
  return placed;
}

export function getRange(reference: string): OrdinalRange {
  const reading = readReference(reference);
  const range = reading.kind === "reference" ? reading.ranges[0] : undefined;
  if (!range) throw new Error(`The composer's store names ${reference}, which is no passage`);
  return range;
}
