// In which key a request is answered where its situation is not sure: what
// somebody wants to do before God (thank, wish for something small, ask, confess
// …) and how heavy it is. By words that say so; what the trained reader takes
// for likely only counts where the words themselves are heavy.
import type { Tone } from "../contract.ts";
import { findGravity } from "../situation/gravity.ts";
import { readPlainWords } from "../situation/plain-words.ts";
import type { UnderstoodRequest } from "../understand-request.ts";

export const INTENTS = [
  "thank",
  "wish",
  "ask",
  "intercede",
  "bless",
  "confess",
  "question",
  "lament",
] as const;
export type Intent = (typeof INTENTS)[number];

export interface Key {
  readonly intent: Intent;
  /** Lament, death, enemies, guilt and danger are only for what is heavy. */
  readonly weight: "light" | "plain" | "heavy";
}

interface KeyWords {
  readonly title: string;
  readonly more: string;
}

const says = (...alternatives: readonly string[]): RegExp =>
  new RegExp(` (?:${alternatives.join("|")})(?= )`, "u");
const begins = (...alternatives: readonly string[]): RegExp =>
  new RegExp(
    `^(?: (?:please|dear|oh|o|lord|god|father|jesus|and|so))* (?:${alternatives.join("|")})(?= )`,
    "u",
  );

const THANKS = says(
  "thank(?:s|ful|fulness)?|thank you|grateful|gratitude|praise (?:god|you|the lord|be)|glory to god|bless(?:ed)? be|appreciate|counting my blessings|so (?:much )?kind(?:ness)?",
);
const THANKS_FIRST = begins(
  "thank(?:s|ful)?|grateful|praise|i (?:want to|would like to) (?:thank|give thanks)",
);
/** Thanks that are missing or hard, or are somebody else's. */
const NO_THANKS = says(
  "(?:not|never|no|without|hard to be|can not be|nobody|no one) (?:[a-z]+ ){0,3}(?:thank(?:s|ful|ed)?|grateful|gratitude|praise)",
  "thanks to (?:him|her|them)|thanksgiving (?:dinner|day|without|table)",
);
/** Kindness that was done, told without a word of thanks. */
const KINDNESS = says(
  "(?:would not|did not|refused to) (?:be paid|take (?:any |a |my |the )?(?:money|payment|fee|cent|penny))",
  "paid (?:for )?(?:our|my|the) (?:lunch|meal|bill|coffee|ticket|fare|shopping|groceries|rent)|helped me (?:up|with|to|carry|home)|(?:cleared|mowed|shovelled|fixed|carried|mended|saved|kept) (?:my|our|the) (?:[a-z]+ )?(?:path|lawn|snow|drive|gate|roof|bags|shopping|place|seat|book|spot)",
  "(?:found|brought|gave|made|lent) me (?:a|an|the|some|her|his) [a-z]+",
);
const JOY = says(
  "won (?:first|second|third|a|the) (?:prize|place|medal|cup)|(?:was|were|is|are) (?:baptised|baptized|christened|confirmed|ordained)|(?:he|she|they|i) said yes|got engaged|is engaged|are engaged|(?:we|i) (?:are|am) (?:so )?(?:happy|glad|over the moon|grandparents|grandma|grandpa|parents|engaged)",
  "(?:was|were|got|been|is) (?:accepted|approved|found|granted|promoted|chosen|healed|discharged|published)|found (?:it|him|her|them) again",
  "passed (?:my|the|his|her|our|all)|made the (?:[a-z]+ )?(?:team|choir|squad|cut|list)|got (?:the|a|my|our) (?:job|place|keys|visa|house|flat|all clear)|got through (?:the|it)",
  "(?:is|are|was|were) born|gave birth|first steps|(?:twins|triplets|baby|a boy|a girl|granddaughter|grandson) (?:at last|is here|are here|has arrived|arrived|came)|new baby|the (?:lambs|chicks|puppies|kittens|calves) (?:are here|hatched|came|were born)",
  "at last|finally (?:here|home|done|finished|over|mine|ours)|(?:is|are|came|come|safely) home|(?:papers|contract|deal) (?:is|are|was|were) signed|(?:is|are) ours",
  "(?:scan|biopsy|test|tests|results?|blood) (?:is|are|was|were|came back|come back) (?:clean|clear|normal|good|fine|negative|benign)|all clear|in remission|cancer free",
  "can (?:walk|see|hear|run|speak|eat|swim|read|breathe|dance) (?:again|without|now)|walk without",
  "(?:we|he|she|they) (?:laughed|danced|won|sang)(?! (?:it off|at))|we (?:did it|made it)|still dancing|laughed for|laughed till|danced (?:in|at|till|until|all)",
  "(?:will|is going to|is|was) be(?:ing)? (?:printed|published)|first (?:harvest|fruit|tomatoes|lamb|egg|bread|flowers|swallow|swallows) (?:of|since|after|from|in|came|are)|first (?:home|house) (?:we|i|of)",
  "has (?:water|power|a roof) again|came back (?:to|today|this)|works again|is working(?: again)?|it worked|good news|wonderful news|best day|happiest",
);
/** "I want to", "may": then it is not there yet. */
const NOT_YET = says(
  "(?:please|pray|let|may|hope|hoping|wish|want|help|if|when|until|before|will|waiting|would|could) (?:[a-z]+ ){0,4}(?:said yes|accepted|approved|found|promoted|healed|born|home|win|won|passed|published|printed)",
);
/** What makes good news doubtful. */
const BUT = says("but|although|though|and yet|even so|however|except");

