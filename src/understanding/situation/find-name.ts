// The first name of the person whom a request is about, as it was written. In
// doubt there is none: a prayer without a name is better than one for "Easter".
import firstNames from "#content/understanding/first-names.json" with { type: "json" };

const LETTERS_READ = 2_000;
const NAMES: ReadonlySet<string> = new Set(firstNames.names.split(" "));
/** Names that are words as well: only where something says that they are a name. */
const WORDS_TOO: ReadonlySet<string> = new Set(firstNames.alsoWords.split(" "));
const NEVER: ReadonlySet<string> = new Set(firstNames.never.split(" "));

const KIN =
  "son|daughter|baby|child|boy|girl|husband|wife|spouse|partner|fianc[eé]e?|boyfriend|girlfriend|mother|mom|mum|father|dad|brother|sister|twin|uncle|aunt|auntie|cousin|nephew|niece|grandson|granddaughter|grandchild|grandbaby|grandmother|grandfather|grandma|grandpa|stepson|stepdaughter|stepfather|stepmother|godson|goddaughter|friend|friends|neighbou?r|colleague|coworker|co-worker|classmate|roommate|mate|newborn|infant|toddler|teenager|twins|firstborn|student|pupil|coach|boss|dog|cat|puppy|kitten|(?:mother|father|sister|brother|son|daughter)-in-law|man|woman|lady|guy|kids|children|boys|girls|sons|daughters|parents|labrador|retriever|pony|horse|rabbit|hamster|pastor|missionary";
const NAME = "\\p{Lu}[\\p{Ll}\\p{M}]+(?:[-'’]\\p{Lu}?\\p{Ll}+)?";
const NAMES_JOINED = `${NAME}(?:(?:, ${NAME})*,? (?:and|&) ${NAME})?`;

/** The strongest first. `sure` ones take a name that is not in the list. */
const FRAMES: readonly { readonly frame: RegExp; readonly isSure: boolean }[] = [
  {
    frame: new RegExp(
      `\\b(?:named|called|name(?:s)? (?:is|was|are|were)|named (?:him|her|them)|name:) (${NAMES_JOINED})`,
      "gu",
    ),
    isSure: true,
  },
  {
    frame: new RegExp(
      `\\b(?:[Mm]y|[Oo]ur|[Hh]er|[Hh]is|[Tt]heir|[Dd]ear|[Tt]he|[Aa]|[Oo]ld|[Ll]ittle|[Ll]ate|[Ss]weet)(?: [\\p{L}'’-]+){0,3}? (?:${KIN}),? (${NAMES_JOINED})`,
      "gu",
    ),
    isSure: true,
  },
  {
    frame: new RegExp(
      `(?<![\\p{L}])(${NAMES_JOINED}),? (?:my|our) (?:[\\p{L}-]+ ){0,2}?(?:${KIN})\\b`,
      "gu",
    ),
    isSure: false,
  },
  {
    frame: new RegExp(
      `\\b(?:[Bb]aby|[Ll]ittle|[Uu]ncle|[Aa]unt(?:ie)?|[Pp]astor|[Ss]ister|[Bb]rother) (${NAMES_JOINED})`,
      "gu",
    ),
    isSure: false,
  },
  {
    frame: new RegExp(
      `\\b(?:[Ff]or|[Bb]less|[Hh]eal|[Hh]elp|[Rr]emember|[Pp]rotect|[Cc]omfort|[Ww]ith|[Ww]ithout|[Mm]iss|[Mm]issing|[Ll]ost|[Ll]ose|[Ll]osing|[Ww]elcome|[Ww]elcoming|[Ff]orgive|[Ff]orgiving|[Ll]ove|[Mm]arry|[Mm]arrying|[Bb]uried|[Bb]ury|[Tt]o|[Aa]bout|[Oo]f|[Tt]hat|[Ss]ince|[Ww]hen|[Bb]ecause) (${NAMES_JOINED})`,
      "gu",
    ),
    isSure: false,
  },
  {
    frame: new RegExp(
      `(?<![\\p{L}])(${NAMES_JOINED})(?:['’]s?)? (?:is|was|has|had|died|passed|needs|will|starts|started|turns|turned|turning|got|goes|came|comes|did|does|went|left|lost|and I|who|cannot|can|just|keeps|surgery|operation|scan|cancer|chemo|baptism|birthday|wedding|funeral|exam|first|last|recovery|healing|safe|new|still)\\b`,
      "gu",
    ),
    isSure: false,
  },
  { frame: new RegExp(`^(${NAME}), (?:who|whose)\\b`, "gu"), isSure: true },
  { frame: new RegExp(`^(${NAMES_JOINED})(?=$|[.,!?:–—-])`, "gu"), isSure: false },
];

/** @returns "Anna", or "Anna and Ben" */
export function findName(title: string, more: string): string | undefined {
  for (const { frame, isSure } of FRAMES) {
    for (const text of [title, more]) {
      const read = text.slice(0, LETTERS_READ);
      const isAllCapitals = hasTitleCase(read);
      for (const [, found = ""] of read.matchAll(frame)) {
        const name = asName(found.replace(/['’]s?$/, ""), isSure && !isAllCapitals);
        if (name) return name;
      }
    }
  }
  return undefined;
}

/** "Prayer For My Sick Mother": capitals say nothing of names. */
function hasTitleCase(text: string): boolean {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  return words.length > 2 && words.every((word) => /^\p{Lu}/u.test(word));
}

function asName(found: string, isSure: boolean): string | undefined {
  const names = found.split(/,? (?:and|&) |, /);
  const isName = (name: string): boolean => {
    const plain = name.toLowerCase().replace(/['’]s$/, "");
    if (NEVER.has(plain)) return false;
    return isSure || (NAMES.has(plain) && !WORDS_TOO.has(plain));
  };
  if (names.every(isName)) return found;
  const [first = ""] = names;
  return isName(first) ? first : undefined;
}
