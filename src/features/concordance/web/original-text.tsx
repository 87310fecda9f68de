import type { ReactNode } from "react";

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
