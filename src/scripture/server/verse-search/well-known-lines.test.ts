// The lines that people quote: that each is of the verse that it is filed under,
// and that it is found as people type it.
import { describe, expect, test } from "vitest";
import { getTestCorpus } from "../../../../tests/support/test-app.ts";
import { formatOrdinal } from "../../format-reference.ts";
import { EMBEDDED_CODES } from "../../translations.ts";
import { isContentWord } from "../meaning/content-words.ts";
import { stemOf } from "../word-index/stem-word.ts";
import { visitWords } from "../word-index/tokenize.ts";
import { wellKnownLines } from "./well-known-lines.ts";

const corpus = getTestCorpus();

/** Of the words that tell something; of all where none does. */
function tellingStems(text: string): Set<string> {
  const words: string[] = [];
  visitWords(text, (word) => words.push(word));
  const telling = words.filter(isContentWord);
  return new Set((telling.length > 0 ? telling : words).map(stemOf));
}

function allStems(text: string): Set<string> {
  const stems = new Set<string>();
  visitWords(text, (word) => stems.add(stemOf(word)));
  return stems;
}

/** Lines in words that none of the five texts has there. */
const OTHERWISE: ReadonlySet<string> = new Set([
  "Romans 9:21 Mold me and make me",
  "Psalm 16:1 Protect me",
  "Psalm 31:2 Be my refuge",
  "Isaiah 6:8 Use me",
  "Isaiah 64:8 Mould me",
  "Matthew 7:12 Do unto others as you would have them do unto you",
  "Matthew 7:12 Do to others what you would have them do to you",
  "Matthew 7:12 Golden rule",
  "Mark 4:39 Quiet, be still",
  "Luke 6:31 Do to others as you would have them do to you",
  "John 19:5 Ecce homo",
  "Romans 12:15 Mourn with those who mourn",
  "1 Corinthians 10:13 He will provide a way out",
  "1 Corinthians 13:5 Love keeps no record of wrongs",
  "Ephesians 2:10 His handiwork",
  "Ephesians 3:18 How wide and long and high and deep is the love of Christ",
  "Ephesians 3:20 Immeasurably more",
  "1 Timothy 4:12 Do not let anyone look down on you because you are young",
  "Genesis 16:13 El Roi",
  "Psalm 34:18 Close to the brokenhearted",
  "Proverbs 11:25 A generous person will prosper, whoever refreshes others will be refreshed",
  "Ecclesiastes 1:2 Meaningless, everything is meaningless",
]);

test("every line shares a word that tells something with its verse, in one of the texts", () => {
  const strange = wellKnownLines.all.filter(({ key: ordinal, line }) => {
    const wanted = tellingStems(line);
    const own = new Set(
      EMBEDDED_CODES.flatMap((code) => [...allStems(corpus.texts[code].verse(ordinal))]),
    );
    return ![...wanted].some((stem) => own.has(stem));
  });
  expect(
    strange
      .map(({ key: ordinal, line }) => `${formatOrdinal(ordinal)} ${line}`)
      .filter((name) => !OTHERWISE.has(name)),
  ).toEqual([]);
});

describe("a query", () => {
  test.each([
    ["be still", "Psalm 46:10"],
    ["Be still and know", "Psalm 46:10"],
    ["verse about be still and know that I am God", "Psalm 46:10"],
    ["he is risen", "Matthew 28:6"],
    ["fear not for I am with thee", "Isaiah 41:10"],
    ["this is the day the Lord has made", "Psalm 118:24"],
    ["immeasurably more", "Ephesians 3:20"],
    ["from the mouth of babes", "Psalm 8:2"],
    ["a chord of three strands is not quickly broken", "Ecclesiastes 4:12"],
    ["god wont give you more than you can handle", "1 Corinthians 10:13"],
    ["seek ye first the kingdom of god", "Matthew 6:33"],
  ])("%j is a line of %s", (query, reference) => {
    expect(formatOrdinal(wellKnownLines.find(query)[0]?.key ?? 1)).toBe(reference);
  });

  test.each(["love", "be", "grief", "my husband hit me", "the day", "know", "who is God", ""])(
    "%j is no line",
    (query) => expect(wellKnownLines.find(query)).toEqual([]),
  );
});
