// Three ways in, each shown by what it does.
import type { ReactNode } from "react";
import { Link } from "react-router";
import { home } from "#content/site.json";
import type { Passage } from "#src/features/reader/contract.ts";
import type { FoundVerse } from "#src/features/search/contract.ts";
import { type BookBar, BookBars } from "#src/ui/book-bars.tsx";
import { ScriptureText } from "#src/ui/scripture-text.tsx";

const { ways } = home;

/** A query and the best verse for it. */
export interface Sample {
  readonly query: string;
  readonly verse: FoundVerse;
}

export function Ways({
  searchPath,
  found,
  spread,
  passage,
}: {
  searchPath: string;
  found: readonly Sample[];
  spread: readonly BookBar[];
  passage: Passage | undefined;
}) {
  const { word, translation } = ways.word;
  const asWord = new URLSearchParams({ q: word, translation, type: "all" });
  return (
    <section id="features" aria-labelledby="ways" className="wrap scroll-mt-4 pt-18 lg:pt-28">
      <h2 id="ways" className="mb-10 max-w-[18em] text-30 lg:mb-14 lg:text-38">
        {ways.title}
      </h2>
      <Way
        title={ways.search.title}
        text={ways.search.text}
        link={ways.search.link}
        to={searchPath}
      >
        <SampleSearch searchPath={searchPath} found={found} />
      </Way>
      <Way
        title={ways.word.title}
        text={ways.word.text}
        link={ways.word.link}
        to={`${searchPath}?${asWord}`}
      >
        <WordSpread word={ways.word.word} translation={ways.word.translation} bars={spread} />
      </Way>
      {passage ? (
        <Way
          title={ways.morning.title}
          text={ways.morning.text}
          link={ways.morning.devotional.link}
          to={passage.href}
        >
          <SampleDevotional passage={passage} />
        </Way>
      ) : null}
    </section>
  );
}

function Way({
  title,
  text,
  link,
  to,
  children,
}: {
  title: string;
  text: string;
  link: string;
  to: string;
  children: ReactNode;
}) {
  return (
    <article className="grid gap-6 border-line border-t pt-8 pb-12 lg:grid-cols-[4fr_7fr] lg:gap-20 lg:pt-12 lg:pb-18">
      <div>
        <h3 className="text-24">{title}</h3>
        <p className="mt-3 text-muted">{text}</p>
        <Link to={to} className="underlined mt-2 inline-flex min-h-11 items-center font-medium">
          {link}
        </Link>
      </div>
      <div>{children}</div>
    </article>
  );
}

function SampleSearch({ searchPath, found }: { searchPath: string; found: readonly Sample[] }) {
  return (
    <ul className="grid gap-8">
      {found.map(({ query, verse }) => (
        <li key={query}>
          <Link
            to={`${searchPath}?${new URLSearchParams({ q: query })}`}
            className="font-serif text-20 text-accent italic no-underline hover:underline"
          >
            “{query}”
          </Link>
          <p className="mt-1 max-w-measure font-serif text-20 leading-[1.5]">
            <ScriptureText
              text={verse.text}
              highlights={verse.highlights}
              supplied={verse.supplied}
              disputed={verse.disputed}
            />
          </p>
          <p className="mt-1 text-14 text-muted">
            <Link
              to={verse.href}
              className="font-medium font-serif text-16 text-ink no-underline hover:text-accent hover:underline"
            >
              {verse.reference}
            </Link>{" "}
            {verse.translation}, {verse.relevanceScore}%
          </p>
        </li>
      ))}
    </ul>
  );
}

/** A word over its bars. */
function WordSpread({
  word,
  translation,
  bars,
}: {
  word: string;
  translation: string;
  bars: readonly BookBar[];
}) {
  const total = bars.reduce((sum, { count }) => sum + count, 0);
  return (
    <figure>
      <figcaption className="flex flex-wrap items-baseline gap-x-4">
        <span className="font-serif text-38 md:text-48">{word}</span>
        <span className="text-14 text-muted">
          in {total.toLocaleString("en")} verses of the {translation}
        </span>
      </figcaption>
      <BookBars label={`Verses with ${word} in each book`} bars={bars} className="h-24 md:h-32" />
    </figure>
  );
}

function SampleDevotional({ passage }: { passage: Passage }) {
  const { title, minutes, paragraphs } = ways.morning.devotional;
  return (
    <div className="max-w-measure">
      <h4 className="text-24">{title}</h4>
      <p className="mt-1 text-14 text-muted">
        {passage.reference} · {minutes} minutes
      </p>
      <blockquote className="mt-4 border-lamp border-l-2 pl-4 font-serif text-18 leading-relaxed">
        <ScriptureText text={passage.text} />{" "}
        <span className="font-sans text-14 text-muted">{passage.translation}</span>
      </blockquote>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-4 font-serif text-18 leading-relaxed">
          {paragraph}
        </p>
      ))}
      <p className="mt-4">
        <Link to="/devotional/daily" className="underlined inline-flex min-h-11 items-center">
          Read today’s devotional
        </Link>
      </p>
    </div>
  );
}
