import { quoteWords } from "#src/scripture/pair-marks.ts";
import { ScriptureText } from "./scripture-text.tsx";

/** Words of Scripture within a sentence, with where they stand. */
export function QuotedWords({
  text,
  reference,
  translation,
}: {
  text: string;
  reference: string;
  translation: string;
}) {
  return (
    <>
      <ScriptureText text={quoteWords(text.replace(/[,;:.]$/, ""))} />{" "}
      <span className="font-sans text-14 text-muted">
        ({reference}, {translation})
      </span>
    </>
  );
}