/** Small things of an ordinary day. */
const SMALL = says(
  "rain|sunshine|sunny|weather|snow|fog|wind|dry day|tent|fete|fair|party|picnic|barbecue|supper|cakes?|cooking|biscuits?|biscuit tin|fruitcake|sourdough|bread rise|dough|recipe|jam|curtains?|hair ?cut|haircut|dress",
  "train|bus|tram|ferry|parking|park the car|a seat|a table|traffic|queue|parcel|post|luggage|suitcase|ticket",
  "(?:my|our|the|his|her|house|car|grandmother 's|wedding) (?:keys?|ring|earrings?|wallet|purse|glasses|phone|umbrella|socks?|bike|bicycle|guitar string|string|remote)",
  "football|soccer|match|league|tennis|golf|cricket|rugby|chess|cup|goal|team (?:wins?|stays?)|beat [a-z]+|(?:win|wins) the",
  "puppy|puppies|kittens?|cat|dog|hens?|hamster|parrot|goldfish|rabbit|tomatoes|roses|garden|marrow|cucumbers|blight|bees",
  "printer|wi fi|wifi|old car|boiler|washing machine|toaster|dishwasher|telly|television|computer",
  "diet|crossword|quiz|knitting|scarf|sermon (?:jokes?|title)|(?:ate|eaten|chewed) the (?:sermon|homework|hymn book)|jokes?|speech|in the toilet|patience and hurry|help me to like|like the (?:curtains|present|cake|dress|colour)",
  "sleep through|(?:good )?night 's sleep before|one more song|new (?:shoes|hat|glasses|phone)|mother in law",
);
/** What is never small, whatever stands beside it. */
const NOT_SMALL = says(
  "die|dying|died|dead|death|funeral|cancer|tumou?r|chemo|surgery|hospice|coma|stroke|icu|homeless|evict(?:ed|ion)|refugees?|war|bomb(?:s|ed)?|prison|court|custody|divorce|affair|miscarr[a-z]+|pregnan[a-z]+|abuse[a-z]*|violen[a-z]+|rape[a-z]*|suicid[a-z]+|kill(?:s|ed)?|drown[a-z]*|hunger|starv[a-z]+|drought|not rained|flood(?:ed|s)?|debts?|afraid|terrified|panic|depress[a-z]+|addict[a-z]+|drunk|asylum|visa|deport[a-z]*|overdose|despair|cry|crying|tears|pray for her|pray for him|eating disorder|throw up|vomit|starving myself|hate my body|no money|money for|we lost|lost the (?:match|game|cup|final)",
);

