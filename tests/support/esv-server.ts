// A server on a free loopback port that speaks as much of the ESV's protocol
// (api.esv.org, version 3) as Berea does.
import { readReference } from "#src/scripture/references/read-reference.ts";
import { verseAt } from "#src/scripture/versification.ts";
import { type ProviderQuestion, startProviderServer } from "./text-provider-server.ts";

export interface EsvBody {
  query: string;
  canonical: string;
  parsed: [number, number][];
  passage_meta: object[];
  passages: string[];
}

export const ESV_KEY = "a-key-of-the-esv";

/** What the server says a verse is. */
export const esvWords = (verse: number): string => `Made-up words of verse ${verse}.`;

// As the ESV itself: not in the text, only in a footnote.
const LEFT_OUT: readonly number[] = [40017021, 43005004];

export const startEsvServer = () => startProviderServer("authorization", answer);

function answer({ path, parameters, key }: ProviderQuestion) {
  if (key !== `Token ${ESV_KEY}`) return { status: 401, body: { detail: "Invalid token." } };
  if (path !== "/v3/passage/text/") return { status: 404, body: { detail: "Not found." } };
  const query = parameters.get("q") ?? "";
  const reading = readReference(query);
  const range = reading.kind === "reference" ? reading.ranges[0] : undefined;
  if (!range) return { status: 200, body: { query, canonical: "", parsed: [], passages: [] } };
  const verses = Array.from({ length: range.end - range.start + 1 }, (_, at) =>
    verseAt(range.start + at),
  );
  const numbers = verses.map(
    ({ book, chapter, verse }) => book * 1_000_000 + chapter * 1_000 + verse,
  );
  const isPsalm = verses[0]?.book === 19 && verses[0].verse === 1;
  const withNumbers = parameters.get("include-verse-numbers") === "true";
  const text = verses
    .filter((_, at) => !LEFT_OUT.includes(numbers[at] ?? 0))
    .map(({ verse }) => `${withNumbers ? `[${verse}] ` : ""}${esvWords(verse)}`)
    .join(isPsalm ? "\n    " : " ");
  const body: EsvBody = {
    query,
    canonical: query,
    parsed: [[numbers[0] ?? 0, numbers.at(-1) ?? 0]],
    passage_meta: [{ canonical: query }],
    passages: [`${isPsalm ? "A Psalm of somebody.\n\n" : ""}  ${text}\n\n`],
  };
  return { status: 200, body };
}
