// Books, references and well-known words of the Bible: on a site like this they are tried first.
import people from "#content/people.json" with { type: "json" };
import { BOOKS } from "#src/scripture/books.ts";
import { OTHER_NAMES, OTHER_NUMBERED_NAMES } from "#src/scripture/references/book-names.ts";
import type { Part } from "./parts.ts";

/** One of the books, or of the people in them. */
const NAME_BITS = 7;
const REFERENCE_BITS = 12;
const VERSE_BITS = 12;
const VERSE_MIN = 8;

/** Other abbreviations of two letters come about by chance. */
const SHORT_NAMES = new Set(["ps", "jn", "mt", "mk", "lk"]);

const names = new Set([
  ...BOOKS.flatMap(({ name, osis, referenceName }) => [name, osis, referenceName]),
  ...Object.values(OTHER_NAMES).flatMap((list) => list.split(" ")),
  ...Object.values(OTHER_NUMBERED_NAMES).flatMap((list) => list.split(" ")),
]);
const plainNames = [...names]
  .map((name) => name.toLowerCase().replace(/^[1-3] ?|\s/g, ""))
  .filter((name) => name.length >= 3 || SHORT_NAMES.has(name))
  .sort((one, other) => other.length - one.length);

const NUMBER =
  "(?:\\d{1,3}|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";
const GAP = "[\\s:.,_v-]{0,2}";
const NUMBERED = `(?:(?:[1-3]|i{1,3}|first|second|third)${GAP})?`;
const persons = people.map(({ name }) => name.toLowerCase().replace(/[^a-z]/g, ""));
const NAME = new RegExp(
  `${NUMBERED}(?:${plainNames.join("|")})|(?:${persons.join("|")}|christ|lord|savior|saviour|gospel|scripture|bible)`,
  "y",
);
const REFERENCE = new RegExp(
  `${NUMBERED}(?:${plainNames.join("|")})${GAP}${NUMBER}(?:${GAP}${NUMBER}(?:-\\d{1,3})?)?(?: ?(?:kjv|niv|esv|nlt|asv|web|nasb|nkjv))?`,
  "y",
);

/** Beginnings and sayings, without spaces, one after another. */
const VERSES = [
  "in the beginning god created the heavens and the earth",
  "in the beginning god created the heaven and the earth",
  "in the beginning was the word and the word was with god",
  "let there be light and there was light",
  "the lord is my shepherd i shall not want he maketh me to lie down in green pastures",
  "yea though i walk through the valley of the shadow of death i will fear no evil",
  "even though i walk through the valley",
  "for god so loved the world that he gave his only begotten son",
  "for god so loved the world that he gave his one and only son",
  "our father who art in heaven hallowed be thy name thy kingdom come thy will be done",
  "our father which art in heaven hallowed be thy name",
  "give us this day our daily bread",
  "i can do all things through christ who strengthens me",
  "i can do all things through christ which strengtheneth me",
  "be still and know that i am god",
  "trust in the lord with all thine heart",
  "trust in the lord with all your heart",
  "for i know the plans i have for you",
  "all things work together for good to them that love god",
  "jesus wept",
  "god is love",
  "god is good all the time",
  "faith hope love",
  "faith hope and love",
  "love is patient love is kind",
  "love one another",
  "love thy neighbour as thyself",
  "love thy neighbor as thyself",
  "pray without ceasing",
  "blessed are the meek for they shall inherit the earth",
  "blessed are the poor in spirit",
  "i am the way the truth and the life",
  "i am the bread of life",
  "i am the light of the world",
  "the truth shall make you free",
  "the truth will set you free",
  "ask and it shall be given you seek and ye shall find",
  "fear not for i am with thee",
  "do not be afraid",
  "be strong and of a good courage",
  "be strong and courageous",
  "the joy of the lord is my strength",
  "this is the day that the lord has made",
  "this is the day which the lord hath made",
  "as for me and my house we will serve the lord",
  "with god all things are possible",
  "if god be for us who can be against us",
  "the fruit of the spirit is love joy peace",
  "vanity of vanities all is vanity",
  "the wages of sin is death",
  "by grace are ye saved through faith",
  "jesus christ is lord",
  "jesus is lord",
  "jesus is my lord and savior",
  "jesus is my saviour",
  "jesus is my savior",
  "jesus is the way",
  "jesus is king",
  "jesus loves me this i know",
  "jesus loves you",
  "jesus saves",
  "jesus christ superstar",
  "king of kings and lord of lords",
  "lamb of god",
  "son of god",
  "holy holy holy",
  "holy spirit",
  "holy bible",
  "praise the lord",
  "praise god",
  "thank you jesus",
  "thank you lord",
  "i love jesus",
  "i love god",
  "amazing grace how sweet the sound",
  "hallelujah",
  "alleluia",
  "in god we trust",
  "in jesus name amen",
  "alpha and omega",
  "search the scriptures daily",
]
  .map((verse) => verse.replaceAll(" ", ""))
  .join(" ");

/** @param text in small letters */
export function* findScripture(text: string): Generator<Part> {
  for (let start = 0; start < text.length; start += 1) {
    for (const [pattern, bits] of [
      [REFERENCE, REFERENCE_BITS],
      [NAME, NAME_BITS],
    ] as const) {
      pattern.lastIndex = start;
      const end = pattern.exec(text) ? pattern.lastIndex : start;
      if (end - start >= 4) yield { start, end, bits, kind: "scripture" };
    }
    const length = measureVerse(text, start);
    if (length < VERSE_MIN) continue;
    yield { start, end: start + length, bits: VERSE_BITS, kind: "scripture" };
  }
}

/** How much of the text from here on is written in the verses; a part of what is written is written too. */
function measureVerse(text: string, start: number): number {
  let [known, beyond] = [0, text.length - start + 1];
  while (beyond - known > 1) {
    const length = (known + beyond) >> 1;
    if (VERSES.includes(text.slice(start, start + length))) known = length;
    else beyond = length;
  }
  return known;
}
