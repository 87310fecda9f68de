// Who may be in danger, or in need of more than words.
import { type Danger, findDanger } from "#src/scripture/server/verse-search/care.ts";
import { type CareKind, care, type Family } from "./store.ts";

const PERSON =
  "(?:wife|husband|partner|girlfriend|boyfriend|ex|child|children|kids?|baby|son|daughter|mother|mum|mom|father|dad|parents|brother|sister|boss|neighbou?rs?|teacher|friend|colleague|classmates?|pastor|family|dog|cat)";
const ANYONE = `(?:(?:my|our|the) (?:\\w+ )?${PERSON}|him|her|them|someone|somebody|people|everyone|everybody|a (?:man|woman|child|person))`;
const LOVED =
  "(?:mother|mum|mom|mama|father|dad|daddy|papa|parents?|wife|husband|partner|fianc[eé]e?|son|daughter|child|kid|baby|boy|girl|teen\\w*|boyfriend|girlfriend|brother|sister|twin|grand\\w+|gran|nana?|uncle|aunt|cousin|nephew|niece|friend|step\\w+|teacher|student|pastor|colleague|roommate|classmate|neighbou?r)";
const KILL = "(?:kill|hurt|hit|beat|murder|poison|stab|shoot|strangle|choke|punch|slap|shake)";
const KILLING =
  "(?:killing|hurting|hitting|beating|murdering|poisoning|stabbing|shooting|strangling|choking|punching|slapping|shaking)";
/** Who hurts at home; a job, a baby and a pain are none of them. */
const WHO =
  "(?:he|she|they|(?:my|our) (?:\\w+ )?(?:husband|wife|boyfriend|girlfriend|partner|ex|fianc[eé]e?|father|dad|mother|mum|mom|parents?|step\\w+|uncle|brother))";

const any = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join("|"), "i");

const GRIEF = any(
  `\\b(?:my|our|his|her) (?:\\w+ ){0,2}${LOVED}(?:['’]s)? (?:has |just |was |were |is )*(?:died|passed away|passed on|dead|killed|murdered|suicide|(?:committed|died by) suicide|took (?:his|her|their) (?:own )?life|(?:killed|hanged|hung|shot) (?:him|her)self)\\b`,
  "\\blost (?:my|our) (?:\\w+ ){0,2}to suicide\\b",
);

/** Who writes did it, or is drawn to it; what they do not want is no danger. */
const VIOLENCE = any(
  `\\bI(?:['’]ve| have)? (?:just |often |sometimes |keep |always )?(?:hit|hitting|slap(?:ped)?|beat(?:en)?|punch(?:ed)?|sh(?:ook|aken)|choked|kicked|strangled|raped|killed|stabbed|molested|abused) ${ANYONE}\\b`,
  `\\bI(?:['’][a-z]+)? (?:(?!not\\b|never\\b|don|can|won)\\w+ ){0,3}?(?:want|going|plan(?:ning)?|tempted|need|able|afraid (?:that )?I (?:will|might|may|could)|wish I could|feel like|think(?:ing)? (?:of|about)) (?:to )?(?:${KILL}|${KILLING}) ${ANYONE}\\b`,
  `\\b(?:the |an )urge to ${KILL} ${ANYONE}\\b|\\bthoughts (?:of|about) ${KILLING} ${ANYONE}\\b`,
  `\\bhow (?:do I|can I|to|would I) (?:kill|hurt|murder|poison|stab|shoot|strangle|choke|punch) ${ANYONE}\\b`,
);

