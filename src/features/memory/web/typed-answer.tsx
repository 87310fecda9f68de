// What somebody typed from memory beside what it is. The words shown are those
// of the text; what was not typed is underlined, and nothing is crossed out.
import { compareWords, isSamePlace } from "../compare.ts";

export function TypedWords({ text, typed }: { text: string; typed: string }) {
  const { parts, found, words, added } = compareWords(text, typed);
  return (
    <>
      <p className="mt-4 max-w-measure font-serif text-20 leading-[1.6] md:text-24">
        {parts.map((part, index) =>
          part.isMissed ? (
            <u key={index} className="decoration-2 decoration-accent underline-offset-4">
              {part.text}
            </u>
          ) : (
            part.text
          ),
        )}
      </p>
      <p role="status" className="mt-3 text-muted">
        {describe(found, words, added)}
      </p>
    </>
  );
}

function describe(found: number, words: number, added: number): string {
  if (found === words && added === 0) return "Word for word.";
  const more = added === 0 ? "" : ` You had ${countWords(added)} more.`;
  if (found === words) return `Every word is there.${more}`;
  return `${found} of ${countWords(words)}. The others are underlined.${more}`;
}

const countWords = (count: number): string => (count === 1 ? "1 word" : `${count} words`);

export function TypedPlace({ reference, typed }: { reference: string; typed: string }) {
  return (
    <p role="status" className="mt-3 text-muted">
      {isSamePlace(typed, reference) ? `Yes, ${reference}.` : `It is ${reference}.`}
    </p>
  );
}
