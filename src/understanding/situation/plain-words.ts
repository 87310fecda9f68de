// A text as the signs and the model read it: plain words in lower case with
// spaces around them, contractions written out, and a full stop where a
// sentence or a part ends.

/** What a request is about is said by then. */
const LETTERS_READ = 2_000;

const CONTRACTIONS: Readonly<Record<string, string>> = {
  im: "i am",
  ive: "i have",
  dont: "do not",
  cant: "can not",
  cannot: "can not",
  wont: "will not",
  didnt: "did not",
  doesnt: "does not",
  isnt: "is not",
  wasnt: "was not",
  arent: "are not",
  havent: "have not",
  hasnt: "has not",
  hadnt: "had not",
  couldnt: "could not",
  wouldnt: "would not",
  shouldnt: "should not",
  wanna: "want to",
  gonna: "going to",
  hes: "he is",
  shes: "she is",
  theyre: "they are",
  whats: "what is",
  thats: "that is",
  theres: "there is",
  u: "you",
  ur: "your",
  pls: "please",
  plz: "please",
  bday: "birthday",
  bf: "boyfriend",
  gf: "girlfriend",
  hubby: "husband",
  wk: "week",
  wks: "weeks",
  yr: "year",
  yrs: "years",
  dr: "doctor",
};

/** @returns " my father did not pass away . he is well . " */
export function readPlainWords(texts: readonly string[]): string {
  const words: string[] = [];
  for (const text of texts) {
    const plain = text
      .slice(0, LETTERS_READ)
      .normalize("NFKC")
      .toLowerCase()
      .replaceAll(/[’‘`´]/g, "'")
      .replaceAll(/\bcan't\b/g, "can not")
      .replaceAll(/\bwon't\b/g, "will not")
      .replaceAll("n't", " not")
      .replaceAll(/'m\b/g, " am")
      .replaceAll(/'re\b/g, " are")
      .replaceAll(/'ve\b/g, " have")
      .replaceAll(/'ll\b/g, " will")
      .replaceAll(/'d\b/g, " would")
      .replaceAll(/\b(he|she|it|that|there|what)'s\b/g, "$1 is")
      .replaceAll(/'s\b/g, " 's")
      .replaceAll(/s'(?!\p{L})/gu, "s");
    for (const [word] of plain.matchAll(/'?\p{L}+(?:'\p{L}+)*|\d+|[.!?;:\n]/gu)) {
      if (/^[.!?;:\n]$/.test(word)) {
        if (words.length > 0 && words.at(-1) !== ".") words.push(".");
      } else words.push(CONTRACTIONS[word] ?? word.replaceAll(/(\p{L})\1{2,}/gu, "$1$1"));
    }
    if (words.length > 0 && words.at(-1) !== ".") words.push(".");
  }
  return ` ${words.join(" ")} `;
}
