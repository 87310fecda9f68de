// What a question is about, without the words that every question has.
import { stemOf } from "../word-index/stem-word.ts";
import { visitWords } from "../word-index/tokenize.ts";

// Turns of phrase that ask for verses and say nothing about which.
const TEMPLATES = [
  /\b(?:bible|biblical) (?:verses?|scriptures?|passages?|quotes?)\b/g,
  /\b(?:verses?|scriptures?|passages?|quotes?) (?:about|on|for|regarding|concerning|of|to|in the bible)\b/g,
  /\bwhat (?:does|do|did) (?:the )?(?:bible|god|scriptures?|jesus|lord) (?:say|teach|think|tell us)(?: (?:about|on|of|regarding))?\b/g,
  /\b(?:in|according to) (?:the )?(?:bible|scriptures?)\b/g,
  /\bthe bible\b/g,
];

const STOP_WORDS = new Set(
  `a an and are as at be been being but by can could did do does doing for from had has have
  having he her hers him his how i if in into is it its me my no nor not of off on or our ours
  out over shall she should so some such than that the their theirs them then there these they
  this those thou thee thy thine to too unto up upon us very was we were what when where which
  who whom whose why will with would ye you your yours am about said say saith says also let may
  might must one because before after against all any each own again more most other only same
  just now get got feel feels feeling felt really going go want need needs make makes made
  something someone anyone thing things way ways much many like even still im i'm don't dont
  can't cant i've ive it's doesn't isn't won't`.split(/\s+/),
);

/** The words that carry the question, folded; all of its words where none does. */
export function findContentWords(query: string): string[] {
  const bare = TEMPLATES.reduce(
    (text, template) => text.replace(template, " "),
    query.toLowerCase(),
  );
  const words = listWords(bare).filter((word) => !STOP_WORDS.has(word));
  return words.length > 0 ? words : listWords(query);
}

/** Whether a folded word carries meaning of its own. */
export const isContentWord = (word: string): boolean => !STOP_WORDS.has(word);

/** Whether a query says anything beside the words that every question has. */
export const hasContent = (query: string): boolean =>
  findContentWords(query).some((word) => !STOP_WORDS.has(word));

function listWords(text: string): string[] {
  const words: string[] = [];
  visitWords(text, (word) => words.push(word));
  return words;
}

/** Stems of a text's words, as every index of meaning counts them. */
export const stemsOf = (text: string): string[] => listWords(text).map(stemOf);

/** The stems that name a theme or a topic: its words without stop words. */
export const nameKey = (name: string): string => findContentWords(name).map(stemOf).join(" ");
