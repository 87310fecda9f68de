// Who may be in danger. A theme tells some of it; the sentences below are those that a sentence encoder takes
// for talk of drinking, of the end times or of leaving.
import type { Theme } from "../meaning/themes.ts";

/** Slugs of the themes whose readers may be in danger. */
export type Danger = "suicide" | "self-harm" | "abuse" | "sexual-abuse";

const DANGERS: readonly string[] = ["suicide", "self-harm", "abuse", "sexual-abuse"];

/** The danger that a query speaks of, by its own words or by the theme it is surely about. */
export function findDanger(query: string, theme: Theme | undefined): Danger | undefined {
  const said = query
    .toLowerCase()
    .replaceAll(/[’`]/g, "'")
    .replaceAll(/[^\p{L}']+/gu, " ")
    .trim();
  const spoken = SAID.find(([, pattern]) => pattern.test(said));
  if (spoken) return spoken[0];
  return theme && DANGERS.includes(theme.slug) ? (theme.slug as Danger) : undefined;
}

const I = "(?:i|i'm|im|i've|ive|i'd|i'll)";
const ME = "(?:me|us|my (?:kids?|children|mother|mom|mum|sister|brother|baby))";
const MY =
  "my (?:husband|wife|partner|boyfriend|girlfriend|fiancee?|ex|father|dad|daddy|stepfather|stepdad|mother|mom|mum|stepmother|parents?|brother|sister|uncle|aunt|cousin|grandfather|grandpa|son|spouse|boss|pastor|priest|teacher|coach|neighbou?r)";
const MINE =
  "my (?:\\w+ )?(?:son|daughter|child|teenager|teen|boy|girl|friend|husband|wife|partner|brother|sister|mother|mom|mum|father|dad|cousin|grandson|granddaughter|student|boyfriend|girlfriend)";
const WHO = `(?:he|she|they|${MY})`;
const HURTS =
  "(?:hits?|hitting|beats?|beating|beaten|hurts?|hurting|slaps?|slapped|slapping|punche[sd]|punching|kick(?:s|ed|ing)|choke[sd]|choking|strangle[sd]|abuse[sd]|abusing|threatens?|threatened|threatening|hit|shove[sd]|throws things at)";

const SAID: readonly (readonly [Danger, RegExp])[] = [
  [
    "sexual-abuse",
    new RegExp(
      [
        `\\b${WHO} (?:\\w+ ){0,2}(?:rape[sd]?|raping|molest(?:s|ed|ing)?|forces himself on|forced himself on) ${ME}\\b`,
        `\\b${MY} (?:\\w+ ){0,2}touch(?:es|ed|ing) ${ME}\\b`,
        `\\b(?:was|been|being|got) (?:raped|molested|sexually (?:abused|assaulted))\\b`,
      ].join("|"),
    ),
  ],
  [
    "suicide",
    new RegExp(
      [
        `\\b(?:kill(?:ing)?|hang(?:ing)?|shoot(?:ing)?|drown(?:ing)?) myself\\b`,
        `\\b(?:end|ending|take|taking) my (?:own )?life\\b`,
        `\\b(?:end|ending) it (?:all|tonight|today|now)\\b`,
        `(?<!\\b(?:not|never|\\w+n't|dont|doesnt) (?:really )?)\\b(?:want|wanna|ready|going|trying|wish ${I} could|rather) (?:to )?(?:just )?(?:die|be dead|disappear forever|never wake up|not wake up|not exist)\\b(?! (?:to (?:self|sin|myself)|for (?:christ|jesus|my faith)))`,
        `\\b(?:don't|dont|do not|didn't|didnt) (?:really )?(?:want|wanna) to (?:live|be alive|be here|exist|wake up)\\b`,
        `\\bwish (?:that )?${I} (?:was|were|had|had been|had never been|was never|were never|wasn't|could be) (?:never )?(?:been )?(?:dead|born|gone)\\b`,
        `\\bbetter off (?:without me|dead|if ${I} (?:was|were|died))\\b`,
        `\\b(?:no one|nobody|no body|anyone|anybody) would (?:even )?(?:notice|care|miss me|mind|know)(?: if ${I}\\b| me\\b|$)`,
        `\\b(?:no|any|lost (?:the|my)) (?:reason|will|point) (?:left )?(?:to|in|of) (?:live|living|go on|going on)\\b`,
        `\\b(?:${I}|i have) (?:just )?(?:took|taken|swallowed|overdosed)(?: \\w+){0,3} (?:pills|tablets|sleeping pills)\\b|\\b${I} (?:have )?overdosed\\b`,
        `\\b(?:can't|cant|cannot) (?:go on|do this|live like this|take it|take this|keep going)(?: any ?more| any longer)\\b`,
        `\\b(?:${I}|feeling|feel|is) suicidal\\b`,
        `\\bwish (?:that )?${I} could (?:just |simply )?(?:disappear|vanish|not exist|sleep forever|fall asleep and)\\b`,
        `\\b(?:want|like) to (?:just )?(?:disappear|vanish|cease to exist|sleep forever|sleep and never|go to sleep and never)\\b`,
        `\\bsa(?:y|ying|id) goodbye to (?:everyone|everybody|the world|life|all of them)\\b`,
        `\\btired of (?:living|being alive)\\b`,
        `\\blife (?:isn'?t|is not|not) worth living\\b`,
        `\\b(?:${I}|to|could|should|just) jump (?:off|in front of) (?:a|the) (?:bridge|roof|building|train|cliff|balcony)\\b`,
        `\\b${MINE} (?:\\w+ ){0,5}(?:kill (?:him|her|them)sel(?:f|ves)|die|end (?:his|her|their) life)\\b(?<=\\b(?:wants?|threatens?|tried|trying|says|going)\\b.*)`,
      ].join("|"),
    ),
  ],
  [
    "self-harm",
    new RegExp(
      [
        `\\b(?:cut|cuts|cutting|harm|harming|hurt|hurting|burn|burning|starve|starving) myself\\b`,
        `\\b(?:${I}|${I} keep|keep) (?:cut|cutting|burn|burning|scratch|scratching) my (?:arms?|legs?|wrists?|thighs?|skin)\\b`,
        `\\b${MINE} (?:\\w+ ){0,2}(?:cuts|cutting|harms|harming|hurts|hurting|burns|starves) (?:him|her|them)sel(?:f|ves)\\b`,
      ].join("|"),
    ),
  ],
  [
    "abuse",
    new RegExp(
      [
        `\\b${WHO} (?:\\w+ ){0,2}${HURTS} (?:to (?:kill|hurt|beat|hit) )?${ME}\\b`,
        `\\b(?:afraid|scared|terrified|frightened) to go home\\b`,
        `\\b(?:comes?|came|coming|gets|got) into my (?:room|bed)\\b`,
        `\\b(?:walk(?:s|ing)?|living|live) on eggshells\\b`,
        `\\bthr(?:ows?|ew) (?:\\w+ )?(?:things|plates?|chairs?|glass(?:es)?|bottles?|stuff) at ${ME}\\b`,
        `\\b(?:afraid|scared|terrified|frightened) of my (?:husband|wife|partner|boyfriend|girlfriend|father|dad|stepfather|stepdad|mother)\\b`,
        `\\b(?:domestic violence|abusive (?:husband|wife|marriage|relationship|partner|boyfriend|parents?|father|mother))\\b`,
        `\\b${I} (?:was|been|being|am being|get|got) (?:abused|beaten)\\b`,
      ].join("|"),
    ),
  ],
];
