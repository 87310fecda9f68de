import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatNumberUrl } from "./study-url.ts";

/** Hebrew or Greek letters, marked as such for those who hear the page and for the fonts. */
export function OriginalText({
  strongsNumber,
  children,
  className = "",
}: {
  strongsNumber: string;
  children: string;
  className?: string;
}) {
  return strongsNumber.startsWith("H") ? (
    <bdi lang="he" dir="rtl" className={`font-serif ${className}`}>
      {children}
    </bdi>
  ) : (
    <span lang="grc" className={`font-serif ${className}`}>
      {children}
    </span>
  );
}

const FOREIGN =
  /((?<!\p{M})\p{M}*\p{Script=Hebrew}[\p{Script=Hebrew}\p{M}]*|\p{Script=Greek}[\p{Script=Greek}\p{M}]*)/u;

/** A sentence in English, the Hebrew and Greek words in it marked. */
export function MixedText({ text }: { text: string }): ReactNode {
  return text.split(FOREIGN).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <OriginalText key={index} strongsNumber={/\p{Script=Hebrew}/u.test(part) ? "H" : "G"}>
        {part}
      </OriginalText>
    ),
  );
}

const NUMBER = /\b([HG][1-9]\d{0,3})\b/;
/** Strong's last words; numbers beyond them stand for forms of the verb. */
const LAST = { H: 8674, G: 5624 } as const;

const isWord = (part: string): boolean =>
  Number(part.slice(1)) <= LAST[part.startsWith("H") ? "H" : "G"];

/** Where a word comes from: the Strong's numbers in the sentence lead on. */
export function Derivation({ text }: { text: string }): ReactNode {
  return text.split(NUMBER).map((part, index) =>
    index % 2 === 0 || !isWord(part) ? (
      <MixedText key={index} text={part} />
    ) : (
      <Link key={index} to={formatNumberUrl({ number: part })} className="underlined">
        {part}
      </Link>
    ),
  );
}
