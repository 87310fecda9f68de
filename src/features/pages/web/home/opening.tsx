// An opening spread: the left page asks, the right one lies in the shade. The
// right page is the Daily Verse's place; until there is one it says where the
// name comes from.
import { Link } from "react-router";
import { home } from "#content/site.json";
import type { Passage } from "#src/features/reader/contract.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { ScriptureText } from "#src/ui/scripture-text.tsx";
import { SearchForm } from "#src/ui/search-form.tsx";

export function Opening({
  searchPath,
  namesake,
}: {
  searchPath: string;
  namesake: Passage | undefined;
}) {
  return (
    <section aria-label="Welcome" className="lg:-mt-20 lg:grid lg:min-h-180 lg:grid-cols-2">
      <div className="px-gutter pt-6 pb-12 lg:flex lg:w-[min(600px,50vw)] lg:flex-col lg:justify-self-end lg:pt-44 lg:pr-18 lg:pb-12 lg:pl-10">
        <h1 className="font-normal text-38 leading-[1.06] tracking-[-0.024em] md:text-48 xl:text-60">
          {home.title}
        </h1>
        <p className="mt-4 max-w-[30rem] font-serif text-18 text-muted lg:text-20">{home.lede}</p>
        <div className="mt-8 mb-4">
          <SearchForm
            action={searchPath}
            label={home.question}
            isLabelShown
            placeholder={home.placeholder}
            submitLabel="Search Bible Verses"
            busyLabel="Searching..."
          >
            <a
              href="#features"
              className={buttonClass({
                kind: "secondary",
                size: "tall",
                className: "max-md:whitespace-normal text-center",
              })}
            >
              Start Your Journey
            </a>
          </SearchForm>
        </div>
      </div>
      <div className="bg-sunk px-gutter pt-8 pb-10 lg:pt-28 lg:pr-10 lg:pl-18">
        {namesake ? <Namesake passage={namesake} /> : null}
      </div>
    </section>
  );
}

function Namesake({ passage }: { passage: Passage }) {
  return (
    <article aria-labelledby="namesake" className="max-w-measure lg:max-w-[488px]">
      <header className="border-ink border-b pb-3">
        <h2 id="namesake" className="font-sans font-semibold text-14 tracking-normal">
          {home.namesake.title}
        </h2>
      </header>
      <blockquote className="initial mt-7 font-serif text-24 leading-[1.42] tracking-tight md:text-30 md:leading-[1.36]">
        <ScriptureText text={passage.text} />
      </blockquote>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-3">
        <Link
          to={passage.href}
          className="underlined inline-flex min-h-11 items-center font-medium font-serif text-18"
        >
          {passage.reference}
        </Link>
        <span className="text-14 text-muted">{passage.translation}</span>
      </p>
      <p className="mt-5 border-line border-t pt-5 font-serif text-muted leading-relaxed">
        {home.namesake.note}
      </p>
    </article>
  );
}
