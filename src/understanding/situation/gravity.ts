// Words of grief, harm, guilt and fear, whatever else is told: "I got the job,
// but my father died". They only ever take a joyful tone away.
import type { Gravity } from "./decide.ts";

/** Whole words of a plain text. */
function readAlternatives(alternatives: readonly string[], flags = ""): RegExp {
  return new RegExp(` (?:${alternatives.join("|")})(?= )`, flags);
}

const DEATH = readAlternatives([
  "(?<! i | we | i have | we have | i just | finally )passed(?= (?:on|in|last|this|yesterday|today|peacefully|suddenly|[.]))",
  "died|dies|dead|death|passed away|passed on|pass away|funeral|buried|burial|bury|grief",
  "grieve|grieving|griev[a-z]+|mourn|mourning|bereav[a-z]+|widow(?:er|ed|s)?|killed|kill",
  "suicid[a-z]+|murder(?:ed)?|stillb[a-z]+|still born|born (?:still|sleeping|asleep)",
  "miscarr[a-z]+|ectopic|no heartbeat",
  "lost (?:my|our|the|a|his|her|their) (?:[a-z]+ )?(?:bab(?:y|ies)|pregnancy|son|daughter|child|husband|wife|mother|mom|mum|father|dad|brother|sister|friend|grand[a-z]+|twin|twins|dog|cat)",
  "late (?:husband|wife|mother|mom|mum|father|dad|son|daughter|brother|sister|grand[a-z]+)",
  "went to be with|in heaven",
  "without (?:him|her|them|mom|mum|dad|my (?:mother|father|husband|wife|son|daughter))",
  "would have been|would have (?:turned|loved)|would be (?:[0-9]+|today|his|her|proud)",
  "not (?:here|alive) to see|if only (?:he|she) (?:was|were|could)|grave|graveside|ashes",
  "coffin|hospice|dying|in loving memory|empty chair|gone now|is gone|are gone",
  "miss (?:him|her|them) (?:so|terribly|every)|overdos[a-z]+",
]);

const GRAVE = readAlternatives([
  "abort[a-z]+|terminated|abus[a-z]+|rap(?:ed?|ist)|molest[a-z]*|assault[a-z]*",
  "hits? (?:me|us|her|him)|beats? (?:me|us|her|him)|violen[a-z]+|shelter|refuge|bruis[a-z]+",
  "threat[a-z]*|afraid|scared|terrified|fear|fears|frighten[a-z]*|panic|anxi[a-z]+|dread",
  "guilt[a-z]*|asham[a-z]+|shame|regret[a-z]*|forgive me|divorc[a-z]+|separated|affair",
  "cheat[a-z]*|unfaithful|betray[a-z]*|left me|broke up|lost (?:my|our|the|a|his|her|their)",
  "lose (?:my|our|the|his|her)|alone|lonely|depress[a-z]+|hopeless|despair|worthless",
  "hate (?:myself|my|him|her|it)|self harm|cutting|relaps[a-z]+|drunk|drinking again",
  "infertil[a-z]+|ivf|barren|childless|not pregnant|laid off|fired|evict[a-z]+|prison|jail",
  "war|bomb[a-z]*|crying|cry|cried|tears|weep[a-z]*|hurts|hurting|broken|pain|ache[sd]?",
  "bitter(?:ness)?|jealous[a-z]*|envy|envious|angry|anger|hard to (?:be|feel|rejoice)",
  "can not (?:be|feel|rejoice|thank|smile)|not (?:be )?(?:thankful|grateful|happy|glad)",
  "do not (?:feel|want|deserve|know|believe)|why (?:did|do|have|not|me|him|her)|wish i",
  "thought (?:i|it|we) would|should be (?:happy|glad|grateful|thankful)|there (?:is|are) no",
  "but (?:i|my|he|she|it|the|now|no|not|we|our|they)|everyone else|someone else",
  "instead of me|another (?:woman|man)|and i (?:did not|was not|am not|can not)|did not",
  "was not|has not|have not|never|terminal|tumou?r|chemo|stage (?:3|4|three|four)|nicu",
  "premature|emergency|bleeding|coma|icu|stroke|accident|fire|flood|struggl[a-z]+|sick|ill",
  "hospital|worried|worry|missing|estranged|not (?:speak|spoken|talk|talking|speaking)",
]);

/** Good news that has grave words in it. */
const RELIEF = readAlternatives(
  [
    "(?:cancer|tumou?r|pain|debt|smoke|drug|alcohol|fear|seizure|disease|symptom) free",
    "free (?:of|from) (?:cancer|pain|fear|addiction|alcohol|drugs|debt)|remission|all clear",
    "benign",
    "no (?:more )?(?:sign of |evidence of |trace of )?(?:cancer|tumou?r|pain|chemo|disease)",
    "last (?:day of |round of )?chemo",
    "finished (?:her|his|my|the)? ?(?:chemo|treatment|radiation)",
    "(?:(?:is|are|was|am|came|come) )?(?:home|out|released|back) (?:from|of) (?:the )?(?:hospital|icu|nicu|coma|prison|jail|rehab|intensive care)",
    "discharged|came home|coming home|tears of joy",
    "cr(?:y|ied|ying) (?:for|with|from|happy|tears of) (?:joy|happiness|relief|tears)?",
    "after (?:years|months|[a-z0-9]+ (?:years|months|rounds|attempts|tries)) of|no longer",
    "used to|after being|was (?:sick|ill|lost|estranged)|never thought",
    "never (?:leave|left|fail|failed|let)|forgiven|recovered|recovering|healed|woke up",
    "survived|is (?:safe|well|home|clear|better)|i am (?:safe|well|home|clear|better)",
    "pulled through",
  ],
  "g",
);

export function findGravity(plainWords: string): Gravity {
  if (DEATH.test(plainWords)) return "death";
  return GRAVE.test(plainWords.replaceAll(RELIEF, " relief")) ? "grave" : undefined;
}