/** A day's work is not a small wish, and it is taken in earnest. */
const WORKING = says(
  "first (?:day|week|shift|month)|apprentice(?:ship)?|shifts?|teach(?:es|ing)?|students?|pupils|boss|manager|presentation|deadline|customers?|new job|interview",
);
/** Something that was and was good: "for the rain on the roof last night". */
const WAS_GOOD =
  /^ for (?:the|my|our|this|all|every)(?: [^ .]+){1,8} (?:last night|yesterday|this morning|this week|today|again) . $/u;

const CONFESSING = says(
  "forgive me|pardon me|have mercy on me|i (?:am|feel) (?:so |very |deeply |truly )?(?:sorry|ashamed|guilty)|sorry (?:lord|god|father|jesus)|i repent|i confess|my (?:sin|sins|fault|guilt)|i sinned|i regret|ashamed of (?:it|what|myself|my)",
  "i (?:have |had |just |once |also |even |still |again |often |secretly ){0,2}(?:been )?(?:lied|lie to|stole|stolen|stealing|cheated|cheating|betrayed|gossiped|hurt|shouted|yelled|screamed|slapped|took (?:money|coins|it|the credit)|let (?:my|him|her|them) [a-z ]*(?:blame|down|punished)|blamed|broke my (?:promise|word|vow)|looked through|read (?:my|his|her|their) (?:diary|letters|messages|phone)|drove (?:home )?drunk|snapped at|lost my temper|hidden|hid (?:it|the|my|them)|was (?:so )?(?:cruel|unkind|harsh|unfaithful|rude|mean) to|told (?:her|his|their|a|the) (?:secret|lie|secrets|lies)|left (?:my|him|her|them) [a-z ]*alone|did it again|said (?:things|something|a thing|words) [a-z ]*(?:should not|shouldnt|regret|untrue|not true|wrong)|should not have|should have (?:visited|told|said|gone|stopped|helped))",
  "what i (?:said|did|have done|had done) (?:to|about|that)|shouldnt (?:of|have)|should not of|i could have (?:visited|helped|stopped|gone|said)",
);
/** Somebody else did it to me. */
const WRONGED = says(
  "(?:who|he|she|they|(?<!should )have|has|had|manager|boss|colleague|partner|ex|brother|sister|in law|neighbours?|friend|woman|man|girl|boy|one|husband|wife|father|mother|son|daughter|boyfriend|girlfriend|landlord|teacher|pastor|sister|cousin|uncle|aunt) (?:[a-z]+ ){0,4}?(?:steals?|stole|stolen|cheated (?:us|me|on)|cheats|copie[sd]|copies my|humiliated|humiliates|insulted|insults|lied about|lies about|betrayed|betrays|bullie[sd]|bullies|mocked|mocks|laughed at|laughs at|emptied|poisoned|ruined|slandered|excluded|ignored me|took (?:the|my|all the) (?:credit|money|land|house|job|ideas?)|never apologi[sz]ed|turns? (?:the|my|our|everyone|them)|(?:talks?|talked|gossips?|gossiped) about me|treats? me|used me|blocks? me)",
  "laughed at (?:my|me|us)|(?:yell(?:s|ed)|shout(?:s|ed)|scream(?:s|ed)) at me|rude to (?:me|my|us)|mocked (?:my|me|us)|(?:can not|cannot) (?:stand|bear|forgive) (?:my|him|her|them|that|the)|(?:do not want to )?hate (?:my|him|her|them|that|the)|want to curse|pray for (?:her|him|them|my enem[a-z]+|the (?:man|woman|person|one|people|manager|boss)) (?:and|but|who)|my enem(?:y|ies)|wish (?:her|him|them) well|i want (?:justice|revenge)|against me|behind my back|cheated (?:us|me) out|never apologi[sz]ed|does not apologi[sz]e|never said sorry",
);
const ASKING = /\?\s*$/u;
const QUESTION_WORDS =
  /^(?:why|how|what|when|where|who|is|are|am|was|does|do|did|can|could|should|shall|will|would|has|may)\b/iu;
