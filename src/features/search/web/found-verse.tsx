import { Link } from "react-router";
import { printBrackets } from "#src/scripture/disputed.ts";
import { citePassage } from "#src/ui/cite.ts";
import { CopyButton, ShareButton } from "#src/ui/copy-button.tsx";
import { ScriptureText } from "#src/ui/scripture-text.tsx";
import type { FoundVerse, SearchAnswer } from "../contract.ts";

const SEARCH_NAMES: Readonly<Record<SearchAnswer["searchType"], string>> = {
  ai: "AI-powered",
  basic: "Basic search",
};

export function FoundVerseEntry({
  verse,
  searchType,
}: {
  verse: FoundVerse;
  searchType: SearchAnswer["searchType"];
}) {
  const { reference, text, relevanceScore, href } = verse;
  return (
    <li className="entry">
      <div className="flex flex-wrap items-baseline gap-x-3.5 gap-y-0.5 text-14 text-muted md:block md:pt-1">
        <h3 className="text-18 leading-snug">
          <Link
            to={href}
            className="-my-2 inline-flex min-h-11 items-center text-ink no-underline hover:text-accent hover:underline"
          >
            {reference}
          </Link>
        </h3>
        <p className="flex items-center gap-2">
          <meter
            className="relevance"
            min={0}
            max={100}
            value={relevanceScore}
            aria-label="Relevance"
          />
          {relevanceScore}%
        </p>
        <p>{SEARCH_NAMES[searchType]}</p>
      </div>
      <div>
        {verse.title ? <p className="mb-1 font-serif text-muted italic">{verse.title}</p> : null}
        <blockquote className="scripture">
          {text ? (
            <ScriptureText
              text={text}
              highlights={verse.highlights}
              supplied={verse.supplied}
              disputed={verse.disputed}
            />
          ) : (
            <span className="text-muted">The {verse.translation} has no such verse.</span>
          )}{" "}
          <cite className="whitespace-nowrap font-sans text-14 text-muted not-italic">
            {verse.translation}
            {verse.numberedAs ? `, there ${verse.numberedAs}` : ""}
          </cite>
        </blockquote>
        <p className="mt-2.5 max-w-measure text-muted">{verse.explanation}</p>
        <div className="mt-1 -mb-2 flex flex-wrap gap-x-3" data-print="no">
          <Link
            to={href}
            aria-label={`Read in context: ${reference}`}
            className="mr-3 inline-flex min-h-11 items-center font-medium text-accent no-underline hover:underline"
          >
            Read in context
          </Link>
          <CopyButton name={reference} text={citePassage(verse)} />
          <ShareButton
            title={reference}
            text={verse.copyright ? citePassage(verse) : printBrackets(text, verse.disputed)}
            path={href}
          />
        </div>
      </div>
    </li>
  );
}
