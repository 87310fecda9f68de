// The person whom a request is about, as a prayer may say it: "my colleague",
// "the bus driver", or the name. Only words of a closed list, with "my", "our"
// or "the" before them, so that the sentence around them stays a sentence.
const ROLES =
  "friend|best friend|neighbour|neighbor|colleague|co-worker|coworker|boss|manager|teacher|head teacher|student|pupil|nurse|doctor|surgeon|midwife|dentist|barber|hairdresser|driver|bus driver|taxi driver|postman|plumber|mechanic|baker|cleaner|caretaker|priest|pastor|vicar|catechist|bishop|coach|sister|brother|twin|nephew|niece|cousin|aunt|uncle|mother|father|mum|mom|dad|stepmother|stepfather|stepson|stepdaughter|grandmother|grandfather|grandma|grandpa|grandson|granddaughter|godson|goddaughter|son|daughter|husband|wife|partner|fiancé|fiancée|fiance|fiancee|boyfriend|girlfriend|ex|landlord|landlady|tenant|carer|apprentice|trainee|foreman|mother-in-law|father-in-law|sister-in-law|brother-in-law|son-in-law|daughter-in-law|business partner|flatmate|roommate|classmate|business partner|sponsor|lodger|dog|cat";
const MANY =
  "friends|neighbours|neighbors|colleagues|teachers|students|pupils|nurses|doctors|drivers|bus drivers|cleaners|bin men|refuse collectors|priests|sisters|brothers|nephews|nieces|cousins|parents|grandparents|sons|daughters|children|boys|girls|twins|in-laws|carers|farmers|fishermen|refugees|prisoners|soldiers|volunteers|elders|musicians";
const BETWEEN =
  "(?:(?:old|older|elder|eldest|young|younger|youngest|little|big|dear|new|former|late-night|next-door|\\w+[- ]year[- ]old) ){0,2}";
const OWN = new RegExp(
  `(?<![\\p{L}])(my|our) (${BETWEEN}(?:${ROLES}|${MANY}))(?![\\p{L}-])(?!['’]s)`,
  "iu",
);
const KNOWN = new RegExp(
  `(?<![\\p{L}])(the|a|an|this|that) (${BETWEEN}(?:${ROLES}|man|woman|lady|boy|girl|child|stranger|person))(?=$|[\\s.,!?:;]*$|[,.:;]? (?:who|whose|at|in|on|from|with|next|behind)\\b)`,
  "iu",
);
const SIR =
  /(?<![\p{L}])((?:Mrs|Mr|Miss|Ms|Dr|Father|Sister|Brother|Pastor|Uncle|Aunt|Auntie)\.? \p{Lu}[\p{L}'’-]{1,30})/u;

/** @returns nothing where nobody is told plainly */
export function findPerson(
  title: string,
  more: string,
  name: string | undefined,
): string | undefined {
  if (name) return name;
  for (const text of [title, more]) {
    const called = SIR.exec(text)?.[1];
    if (called) return called;
    const own = OWN.exec(text);
    if (own) return `${own[1]?.toLowerCase()} ${own[2]?.toLowerCase()}`;
    const known = KNOWN.exec(text);
    if (known)
      return `${/^(?:a|an)$/iu.test(known[1] ?? "") ? "this" : known[1]?.toLowerCase()} ${known[2]?.toLowerCase()}`;
  }
  return undefined;
}