/** Then it is about faith, and not a way of asking for something. */
const OF_FAITH = says(
  "god|god 's|jesus|christ|lord|holy spirit|heaven|hell|faith|believe|christian|christians|bible|sin|sins|wrong|pray|praying|prayers?|church|forgive|forgiven|soul|souls|evil|wicked|suffering|suffer|angels?|resurrection|salvation|saved|purpose|meaning of|good people|bad people|hear from|miracles?|allowed|eternal",
);

const LAMENTING = says(
  "miss (?:my|him|her|them|you)|(?:i|we) (?:can not|can 't) stop crying|crying|weep(?:ing)?|heartbroken|broken heart(?:ed)?|empty without|without (?:him|her|them)|grief|grieve|grieving|mourn(?:ing)?|drowned|was killed|took (?:his|her|their) (?:own )?life|passed away|buried|funeral|heart had stopped|no heartbeat|never born|lost the baby|said goodbye|goodbye to|never answered (?:her|his)|still by the door|dresses away|side of the (?:bed|wardrobe)|voice on the|his chair|her chair|empty chair|dial (?:his|her)|since the accident|no words|hopeless|no hope|in despair|abandoned|unbearable|can not go on|never be the same|so alone|all alone|nobody (?:cares|is listening)|no one (?:cares|is listening)|not listening|anyone is listening|hear nothing|stopped listening",
);
const DIED = says(
  "died|dead|death|passed away|funeral|buried|burial|was killed|were killed|widow(?:ed|er)?|miscarr[a-z]+|stillb[a-z]+|murdered|took (?:his|her) own life",
);
const GRAVE_TONES: ReadonlySet<Tone> = new Set(["grief", "fear", "guilt", "danger"]);
/** "Lost" is said of keys as it is of people. */
const LOST_THING = says(
  "(?:lost|find|misplaced) (?:my |our |the |his |her )?(?:[a-z]+ (?:'s )?){0,2}(?:keys?|ring|earrings?|wallet|purse|glasses|phone|umbrella|bag|ticket|passport|bike|bicycle)",
);
/** So likely must grief be by the trained reader where the words are grave. */
const GRIEF_SHARE = 0.55;

const FOR_OTHERS = begins(
  "for|pray for|prayers? for|remember|be with|bless|heal|comfort|look after|watch over|protect|(?:[a-z]+ ){0,2}(?:drivers|nurses|doctors|farmers|fishermen|refugees|families|workers|carers|soldiers|prisoners|teachers|students)|my|our|the|a|an|her|his|sister|brother|mrs|mr|miss|father|mother|uncle|aunt",
);
const PEOPLE = says(
  "friends?|neighbou?rs?|colleagues?|co ?workers?|boss|teachers?|students?|nurses?|doctors?|dentist|barber|hairdresser|drivers?|cleaners?|priest|pastor|sister|brother|nephew|niece|cousin|aunt|uncle|mother|father|mum|mom|dad|grandmother|grandfather|grandma|grandpa|son|daughter|husband|wife|boy|girl|man|woman|lady|people|men|women|children|refugees|orphans|prisoners|soldiers|carers?|farmers?|fishermen|workers?|volunteers?|mrs|mr|miss|old teacher|postman|plumber|stranger|students|families|family|coach",
);
const ABOUT_OTHERS = says("he|she|they|his|her|their|him|them|whose|who");
const ABOUT_ME = says("i|me|my own|myself");

/** What may be said where a danger can be neither seen nor excluded: nothing light, and nothing of guilt or of enemies. */
const IN_DOUBT: ReadonlySet<Intent> = new Set(["ask", "intercede"]);
const LAMENT: Key = { intent: "lament", weight: "heavy" };

export function readKey(words: KeyWords, understood: UnderstoodRequest): Key {
  const { concern } = understood;
  if (concern?.level === "danger") return LAMENT;
  const key = readWords(words, understood);
  if (concern?.level !== "perhaps") return key;
  if (key.weight === "light") return { intent: "ask", weight: "plain" };
  return IN_DOUBT.has(key.intent) ? key : LAMENT;
}

