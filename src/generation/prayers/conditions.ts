// What a request has to tell, or must not tell, for a written prayer to fit it:
// each prayer's `notFor` sentence in a form that the server can decide by. A
// condition holds only where the person's own words say so: `onlyWhere` is
// chosen for what would hurt if it were guessed, `notWhere` for the rest.
import type { UnderstoodRequest } from "#src/understanding/understand-request.ts";

export const CONDITIONS = [
  // Whom it is for.
  "another",
  "oneself",
  "own-child",
  "child-writes",
  "children-at-home",
  "grandparent",
  "small-child",
  "a-person",
  "no-partner",
  "leads-a-church",
  // What has happened.
  "died",
  "dying",
  "pregnancy-ended",
  "others-expect",
  "animal-alive",
  "marriage-over",
  "ended-it",
  "feast",
  "feast-day",
  "came-to-faith",
  "in-hospital",
  "hair",
  "farm",
  "papers",
  "long-ago",
  "going-on",
  "hard-relationship",
  "drink",
  // Danger and harm.
  "violence",
  "harm-done",
  "rage",
  "plan-to-die",
  "passive-thoughts",
  "away-to-be-safe",
  // Guilt and blame.
  "guilt-unsure",
  "to-confess",
  "accused",
  "innocent",
  "angry-not-healed",
  "envy",
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** What a request tells: the person's words, and what was understood of them. */
export interface Told {
  readonly words: string;
  readonly understood: Pick<UnderstoodRequest, "who" | "concern" | "name">;
}

const CHILD =
  "(?:sons?|daughters?|bab(?:y|ies)|child(?:ren)?|boys?|girls?|kids?|toddlers?|twins?|little ones?|newborns?)";
const PAST_VIOLENCE =
  "hits?|hitting|beat(?:s|en|ing)?|punch\\w*|slap\\w*|chok\\w*|strangl\\w*|kick(?:s|ed|ing)?|threat\\w*|violen\\w*|abus\\w*|assault\\w*|molest\\w*|rap(?:e|ed|ist)|stalk\\w*|restraining|hurts? (?:me|us|her|him|them)|afraid of (?:him|her|my|them)|scared of (?:him|her|my|them)|controls? (?:me|us|her|everything)";

/** By the words alone. */
const SAID: Readonly<Partial<Record<Condition, RegExp>>> = {
  "own-child": new RegExp(
    `\\b(?:my|our) (?:(?:own|only|beautiful|little|first|second|third|youngest|oldest|eldest|adult|grown|late|sweet|dear|precious|\\w+[- ]year[- ]old|\\d+ ?y\\w*) ){0,3}${CHILD}\\b(?![’']s (?:friend|teacher|school))`,
    "iu",
  ),
  "child-writes":
    /\b(?:i am|i['’]m|im) (?:only )?(?:[6-9]|1[0-7]|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b|\b(?:mommy|daddy|mummy)\b|\b(?:at|my) (?:high |middle |primary )?school\b|\b(?:my|in) (?:\w+ )?grade\b/iu,
  "children-at-home": new RegExp(
    `\\b(?:my|our|the|two|three|four|five|\\d|young|small|little) (?:\\w+ )?${CHILD}\\b`,
    "iu",
  ),
  grandparent:
    /\bgrand(?:ma|pa|mother|father|parent|dad|mum|mom|pop)\w*|\b(?:nana|nan|granny|gran|oma|opa|papaw|mamaw)\b/iu,
  "small-child":
    /\b(?:baby|babies|infant|newborn|christen\w*|months? old|weeks? old|toddler|godchild|godson|goddaughter|grand(?:son|daughter|child|baby)|little (?:one|boy|girl))\b|\b(?:my|our|his|her|their) (?:\w+ )?(?:son|daughter|child|niece|nephew)\b/iu,
  "a-person":
    /\b(?:my|our|his|her|their|a) (?:\w+ )?(?:mum|mom|mother|father|dad|wife|husband|friends?|sister|brother|son|daughter|children|kids|neighbou?rs?|teacher|pastor|priest|doctor|nurses?|colleagues?|grand\w+|aunt|uncle|family|parents|boss|small group|church|team)\b|\b(?:someone|somebody|people|a (?:man|woman|stranger)) who\b/iu,
  "no-partner":
    /\b(?:single|unmarried|no (?:husband|wife|partner|boyfriend|girlfriend)|without a (?:husband|wife|partner|man)|on my own|by myself|alone|donor|widow\w*|divorced)\b/iu,
  "leads-a-church":
    /\b(?:pastors?|priests?|preach\w*|ministers?|vicars?|elders?|deacons?|bishops?|rev(?:erend)?|leads?|leaders?|leading|worship team|chaplains?)\b/iu,
  died: /\b(?:died|dies|dead|death|passed(?: away| on)?|gone|funeral|buried|burial|lost (?:him|her|them|our|my)|rest in peace|in heaven now|stillb\w*)\b/iu,
  dying:
    /\b(?:dying|hospice|palliative|terminal\w*|last (?:days|hours|weeks)|nothing more (?:can be done|they can do|to be done)|won['’]t (?:make|survive|live)|life support|end of life|end stage)\b/iu,
  "pregnancy-ended":
    /\b(?:miscarr\w*|stillb\w*|lost (?:the|our|my|a|another|her|his) (?:baby|pregnancy|child)|no heart ?beat|terminat\w*|abort\w*|ectopic|d&c|was pregnant|ended)\b/iu,
  "others-expect":
    /\b(?:friend|sister|cousin|colleague|co-?worker|neighbou?r|everyone|everybody|others?|in-law)\b.{0,60}\b(?:pregnan\w*|expecting|baby|babies|due)\b|\b(?:pregnan\w*|expecting|baby|babies)\b.{0,60}\b(?:friend|sister|cousin|colleague|co-?worker|neighbou?r|everyone|everybody)\b|\b(?:baby shower|announce\w*|jealous\w*|env(?:y|ious)|resent\w*)\b/iu,
  "marriage-over":
    /\b(?:divorc\w*|it is over|it['’]s over|moved out|left me|has left|separated|marriage is over|signed the papers|ex-?(?:husband|wife))\b/iu,
  "ended-it":
    /\b(?:i (?:ended|broke (?:it|up|things)|left|called (?:it|off)|dumped|let (?:him|her) go|walked away)|had to end)\b/iu,
  feast:
    /\b(?:bapti[sz]\w*|received into|christen\w*|confirm(?:ed|ation)|dedicat\w*|first communion|chrismat\w*)\b/iu,
  "feast-day":
    /\b(?:christmas|xmas|easter|birthday|thanksgiving|mother['’]s day|father['’]s day|new year\w*|holidays?|advent|the feast|wedding|reunion)\b/iu,
  "came-to-faith":
    /\b(?:came to (?:faith|christ|the lord|jesus)|gave (?:his|her|their|my) (?:life|heart)|(?:got|was|is|been) saved|believes? now|new (?:believer|christian)|accepted (?:christ|jesus)|became a christian|converted|born again|come to faith)\b/iu,
  "in-hospital":
    /\b(?:hospital\w*|ward|clinic|inpatient|in-patient|admitted|sectioned|psych(?:iatric)? (?:ward|unit|hospital)|locked unit|committed)\b/iu,
  hair: /\b(?:hair|bald|wig|headscarf)\b/iu,
  farm: /\b(?:farm\w*|vineyard|orchard|market garden|crops?|harvest|cattle|livestock|herd|ranch|dairy|fields?|sowing|planting)\b/iu,
  papers:
    /\b(?:visas?|asylum|immigra\w*|deport\w*|refugees?|residen(?:ce|cy)|green card|work permits?|citizenship|borders?|passports?|migrants?|undocumented|right to (?:stay|remain)|papers)\b/iu,
  "long-ago":
    /\b(?:years ago|decades? ago|as a (?:child|girl|boy|kid|teen\w*|student)|when i was (?:a |an |\d|little|young|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|in )|long ago|back then|in my childhood|in college|(?:19|20)\d\d|all these years|for years i)\b/iu,
  "going-on":
    /\b(?:still (?:happens|does|hits|touch\w*|hurts?|comes|goes|abus\w*|liv\w*)|keeps? (?:on|\w+ing)|every (?:night|day|week|time)|right now|tonight|last (?:night|week)|yesterday|today|this (?:week|morning)|again and again|won['’]t stop|does(?:n['’]t| not) stop|now)\b/iu,
  "hard-relationship":
    /\b(?:never (?:close|told|said|forgave|got|loved|spoke|made)|difficult|complicated|estranged|abusive|drank|alcoholic|cruel|harsh|absent|left us|did(?:n['’]t| not) (?:speak|talk|get along)|fought|unfinished|relie(?:f|ved)|angry|resent\w*|hated|hard man|hard woman|not a good|wasn['’]t (?:a good|there|kind))\b/iu,
  drink: /\b(?:drink\w*|drunk|alcohol\w*|booze|bottle|rehab|sober)\b/iu,
  "harm-done":
    /\bi(?:['’]ve| have)? (?:just |have |once |really )?(?:hit|hurt|shook|slapped|struck|beat|punched|pushed|shoved|choked|grabbed|kicked|burn(?:ed|t)|molested|touched|abused|assaulted|threw)\b|\bwhat i did to\b/iu,
  rage: /\b(?:rage|furious|so angry|losing (?:it|control)|lose (?:it|control)|snap\w*|right now|going to (?:hit|hurt|kill|shake)|want to (?:hit|hurt|kill|shake)|can['’]t (?:stop|control)|about to)\b/iu,
  "plan-to-die":
    /\b(?:plan\w*|pills?|tablets?|rope|noose|hang\w*|guns?|pistol|bridge|railway|tracks?|train|knife|blade|razor|wrists?|overdos\w*|jump\w*|drown\w*|method|letters?|notes?|goodbyes?|tonight|tomorrow|this week|date|today|bought|saved up|stockpil\w*|ready|my will|decided|kill|end (?:it|my)|poison|exhaust|roof|cliff)\b/iu,
  "passive-thoughts":
    /\b(?:not (?:to )?wake up|not waking|don['’]t want to wake|never wake|wish i (?:was|were|had)n['’]t|wish i (?:was|were) (?:not|dead|gone)|tired of (?:living|life|being alive)|better off (?:without|if)|easier (?:not|if)|don['’]t want to (?:be here|live|exist|be alive)|think(?:ing)? about (?:dying|death)|disappear|no plan)\b/iu,
  "away-to-be-safe":
    /\b(?:safe|unsafe|abus\w*|beat(?:s|en|ing)?|hit(?:s|ting)? (?:him|her|them)|restraining|protective|violen\w*|afraid of|fled|shelter|no contact|cut (?:me|us) off|blocked (?:me|us)|boundar\w*)\b/iu,
  "guilt-unsure":
    /\b(?:maybe|perhaps|not sure|don['’]t know (?:if|whether)|should(?:n['’]t)? have|should['’]ve|could have|could['’]ve|if only|wonder\w*|was it my fault|is it my fault|my fault\?|blame myself|survivor|feel guilty|guilty (?:about|for) (?:being|not|resting|leaving)|false guilt)\b/iu,
  "to-confess":
    /\b(?:confess\w*|admit\w*|apolog\w*|own up|come clean|tell (?:him|her|them|my \w+|the truth)|what i(?:['’]ve| have)? (?:did|done)|i (?:lied|stole|cheated|betrayed)|say (?:i am |i['’]m )?sorry|my mistake|affair)\b/iu,
  accused:
    /\b(?:charged|charges|accus\w*|arrest\w*|sentenc\w*|guilty|plea|plead\w*|probation|dui|what i did|my (?:crime|offen[cs]e|case against)|parole|defendant|prosecut\w*|indict\w*)\b/iu,
  innocent:
    /\b(?:innocen\w*|did(?:n['’]t| not) do (?:it|this|anything)|wrong(?:ly|ful\w*)|falsely|framed|not guilty)\b/iu,
  "angry-not-healed":
    /\b(?:angry|anger|furious|hate|why (?:won['’]t|don['’]t|doesn['’]t|didn['’]t|hasn['’]t|not)|not (?:been )?healed|never healed|(?:won['’]t|didn['’]t|doesn['’]t|hasn['’]t|refuses to) heal\w*|unfair|bitter)\b/iu,
  envy: /\b(?:env(?:y|ious)|jealous\w*|compar\w*|everyone else|what (?:others|they) have|instagram|resent\w*|their (?:house|money|success|life|lives))\b/iu,
};

const VIOLENCE = new RegExp(`\\b(?:${PAST_VIOLENCE})\\b`, "iu");
const VIOLENT_KINDS: ReadonlySet<string> = new Set(["violence", "sexual", "child", "harm"]);
const ANIMAL_DEAD =
  /\b(?:died|dead|death|passed|buried|was (?:put|run|killed)|had to put|we put|ran over|run over|killed|rest in peace|miss(?:ing)? (?:him|her|it|them))\b/iu;
const ANIMAL_ALIVE =
  /\b(?:dying|sick|ill|vet|tumou?r|cancer|last days|failing|suffering|tomorrow|decide|(?:going|will|must|have|has|need) (?:to )?(?:be )?put|putting|kidneys?|missing|ran away|surgery|operation)\b/iu;

export function isTold(condition: Condition, { words: written, understood }: Told): boolean {
  const words = written.replace(
    /\b(do|does|did|was|were|is|has|have|should|could) not\b/giu,
    "$1n’t",
  );
  const { who, concern, name } = understood;
  const isSaid = Boolean(SAID[condition]?.test(words));
  switch (condition) {
    case "another":
      return who === "other";
    case "oneself":
      return who === "me" || who === "us";
    case "violence":
      return VIOLENCE.test(words) || (concern !== undefined && VIOLENT_KINDS.has(concern.kind));
    case "a-person":
      return name !== undefined || isSaid;
    case "animal-alive":
      return ANIMAL_ALIVE.test(words) && !ANIMAL_DEAD.test(words);
    default:
      return isSaid;
  }
}
