// A passage as one result: its first lines, the rest folded, and its parts.
import { Fragment } from "react";
import { Link } from "react-router";
import { printBrackets } from "#src/scripture/disputed.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { CopyButton, ShareButton } from "#src/ui/copy-button.tsx";
import { OpensBelow } from "#src/ui/disclosure.tsx";
import { ScriptureText } from "#src/ui/scripture-text.tsx";
import type { FoundPassage, FoundVerse } from "../contract.ts";

const VERSES_BEFORE_FOLD = 3;
/** Of reading aloud. */
const WORDS_PER_MINUTE = 183;

export function FoundPassageEntry({ passage }: { passage: FoundPassage }) {
  const { reference, heading, names, href, verseCount, words, verses, parts } = passage;
  const first = verses.slice(0, VERSES_BEFORE_FOLD);
  const rest = verses.slice(VERSES_BEFORE_FOLD);
  const minutes = Math.max(1, Math.round(words / WORDS_PER_MINUTE));
  return (
    <article className="entry pt-8" aria-label={reference}>
      <div className="text-14 text-muted md:pt-1">
        <h3 className="text-18 leading-snug">
          <Link
            to={href}
            className="-my-2 inline-flex min-h-11 items-center text-ink no-underline hover:text-accent hover:underline"
          >
            {reference}
          </Link>
        </h3>
        <p className="tabular-nums">
          {verseCount.toLocaleString("en")} verses, {minutes} {minutes === 1 ? "minute" : "minutes"}
        </p>
      </div>
      <div className="max-w-measure">
        {heading ? <p className="font-medium font-serif text-24">{heading}</p> : null}
        {names.length > 0 ? (
          <p className="mt-1 text-14 text-muted">Also called {listNames(names)}</p>
        ) : null}
        <Verses verses={first} className={heading ? "mt-3" : ""} />
        {rest.length > 0 ? (
          <details className="group mt-2">
            <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium text-accent [&::-webkit-details-marker]:hidden">
              <OpensBelow />
              The other {rest.length} verses
            </summary>
            <Verses verses={rest} />
          </details>
        ) : null}
        {parts.length > 0 ? (
          <ol className="mt-4 border-line border-t">
            {parts.map((part) => (
              <li key={part.reference} className="border-line border-b">
                <Link
                  to={part.href}
                  className="flex min-h-11 flex-wrap items-center gap-x-3 py-1.5 text-ink no-underline hover:text-accent hover:underline"
                >
                  {part.heading}
                  <span className="text-14 text-muted">{part.reference}</span>
                </Link>
              </li>
            ))}
          </ol>
        ) : null}
        <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2" data-print="no">
          <Link to={href} className={buttonClass({ size: "small", className: "px-5" })}>
            Read {reference}
          </Link>
          {verses.length === verseCount ? (
            <CopyButton name={reference} text={() => citeWhole(passage)} />
          ) : null}
          <ShareButton title={reference} text={heading ?? reference} path={href} />
        </div>
      </div>
    </article>
  );
}

function Verses({ verses, className = "" }: { verses: readonly FoundVerse[]; className?: string }) {
  return (
    <blockquote className={`scripture ${className}`}>
      {verses.map((verse) => (
        <Fragment key={verse.reference}>
          {verse.title ? <p className="mb-1 text-muted italic">{verse.title}</p> : null}
          <p className="mb-1.5">
            <sup className="mr-1.5 font-sans text-14 text-muted tabular-nums leading-none">
              {numberOf(verse)}
            </sup>
            {verse.text ? (
              <ScriptureText
                text={verse.text}
                supplied={verse.supplied}
                disputed={verse.disputed}
              />
            ) : (
              <span className="text-muted">The {verse.translation} has no such verse.</span>
            )}
          </p>
        </Fragment>
      ))}
      <cite className="font-sans text-14 text-muted not-italic">{verses[0]?.translation}</cite>
    </blockquote>
  );
}

const numberOf = ({ reference }: FoundVerse): string =>
  reference.slice(Math.max(reference.lastIndexOf(":"), reference.lastIndexOf(" ")) + 1);

function citeWhole({ reference, verses }: FoundPassage): string {
  const lines = verses
    .filter(({ text }) => text)
    .map((verse) => `${numberOf(verse)} ${printBrackets(verse.text, verse.disputed)}`);
  return `${lines.join("\n")}\n${reference} (${verses[0]?.translation ?? ""})`;
}

const listNames = (names: readonly string[]): string =>
  new Intl.ListFormat("en", { type: "conjunction" }).format(names);
