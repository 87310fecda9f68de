// References in whole phrases, put into the order of a written one: `the 23rd
// psalm`, `chapter 3 of the Gospel of John`, `see the first letter to the
// Corinthians, chapter 13`.
import { replaceNumberWords } from "./number-words.ts";

// Said before a reference, and not part of it. Only before digits: without
// them these are words to be searched.
// One reading for each of them: `see also` is `see`, then `also`. Where the words
// could be parted in two ways, twenty of them took a million tries.
const LEAD_IN =
  /^(?:(?:see|also|cf|cp|compare|read|reading|text|passage|scripture|bible verses|bible|verse|open|go to|turn to|look up|find|show me|show|in|from|the)[ .:,-]+)+(?=[a-z1-3].*\d)/;
const AFTERWARDS =
  /(?<=\d[a-f]{0,2})[ ,]+(?:(?:in )?the bible|bible verses?|bible|verses?|scriptures?|passage|chapter)$/;

const TITLE =
  "(?:the )?(?:prophet|(?:books?|gospels?|epistles?|letters?|prophecy) (?:of|to|according to|from))(?: the)?(?: prophet)?(?: (?:st|saint)\\.?)? ";
/** `first letter to the corinthians`, `2nd book of samuel`; number words are digits by then. */
const NUMBERED_TITLE =
  /\b([1-3])(?:st|nd|rd)? (?:book|epistle|letter) (?:of|to)(?: the)?(?: (?:st|saint)\.?)? (?=[a-z])/g;
const PLAIN_TITLE = new RegExp(`\\b${TITLE}(?=[a-z1-3])`, "g");
const SAINT = /\b(?:st\.?|saint) (?=(?:matt?h?e?w?|mark|luke|john|paul|peter|james|jude)\b)/g;
const PAULS = /\b(?:(?:st|saint)\.? )?pauls (?=[1-3]|letter|epistle)/g;

const ORDINAL_PSALM = /\b(?:the )?(\d{1,3})(?:(?:st|nd|rd|th) psalms?| psalm)\b/g;

/** `1 & 2 Samuel`, `1, 2 and 3 John`. */
const SEVERAL_NUMBERS = /^((?:[1-3](?: ?(?:,? and|,|&|-) ?))+)([1-3]) ([a-z]+)$/;

/** As addresses spell it, hyphens throughout: `1-john-4-8`, `psalm-23-1-6`. */
const HYPHENATED = /^((?:[1-3]-)?[a-z]+(?:-[a-z]+)*)-(\d+)-(\d+(?:-\d+)?)$/;

const SPAN = String.raw`(\d+(?:\s*(?:-|to|through|and|&|,)\s*\d+)*)`;
const CHAPTER_FIRST = new RegExp(
  `^(?:the )?(?:chapters?|chs?\\.?|chap\\.?) ${SPAN} (?:of|in|from) (?:the )?([a-z1-3].*[a-z])$`,
);
const ORDINAL_CHAPTER_FIRST =
  /^(?:the )?(\d+)(?:st|nd|rd|th)? chapter (?:of|in|from) (?:the )?([a-z1-3].*[a-z])$/;
const CHAPTER_AND_VERSE_FIRST = new RegExp(
  `^(?:the )?(?:chapter|ch\\.?|chap\\.?) (\\d+),? (?:verses?|vv?\\.?) ${SPAN} (?:of|in|from) (?:the )?([a-z1-3].*[a-z])$`,
);
const VERSE_FIRST = new RegExp(
  `^(?:the )?(?:verses?|vv?\\.?) ${SPAN} (?:of|in|from) (?:the )?([a-z1-3].*)$`,
);

/** @param text as `cleanTyping` leaves it */
export function rephrase(text: string): string {
  const hyphenated = HYPHENATED.exec(text);
  if (hyphenated) {
    const [, name = "", chapter = "", verses = ""] = hyphenated;
    return `${name.replaceAll("-", " ")} ${chapter}:${verses}`;
  }
  const plain = replaceNumberWords(text)
    .replace(PAULS, "")
    .replace(NUMBERED_TITLE, "$1 ")
    .replace(PLAIN_TITLE, "")
    .replace(SAINT, "")
    .replace(ORDINAL_PSALM, "psalm $1");
  const several = SEVERAL_NUMBERS.exec(plain);
  if (several) {
    const [, numbers = "", last = "", name = ""] = several;
    return [...(numbers.match(/\d/g) ?? []), last].map((number) => `${number} ${name}`).join(", ");
  }
  return putBookFirst(putBookFirst(plain).replace(LEAD_IN, "").replace(AFTERWARDS, ""));
}

function putBookFirst(text: string): string {
  const verse = VERSE_FIRST.exec(text);
  if (verse) {
    const [, verses = "", place = ""] = verse;
    const chapter = putBookFirst(place);
    return /\d$/.test(chapter) ? `${chapter}:${verses}` : `${chapter} verse ${verses}`;
  }
  const both = CHAPTER_AND_VERSE_FIRST.exec(text);
  if (both) return `${both[3]} ${both[1]}:${both[2]}`;
  const chapter = CHAPTER_FIRST.exec(text) ?? ORDINAL_CHAPTER_FIRST.exec(text);
  return chapter ? `${chapter[2]} ${chapter[1]}` : text;
}