function readWords({ title, more }: KeyWords, understood: UnderstoodRequest): Key {
  const whole = readPlainWords(more ? [title, more] : [title]);
  const head = readPlainWords([title]);
  const { concern, tone, candidates, situation } = understood;
  const gravity = findGravity(whole);
  const hasBut = BUT.test(whole);
  // A grave tone that is sure outweighs a word of thanks, where the words bear it out.
  const isBorneOut = gravity !== undefined || situation !== undefined;
  const isGrave = tone !== undefined && GRAVE_TONES.has(tone) && isBorneOut;
  const gives = !isGrave && THANKS.test(whole) && !NO_THANKS.test(whole);
  const rejoices = !isGrave && gravity === undefined && JOY.test(whole) && !NOT_YET.test(whole);
  const isKindness = !isGrave && (KINDNESS.test(whole) || WAS_GOOD.test(whole));
  const mourns = DIED.test(whole) || LAMENTING.test(whole);
  // The model's grief alone takes a parable of a widow for a bereavement.
  const isGrief = concern?.kind === "grief" && (tone === "grief" || gravity !== undefined);
  const isSmall =
    (!isGrave || LOST_THING.test(head)) &&
    SMALL.test(head) &&
    !NOT_SMALL.test(whole) &&
    gravity !== "death" &&
    !WORKING.test(whole);
  const question =
    (ASKING.test(title.trim()) ||
      (QUESTION_WORDS.test(title.trim()) && !/^(?:will|may|when) /iu.test(title))) &&
    OF_FAITH.test(whole);
  const wronged = WRONGED.test(whole);
  const confesses = CONFESSING.test(whole) && !gives;
  const isOwnGuilt = CONFESSING.test(head) || !(mourns || wronged);
  if (confesses && isOwnGuilt) return { intent: "confess", weight: "heavy" };
  if (wronged && !mourns) return { intent: "bless", weight: "plain" };
  if (question && !mourns) return { intent: "question", weight: "plain" };
  const isDoubtful = hasBut && gravity !== undefined && !gives;
  if ((gives || rejoices || isKindness) && !mourns && !isDoubtful) {
    return { intent: "thank", weight: "light" };
  }
  // Thanks that stand beside a death are still thanks, where they come first.
  if (gives && THANKS_FIRST.test(head) && concern === undefined) {
    return { intent: "thank", weight: "light" };
  }
  if (isSmall && !mourns) return { intent: "wish", weight: "light" };
  if (mourns || isGrief) return LAMENT;
  const griefShare = candidates
    .filter(({ situation }) => GRIEF.has(situation))
    .reduce((sum, { share }) => sum + share, 0);
  if (tone === "grief" || (gravity !== undefined && griefShare >= GRIEF_SHARE)) {
    return LAMENT;
  }
  if (tone === "guilt" && OF_GUILT.has(candidates[0]?.situation ?? "")) {
    return { intent: "confess", weight: "heavy" };
  }
  if (question) return { intent: "question", weight: "plain" };
  if (isForAnother(head, whole, understood)) return { intent: "intercede", weight: "plain" };
  return { intent: "ask", weight: "plain" };
}

function isForAnother(head: string, whole: string, { who, name }: UnderstoodRequest): boolean {
  if (who === "other") return true;
  const told = name !== undefined || PEOPLE.test(head);
  if (!told || !(FOR_OTHERS.test(head) || name !== undefined)) return false;
  const more = whole.slice(head.length - 1);
  return !ABOUT_ME.test(head) && (ABOUT_OTHERS.test(whole) || !ABOUT_ME.test(more));
}

const OF_GUILT: ReadonlySet<string> = new Set(["guilt", "temptation", "abortion", "adultery"]);

/** Situations of loss that a sign of gravity may confirm. */
const GRIEF: ReadonlySet<string> = new Set([
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
  "loved-one-dying",
  "divorce",
  "break-up",
  "depression",
]);
