// Where a word comes from: the Strong's numbers in the sentence lead on.
import type { ReactNode } from "react";
import { Link } from "react-router";
import { MixedText } from "./original-text.tsx";
import { formatNumberAddress } from "./study-address.ts";

const NUMBER = /\b([HG][1-9]\d{0,3})\b/;
/** Strong's last words; numbers beyond them stand for forms of the verb. */
const LAST = { H: 8674, G: 5624 } as const;

const isWord = (part: string): boolean =>
  Number(part.slice(1)) <= LAST[part.startsWith("H") ? "H" : "G"];

export function Derivation({ text }: { text: string }): ReactNode {
  return text.split(NUMBER).map((part, index) =>
    index % 2 === 0 || !isWord(part) ? (
      <MixedText key={index} text={part} />
    ) : (
      <Link key={index} to={formatNumberAddress({ number: part })} className="underlined">
        {part}
      </Link>
    ),
  );
}