const BY_WORDS: readonly (readonly [CareKind, RegExp])[] = [
  [
    "suicide",
    any(
      "suicid",
      "kill(?:ing)? my ?self",
      "end(?:ing)? (?:my|it all|my own) ?(?:life)?\\b(?=$|.*\\blife|.*all)",
      "(?<!(?:\\b(?:not|never)|n['’]t) (?:really )?)want to die(?! (?:to|for)\\b)",
      "wish i (?:was|were) dead",
      "better off (?:dead|without me)",
      "don['’]?t want to (?:live|be alive|be here|exist|wake up)",
      "no reason to live",
      "take my (?:own )?life",
      "\\b(?:plann?(?:ing|ed)?|preparing) my (?:last day|own funeral|death|goodbye)",
      "\\b(?:goodbye|suicide|farewell) (?:letter|note)s?\\b",
      "\\b(?:the|have|got|enough|saved|bottle of|full of) pills\\b.{0,40}\\b(?:hand|ready|tonight)\\b",
      "\\bdone with (?:everything|life|living|it all|this life)\\b",
      "\\b(?:want|need) (?:it|everything|this|the pain)(?: all)? to (?:stop|end|be over)(?: forever| now| tonight)?\\W*$",
      "\\b(?:what['’]?s|what is|see) (?:the|no|any) point (?:of|in) (?:living|going on|being alive|life|anything)\\b",
      "\\bno point (?:any ?more|(?:of|in) (?:living|going on|anything|life))",
    ),
  ],
  [
    "self-harm",
    any("self[- ]?harm", "cut(?:ting)? my ?self", "hurt(?:ing)? my ?self", "burn(?:ing)? my ?self"),
  ],
  [
    "abuse",
    any(
      "(?<!(?:drug|alcohol|substance) )\\babus(?:e|ed|ive|er)\\b",
      "domestic violence",
      "molest",
      "\\brap(?:e|ed|ist)\\b",
      "(?<!\\bI )(?:hits|beats|hit|beat|chokes|slaps|punches|kicks|strangles) (?:me|us|her|him)\\b",
      "\\b(?:he|she|husband|wife|boyfriend|girlfriend|partner|ex|father|dad|mother|mum|mom) (?:keeps? )?hurt(?:s|ing)? (?:me|us)\\b",
      "(?:afraid|scared|frightened|terrified) of my (?:husband|wife|boyfriend|girlfriend|partner|ex|father|dad|mother|mum|mom|step\\w+|uncle|brother)\\b",
      "sexual(?:ly)? assault",
      "incest",
      "traffick",
      "stalk(?:er|ing)",
      "\\bmade me (?:touch|undress|do things)\\b",
      "\\bhid(?:e|ing) (?:in the (?:bathroom|closet|cupboard|wardrobe|toilet)|from (?:him|my (?:husband|father|dad|boyfriend|partner|stepfather|wife|mother)))\\b",
      `\\b${WHO} (?:won['’]?t|will not|does(?:n['’]t| not)) let me (?:leave|go out|see (?:my|anyone)|have (?:money|a phone|friends))\\b`,
      "\\b(?:husband|wife|boyfriend|girlfriend|partner|ex|he|she|father|dad) (?:\\w+ )?(?:controls|takes|took|hides|checks|tracks) my (?:\\w+ and my )?(?:money|phone|passport|every|messages|bank)",
      "\\blocks? (?:me|us) (?:in|out|up)\\b",
      "\\b(?:quiet|silent|obey|behave) or else\\b",
      `\\b${WHO}(?:['’]ll| will| would|['’]d)\\b.{0,40}\\bif i (?:ever )?(?:tell|told)\\b`,
      `\\b${WHO} (?:is |are |was )?(?:\\w+ )?(?:going to|wants? to|might|will|could|trying to|tries to|tried to) (?:kill|hurt|beat|hit|harm|stab|shoot) (?:me|us|my|our)\\b`,
      "\\bthreat(?:ens?|ened|ening) (?:me|us|to (?:kill|hurt|take|leave me with))\\b",
      `\\b${WHO} (?:\\w+ )?forces? (?:me|himself on)\\b`,
      "\\bpull(?:s|ed) my hair\\b|\\bpush(?:es|ed) me (?:down|against|into)\\b|\\bgrab(?:s|bed) me by\\b",
    ),
  ],
  [
    "mind",
    any(
      "\\bhear(?:d|ing)? voices\\b|\\bvoices (?:in my head|tell(?:ing)? me)\\b",
      "\\b(?:anorexi|bulimi)|eating disorder|mak(?:e|ing) my ?self (?:throw up|sick|vomit)|throw(?:ing)? up after|starv(?:e|ing) my ?self|stopped eating|(?:haven['’]?t|have not) eaten in",
    ),
  ],
  ["addiction", any("\\bgambl|\\bcasino|\\bbetting\\b|slot machines?")],
];

const BY_THEME: Readonly<Record<string, CareKind>> = {
  suicide: "suicide",
  "self-harm": "self-harm",
  abuse: "abuse",
  "sexual-abuse": "abuse",
  "trauma-and-wounds": "abuse",
  violence: "abuse",
  grief: "grief",
  "death-of-a-loved-one": "grief",
  "loss-of-a-child": "grief",
  funerals: "grief",
  loss: "grief",
  cancer: "illness",
  sickness: "illness",
  healing: "illness",
  pain: "illness",
  depression: "mind",
  hopelessness: "mind",
  "mental-health": "mind",
  anxiety: "mind",
  "eating-disorders": "mind",
  addiction: "addiction",
  drugs: "addiction",
  alcohol: "addiction",
};

