import { memo } from "react";
import { Link } from "react-router";
import type { FoundVerse } from "#src/features/search/contract.ts";
import { citePassage } from "#src/ui/cite.ts";
import { CopyButton } from "#src/ui/copy-button.tsx";
import { ScriptureText } from "#src/ui/scripture-text.tsx";

/** One found verse, on one row with where it stands. Drawn once, however the list is scrolled. */
export const FoundEntry = memo(function FoundEntry({ verse }: { verse: FoundVerse }) {
  const { reference, text, translation, href } = verse;
  return (
    <div className="entry border-line border-b py-4">
      <div className="flex flex-wrap items-baseline gap-x-3 text-14 text-muted md:block">
        <h3 className="text-18 leading-snug">
          <Link
            to={href}
            className="-my-2 inline-flex min-h-11 items-center text-ink no-underline hover:text-accent hover:underline"
          >
            {reference}
          </Link>
        </h3>
        <p>
          {translation}
          {verse.numberedAs ? `, there ${verse.numberedAs}` : ""}
        </p>
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-4 md:flex-nowrap">
        <div className="min-w-0">
          <blockquote className="max-w-measure font-serif text-18 leading-relaxed [overflow-wrap:break-word]">
            {text ? (
              <ScriptureText
                text={text}
                highlights={verse.highlights}
                supplied={verse.supplied}
                disputed={verse.disputed}
              />
            ) : (
              <span className="font-sans text-16 text-muted">
                {verse.notice ?? "Not in this translation."}
              </span>
            )}
          </blockquote>
          {verse.copyright ? <p className="mt-1 text-12 text-muted">{verse.copyright}</p> : null}
        </div>
        {text ? (
          <div className="-my-2 -mr-3 max-md:ml-auto" data-print="no">
            <CopyButton name={reference} text={citePassage(verse)} />
          </div>
        ) : null}
      </div>
    </div>
  );
});
