// A text as the patterns and the model read it: sentences of plain words, with
// contractions written out and the commonest misspellings mended.

/** Longer texts are heard up to here. */
const LONGEST = 200_000;

const PLAIN: Readonly<Record<string, string>> = {
  im: "i am",
  "i'm": "i am",
  iam: "i am",
  ive: "i have",
  ill: "ill",
  id: "id",
  dont: "do not",
  dnt: "do not",
  cant: "can not",
  cannot: "can not",
  cnt: "can not",
  wont: "will not",
  didnt: "did not",
  doesnt: "does not",
  isnt: "is not",
  wasnt: "was not",
  arent: "are not",
  havent: "have not",
  hasnt: "has not",
  wouldnt: "would not",
  couldnt: "could not",
  shouldnt: "should not",
  wouldve: "would have",
  wanna: "want to",
  gonna: "going to",
  gona: "going to",
  gotta: "got to",
  tryna: "trying to",
  u: "you",
  ur: "your",
  pls: "please",
  plz: "please",
  pleas: "please",
  abt: "about",
  bc: "because",
  cuz: "because",
  cos: "because",
  thru: "through",
  tonite: "tonight",
  nite: "night",
  hes: "he is",
  shes: "she is",
  theyre: "they are",
  theres: "there is",
  whats: "what is",
  thats: "that is",
  anymor: "anymore",
  mself: "myself",
  meself: "myself",
  myslef: "myself",
  mysel: "myself",
  somone: "someone",
  sum1: "someone",
  any1: "anyone",
  hubsand: "husband",
  husbend: "husband",
  husban: "husband",
  boyfreind: "boyfriend",
  hitts: "hits",
  abusiv: "abusive",
  abussive: "abusive",
  tierd: "tired",
  liveing: "living",
  dieing: "dying",
  drunnk: "drunk",
  sucide: "suicide",
  sucidal: "suicidal",
  suiside: "suicide",
  suicde: "suicide",
  suicied: "suicide",
  comiting: "committing",
  commiting: "committing",
  kil: "kill",
  mum: "mum",
  nightime: "night",
  idk: "i do not know",
  ppl: "people",
  prob: "probably",
  rly: "really",
  tmrw: "tomorrow",
  tomorow: "tomorrow",
  "2nite": "tonight",
  "2moro": "tomorrow",
};
const WORDS_OF = new Map(
  Object.entries(PLAIN).map(([word, plain]) => [word, plain.split(" ")] as const),
);

/** Rare in other spellings, and worth mending where one letter is wrong. */
const MENDED = [
  "suicide",
  "suicidal",
  "husband",
  "boyfriend",
  "girlfriend",
  "abusive",
  "overdose",
  "overdosed",
  "starving",
  "anorexia",
  "bulimia",
  "alcoholic",
  "gambling",
  "addicted",
  "addiction",
  "cutting",
  "strangled",
  "threatens",
  "molested",
  "stepfather",
  "yourself",
  "myself",
];
/** Words that are one letter away from one of those and right as they are. */
const RIGHT = new Set([
  "putting",
  "gutting",
  "nutting",
  "rutting",
  "starring",
  "staring",
  "carving",
  "abrasive",
  "strangles",
  "strangler",
  "threaten",
  "husbands",
  "boyfriends",
  "girlfriends",
  "addictions",
  "alcoholics",
  "gabling",
  "rambling",
  "ambling",
  "gambolling",
  "husbandry",
  "stepfathers",
  "overdoses",
  "suicides",
  "shutting",
  "starting",
  "starling",
  "staving",
  "striving",
  "overdone",
  "straggled",
  "gabbling",
  "anorexic",
  "bulimic",
  "jutting",
]);
/** Each wrong spelling by one letter left out, to what it was meant for. */
const MENDS = new Map<string, string>();
for (const word of MENDED) {
  for (let at = 0; at < word.length; at++) MENDS.set(word.slice(0, at) + word.slice(at + 1), word);
}
for (const word of MENDED) MENDS.delete(word);
/** A longer word is not one of those with a letter too many, and is not tried letter by letter. */
const LONGEST_MENDED = Math.max(...MENDED.map(({ length }) => length)) + 1;

/** Sentences of words, all in lower case; figures are `0`. */
export function readSentences(text: string): string[][] {
  const plain = text
    .slice(0, LONGEST)
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/\bcan't\b/g, "can not")
    .replaceAll(/\bwon't\b/g, "will not")
    .replaceAll(/\bain't\b/g, "is not")
    .replaceAll("n't", " not")
    .replaceAll("'m ", " am ")
    .replaceAll("'re ", " are ")
    .replaceAll("'ve ", " have ")
    .replaceAll("'ll ", " will ")
    .replaceAll("'d ", " would ");
  const sentences: string[][] = [[]];
  for (const [word] of plain.matchAll(
    /\p{L}+(?:['-]\p{L}+)*|\d+(?:am|pm|nite|moro)?|[.!?;\n:]/gu,
  )) {
    const sentence = sentences.at(-1)!;
    if (/^[.!?;\n:]$/.test(word)) {
      if (sentence.length > 0) sentences.push([]);
    } else sentence.push(...mend(word));
  }
  return sentences.filter(({ length }) => length > 0);
}

function mend(word: string): readonly string[] {
  const known = WORDS_OF.get(word);
  if (known) return known;
  if (/^\d/.test(word)) return ["0"];
  const bare = word.endsWith("'s") ? word.slice(0, -2) : word;
  // "dieee", "sooo"
  const short = bare.replaceAll(/(\p{L})\1{2,}/gu, "$1");
  const again = WORDS_OF.get(short);
  if (again) return again;
  if (bare !== word && (bare === "he" || bare === "she" || bare === "it" || bare === "that")) {
    return [bare, "is"];
  }
  if (short.length < 6 || short.length > LONGEST_MENDED || RIGHT.has(short)) return [short];
  const meant = MENDS.get(short);
  if (meant) return [meant];
  for (let at = 0; at < short.length; at++) {
    const shorter = MENDS.get(short.slice(0, at) + short.slice(at + 1));
    if (shorter && shorter !== short && Math.abs(shorter.length - short.length) <= 1) {
      // One letter changed or two changed places: only where it keeps its first letter.
      if (shorter[0] === short[0] && !MENDED.includes(short)) return [shorter];
    }
  }
  return [short];
}