/** What search hears is heard here too; what stands above would say too much of a search. */
const OF_DANGER: Readonly<Record<Danger, CareKind>> = {
  suicide: "suicide",
  "self-harm": "self-harm",
  abuse: "abuse",
  "sexual-abuse": "abuse",
};

/** Whoever writes is not the one who may die. */
const OF_SOMEBODY = any(
  `\\b(?:(?:my|our|a|his|her) (?:\\w+ ){0,2}${LOVED}|he|she|they|someone|somebody)\\b(?:(?! I\\b)[^.!?]){0,30}? (?:wants?|tried|trying|threatens?|threatened|going|says?|said|thinks?|thinking|talks?|talking)\\b(?:(?! I\\b| not\\b|n['’]t\\b)[^.!?]){0,40}?(?<!(?:\\bnot|n['’]t) (?:\\w+ ){0,2}(?:to )?)\\b(?:die|dying|kill(?:ing)? (?:him|her|them)sel|suicid|end(?:ing)? (?:his|her|their) (?:own )?life)`,
  `\\b(?:(?:my|our|a|his|her) (?:\\w+ ){0,2}${LOVED}|he|she|they|someone|somebody) (?:\\w+ ){0,2}(?:suicidal\\b|(?:cuts?|cutting|harms?|harming|burns?|burning|hurts?|hurting) (?:him|her|them)sel(?:f|ves))`,
);

/** The writer's own death or life, in the same breath as the writer. */
const OF_ONESELF =
  /\bmy ?self\b|\bmy (?:own )?life\b|\b(?:I(?:['’][a-z]+)?|makes? me)\b[^.!?]{0,60}?\b(?:die|dead|live|living|alive|exist|disappear|suicidal|wake up|go on|any ?more|be here|goodbye|pills)\b/i;

export interface Care {
  readonly kind: CareKind;
  readonly text: string;
  /** What the piece must be written for, whatever else the words may touch. */
  readonly family: Family;
}

const FAMILY: Readonly<Record<CareKind, Family>> = {
  suicide: "dark",
  "self-harm": "dark",
  abuse: "harm",
  concern: "fear",
  violence: "others",
  grief: "grief",
  illness: "illness",
  mind: "dark",
  addiction: "guilt",
};

/**
 * @param words as the person wrote them
 * @param theme slug of the theme that they are plainly about
 */
export function findCare(words: string, theme: string | undefined): Care | undefined {
  const kind = findKind(words, theme);
  return kind && { kind, text: care[kind], family: FAMILY[kind] };
}

/**
 * One's own life first, then another's, then what was suffered; the violent
 * before the hurt only where nothing says that they are hurt as well.
 */
function findKind(words: string, theme: string | undefined): CareKind | undefined {
  const heard = (kinds: readonly CareKind[]) =>
    BY_WORDS.find(([kind, pattern]) => kinds.includes(kind) && pattern.test(words))?.[0];
  const danger = findDanger(words, undefined);
  const inSearch = danger && OF_DANGER[danger];
  const own =
    heard(["suicide", "self-harm"]) ??
    (inSearch === "suicide" || inSearch === "self-harm" ? inSearch : undefined);
  const isSomebody = OF_SOMEBODY.test(words);
  if (own && !isSomebody && OF_ONESELF.test(words)) return own;
  if (GRIEF.test(words)) return "grief";
  if (isSomebody) return "concern";
  if (own) return own;
  if (inSearch === "abuse") return inSearch;
  if (VIOLENCE.test(words)) return "violence";
  return (
    heard(["abuse", "mind", "addiction"]) ??
    (theme && Object.hasOwn(BY_THEME, theme) ? BY_THEME[theme] : undefined)
  );
}

/** Whether the life or body of whoever writes may be in danger. */
export const isDanger = (one: Care | undefined): boolean =>
  one?.kind === "suicide" || one?.kind === "self-harm" || one?.kind === "abuse";

/** Whether anybody's may be: what is said then was chosen by people. */
export const isGrave = (one: Care | undefined): boolean =>
  isDanger(one) || one?.kind === "concern" || one?.kind === "violence";
