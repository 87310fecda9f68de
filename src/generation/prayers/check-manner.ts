// Whether a prayer that a model wrote may be given to the person who asked:
// read after its quotations were checked, with Scripture's own words left out.
import type { Tone } from "#src/understanding/contract.ts";
import type { UnderstoodRequest } from "#src/understanding/understand-request.ts";
import type { Fault } from "../check/check-draft.ts";
import { splitMarkers } from "../markers.ts";
import { placeWords } from "../stored-words.ts";
import { toneOf, type UnderstoodSubject } from "./compose-prayer.ts";

/** Whoever comes with these is not made to give thanks. */
const GRAVE: ReadonlySet<Tone | undefined> = new Set(["grief", "fear", "guilt", "danger"]);

const GLADNESS =
  /\b(?:thank\w*|grateful\w*|gratitude|rejoic\w*|celebrat\w*|joy(?:s|ful|fully|ous)?|glad(?:ly|ness)?|happy|happiness|hallelujah|alleluia|praise[sd]?|praising|blessed us|delight\w*)\b/iu;

const AGAINST_HELP: readonly RegExp[] = [
  /\b(?:(?:do|does|did)(?:n['’]t| not) need|no need (?:for|of)|without (?:any )?|instead of|rather than|stop(?:ped)? (?:taking|seeing|going to)|throw(?:ing)? (?:away|out)|refuse|reject|(?:not|never) (?:rely|depend|lean) on|turn(?:ing)? away from)\b[^.!?]{0,40}\b(?:doctors?|medic\w+|pills?|tablets?|therap\w+|counsel+\w*|psychiatr\w+|police|hospital|treatment|chemo\w*|surgery|insulin)\b/iu,
  /\b(?:pray(?:ed|ing)? harder|more faith|enough faith|little faith|lack of (?:my |our |her |his |their )?faith|weak(?:ness of)? faith|faith alone (?:heals|will heal)|claim (?:my|your|our|the|this|her|his) (?:healing|victory|blessing)|(?:decree|declare) (?:healing|victory|over))\b/iu,
  /\b(?:go(?:ing)? back to (?:him|her|my husband|my wife|the one)|stay with (?:him|her|my (?:husband|wife))|submit(?:ting)? to (?:him|my husband)|keep (?:it|this) (?:a secret|hidden|to myself)|tell (?:no one|nobody))\b/iu,
];

const PROMISE =
  /\b(?:i know (?:that )?you will (?:heal|give|restore|provide|save)|you (?:will|are going to) (?:surely |certainly |definitely )?(?:heal|cure|restore (?:her|him|them|me)|make (?:me|us) (?:rich|wealthy|prosper))|guarantee\w*|happens for a reason|god['’]s plan (?:for|that)|needed (?:another|an) angel|at least (?:you|we|she|he|they|i)\b)/iu;

/** Asked for as though it were not lost yet, by the situations in which it is. */
const LOST: readonly { readonly situations: readonly string[]; readonly asks: RegExp }[] = [
  {
    situations: [
      "stillbirth",
      "miscarriage",
      "child-died",
      "spouse-died",
      "parent-died",
      "friend-died",
      "suicide-loss",
      "sudden-death",
      "funeral",
      "death-remembered",
    ],
    asks: /\b(?:heal|cure|restore|raise up|strengthen)\b(?![^.!?]{0,40}\b(?:heart|hearts|grief|griev\w*|wound\w*|pain|hurt|memor\w*|mourn\w*|famil\w*|us|me|hope|faith|soul)\b)|\b(?:recover(?:y|s)?|full health|save (?:his|her|their) life|keep (?:him|her|them) alive|let (?:him|her|them) live|guide the (?:doctors|surgeons)|healthy (?:baby|pregnancy|child)|safe delivery)\b/iu,
  },
  {
    situations: ["stillbirth", "miscarriage", "abortion", "infertility"],
    asks: /\b(?:protect (?:what is growing|the (?:baby|pregnancy|unborn)|this (?:pregnancy|little life))|knit(?:ting)? (?:me |us |it |him |her )?together|(?:is|what is) being made|grow(?:s|ing)? (?:strong|safely|within|in (?:my|her|the) womb)|safe delivery|healthy (?:baby|pregnancy)|new life within)\b/iu,
  },
  {
    situations: ["divorce", "break-up"],
    asks: /\b(?:restore (?:my|our|this|the|their) (?:marriage|relationship|love)|bring (?:him|her) back|save (?:my|our|this|the|their) marriage|turn (?:his|her) heart back)\b/iu,
  },
  {
    situations: ["job-lost"],
    asks: /\b(?:protect my (?:job|position)|let me keep (?:my|this) (?:job|position))\b/iu,
  },
];

/** Of a list so many are looked for by name. */
const NAMED_MAX = 12;

/** @returns what is wrong with it, as the model is told; no word of the person's in it */
export function findPrayerFault(
  prayer: string,
  subjects: readonly UnderstoodSubject[],
): Fault | undefined {
  const ours = splitMarkers(prayer)
    .map((piece) => (typeof piece === "string" ? piece : " "))
    .join("");
  const understood = subjects.map((one) => one.understood);
  const tones = understood.map(toneOf);
  const isGrave = tones.some((tone) => GRAVE.has(tone));
  const hasJoy = tones.some((tone) => !GRAVE.has(tone));
  if (AGAINST_HELP.some((pattern) => pattern.test(ours))) {
    return { kind: "against-help", sentence: "it spoke against help, or blamed a lack of faith." };
  }
  if (isGrave && !hasJoy && GLADNESS.test(ours)) {
    return { kind: "gladness", sentence: "it gave thanks or rejoiced where somebody suffers." };
  }
  if (PROMISE.test(ours)) {
    return { kind: "promise", sentence: "it promised an outcome or explained the suffering." };
  }
  if (understood.some((one) => asksForLost(ours, one, subjects.length))) {
    return { kind: "lost", sentence: "it asked for what is lost already." };
  }
  if (subjects.slice(0, NAMED_MAX).some((subject) => !isNamed(ours, subject))) {
    return { kind: "unnamed", sentence: "it did not name what is prayed for." };
  }
  return undefined;
}

/** In a prayer for several, one's petition may be right for another. */
const asksForLost = (ours: string, { situation }: UnderstoodRequest, count: number): boolean =>
  count === 1 &&
  LOST.some(({ situations, asks }) => situations.includes(situation ?? "") && asks.test(ours));

const LITTLE = new Set(
  "a an and are as at be but by for from has have he her his i in is it me my of on or our she so that the their them they this to us was we with you your prayer pray".split(
    " ",
  ),
);

/** The name, or a word of the title that says something. */
function isNamed(ours: string, { subject, understood }: UnderstoodSubject): boolean {
  const said = new Set(placeWords(ours).map(({ word }) => word));
  const wanted = placeWords(understood.name ?? subject.title)
    .map(({ word }) => word)
    .filter((word) => !LITTLE.has(word));
  return wanted.length === 0 || wanted.some((word) => said.has(word));
}
