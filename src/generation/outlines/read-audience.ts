// Whom an outline is for and how long they have, as the context says it in plain
// words: "eight people, 40 minutes", "women in a shelter".

const AUDIENCES = [
  "shelter",
  "funeral",
  "grieving",
  "hospital",
  "prison",
  "allAge",
  "children",
  "teens",
  "newBelievers",
  "seniors",
  "couples",
  "recovery",
  "poor",
  "parents",
  "leaders",
  "men",
  "women",
  "online",
  "group",
  "plain",
] as const;
export type Audience = (typeof AUDIENCES)[number];

export interface Setting {
  readonly audience: Audience;
  /** How many people, where it is said. */
  readonly size: number | undefined;
  /** Minutes that they have, where it is said. */
  readonly minutes: number | undefined;
  /** One person speaks and the others listen. */
  readonly isTalk: boolean;
  /** Somebody asks for the Hebrew or the Greek, or prepares others to teach. */
  readonly wantsOriginal: boolean;
  /** Counts, names and original words would stand in the way. */
  readonly isSimple: boolean;
}

/** The first that fits: what asks for most care stands first. */
const SIGNS: readonly (readonly [Audience, RegExp])[] = [
  [
    "shelter",
    /\b(?:women['’]?s? (?:shelter|refuge)|(?:in|at|for) (?:a|the|our) (?:shelter|refuge|safe ?house)|(?:women|mothers|families) in (?:a |the )?(?:shelter|refuge)|domestic (?:violence|abuse)|abused|battered|survivors? of (?:abuse|violence)|fled (?:violence|abuse|(?:her|their) husbands?))/i,
  ],
  [
    "funeral",
    /\b(?:funerals?|memorial service|burial|graveside|cremat\w*|eulogy|thanksgiving for (?:the|his|her) life)\b/i,
  ],
  [
    "grieving",
    /\b(?:(?:we|they|who|have|has|had) lost (?:a|an|our|their|two|three|some|many|his|her) (?:\w+ )?(?:boat|ship|crew|man|men|friend|friends|member|members|classmate|colleague|pupil|neighbou?r)\w*|drowned|killed|griev\w*|bereave\w*|mourn\w*|widows?|widowers?|lost (?:a|their|her|his) (?:child|children|husband|wife|mother|father|son|daughter|baby|parents?)|(?:husband|wife|mother|father|son|daughter|child) (?:has )?died)\b/i,
  ],
  ["hospital", /\b(?:hospitals?|hospice|ward|patients|clinic|nursing staff|chemo\w*)\b/i],
  ["prison", /\b(?:prison\w*|inmates?|jail|correctional|incarcerated|behind bars)\b/i],
  [
    "allAge",
    /\b(?:all[- ]age|family service|messy church|school assembly|harvest festival|nativity|intergenerational|children and (?:grown-?ups|adults|parents))\b/i,
  ],
  [
    "children",
    /\b(?:children|kids|sunday school|(?:primary|elementary) school|(?:[4-9]|10|11)[ -]year[ -]olds?|little ones|vbs)\b/i,
  ],
  [
    "teens",
    /\b(?:teen(?:s|ager|agers|age)?|youth(?: group)?|young people|high[ -]?school(?:ers)?|middle[ -]?school(?:ers)?|adolescents|confirmation (?:class|group)|1[2-9][ -]year[ -]olds?)\b/i,
  ],
  [
    "newBelievers",
    /\b(?:new (?:believers?|christians?|converts?)|newly baptized|alpha course|seekers?|new to (?:the )?(?:faith|bible|church)|enquirers|inquirers)\b/i,
  ],
  [
    "seniors",
    /\b(?:seniors?|elderly|retired|pensioners?|care home|nursing home|older (?:people|adults|women|men)|over (?:60|65|70|75|80)|retirement)\b/i,
  ],
  [
    "recovery",
    /\b(?:recover(?:y|ing)|addict\w*|sober|sobriety|(?:twelve|12)[ -]steps?|alcoholics|aa group)\b/i,
  ],
  [
    "poor",
    /\b(?:on benefits|food ?banks?|homeless|soup kitchen|unemployed|out of work|low incomes?|rough sleepers|night shelter|refugees?|asylum seekers?|in poverty|in debt)\b/i,
  ],
  [
    "couples",
    /\b(?:couples?|engaged|newlyweds?|husbands and wives|marriage (?:group|evening|course))\b/i,
  ],
  ["parents", /\b(?:parents?|moms|mums|mothers|fathers|dads)\b/i],
  [
    "leaders",
    /\b(?:leaders?|elders|deacons|church staff|volunteers|worship team|choir|ministry team)\b/i,
  ],
  ["men", /\b(?:men|men['’]s|brothers)\b/i],
  ["women", /\b(?:women|women['’]s|ladies|sisters)\b/i],
  ["online", /\b(?:online|zoom|video call|over the internet|virtual|teams call|google meet)\b/i],
  [
    "group",
    /\b(?:group|class|study|people|members|church|home ?group|cell|team|staff|congregation)\b/i,
  ],
];

const NUMBER_WORDS = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
  "twenty",
];
const NUMBER = `(\\d{1,3}|${NUMBER_WORDS.slice(1).join("|")})`;
const MINUTES = new RegExp(`\\b${NUMBER}[ -]?(?:min|mins|minutes?)\\b`, "i");
const HOURS = new RegExp(`\\b${NUMBER}[ -]hours?\\b`, "i");
const OF_PEOPLE =
  "(?:people|persons|women|men|teen\\w*|kids|children|adults|seniors|members|students|of us|couples|youths?|young people|guys|girls|boys|inmates|patients|participants)";
const SIZE = [
  new RegExp(`\\b(?:group|class|team|circle) of (?:about |around |some )?${NUMBER}\\b`, "i"),
  new RegExp(`\\b${NUMBER} (?:\\w+ )?${OF_PEOPLE}\\b`, "i"),
];
const TALK =
  /\b(?:talks?|sermons?|homily|address|assembly|eulogy|thought for the day|short message|reflection for)\b/i;
const ORIGINAL =
  /\b(?:hebrew|greek|aramaic|original (?:languages?|words?|text)|word stud(?:y|ies)|strong['’]?s|seminary|theolog\w+|exegesis|in depth|in-depth)\b/i;
const SIMPLE =
  /\b(?:simple (?:english|words|language)|easy (?:english|words)|plain words|translat\w+|interpret(?:er|ed|ing)|second language|learn(?:ing|ers of)? english|refugees?|asylum seekers?|read little|do(?:n['’]t| not) read|can(?:not|['’]t) read|low literacy|dyslexi\w*|learning (?:disabilit\w+|difficult\w+))\b/i;
/** They are not there to count words. */
const NEVER_STUDY: ReadonlySet<Audience> = new Set([
  "shelter",
  "funeral",
  "grieving",
  "hospital",
  "prison",
  "allAge",
  "children",
  "teens",
  "recovery",
  "poor",
]);
/** With less time the passage itself is enough. */
const STUDY_MINUTES = 25;
/** Shorter than a passage and one question need, longer than anybody stays. */
const MINUTES_LEAST = 5;
const MINUTES_MOST = 180;

export function readSetting(context: string | undefined, topic: string): Setting {
  const said = `${context ?? ""} \n ${topic}`;
  const audience = SIGNS.find(([, sign]) => sign.test(said))?.[0] ?? "plain";
  const minutes = readMinutes(said);
  const isTalk = audience === "funeral" || TALK.test(said);
  return {
    audience,
    wantsOriginal: audience === "leaders" || ORIGINAL.test(said),
    size: readSize(said),
    minutes,
    isTalk,
    isSimple:
      isTalk ||
      SIMPLE.test(said) ||
      NEVER_STUDY.has(audience) ||
      (minutes !== undefined && minutes < STUDY_MINUTES),
  };
}

function readMinutes(said: string): number | undefined {
  const minutes = toNumber(MINUTES.exec(said)?.[1]);
  if (minutes !== undefined) return clamp(minutes);
  if (/\b(?:an|one|1) hour and a half|\bninety minutes\b/i.test(said)) return 90;
  if (/\bhalf an hour|\bhalf[ -]hour\b/i.test(said)) return 30;
  if (/\b(?:three[ -]quarters of an hour)\b/i.test(said)) return 45;
  if (/\ban hour\b/i.test(said)) return 60;
  const hours = toNumber(HOURS.exec(said)?.[1]);
  return hours === undefined ? undefined : clamp(hours * 60);
}

function readSize(said: string): number | undefined {
  for (const sign of SIZE) {
    const size = toNumber(sign.exec(said)?.[1]);
    if (size && size > 1) return size;
  }
  return undefined;
}

const clamp = (minutes: number): number => Math.min(MINUTES_MOST, Math.max(MINUTES_LEAST, minutes));

function toNumber(word: string | undefined): number | undefined {
  if (!word) return undefined;
  const at = NUMBER_WORDS.indexOf(word.toLowerCase());
  const number = at > 0 ? at : Number(word);
  return Number.isInteger(number) && number > 0 ? number : undefined;
}
