// `Mark 5 minutes for prayer` tells Mark something; `Mark 5` is a chapter. Where a
// person's name or a plain word stands before a number of minutes, days or
// dollars, it is no reference. A place with a verse (`Mark 5:1`) is always one.

/** Books called as people and things are called; of Genesis or Romans nobody says it. */
const ALSO_NAMES: ReadonlySet<string> = new Set(
  (
    "Numbers Joshua Judges Ruth Samuel Kings Chronicles Ezra Nehemiah Esther Job Proverbs Isaiah " +
    "Jeremiah Ezekiel Daniel Hosea Joel Amos Jonah Micah Nahum Zechariah Malachi Matthew Mark " +
    "Luke John Acts Timothy Titus Philemon James Peter Jude"
  ).split(" "),
);

// One day may be spoken of (`Joel 2 day of the Lord`), several are counted.
const TIMES =
  "minutes?|mins?|hours|hrs?|seconds|secs|days|nights|weeks|months|years|yrs|times|o[’']clock";
const MEASURES =
  "percent|per cent|miles|kilomet(?:er|re)s|km|met(?:er|re)s|feet|inches|acres|pounds|kilos|kg|" +
  "grams|ounces|cups|dollars|euros|cents|bucks";
const PEOPLE = "people|persons|others|more|(?:of|or so of) (?:us|them|you)";
const COUNTED = new RegExp(
  `^(?:\\s?%|\\s?(?:[ap]\\.m\\.|pm\\b|am\\b(?! I\\b))|\\s(?:${TIMES}|${MEASURES}|${PEOPLE})(?![\\p{L}\\p{N}])` +
    "|[-‑](?:minute|hour|second|day|week|month|year|point|page|part|mile|dollar)(?![\\p{L}\\p{N}]))",
  "iu",
);

/**
 * Whether the number after a book's name counts something.
 * @param written the name and its numbers, as they stand in the text
 * @param book the book's own name: `1 Samuel`
 * @param after what follows in the text
 */
export function isCounted(written: string, book: string, after: string): boolean {
  if (/^\P{L}|\d\s?[:.]\s?\d/u.test(written)) return false;
  return ALSO_NAMES.has(book.replace(/^\d /, "")) && COUNTED.test(after);
}
