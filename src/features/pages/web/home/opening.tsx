// An opening spread: the left page asks, the right one lies in the shade and
// holds the Daily Verse.
import type { ReactNode } from "react";
import { home } from "#content/site.json";
import { buttonClass } from "#src/ui/button.tsx";
import { SearchForm } from "#src/ui/search-form.tsx";

export function Opening({
  searchPath,
  verse,
  goOn,
}: {
  searchPath: string;
  verse: ReactNode;
  /** The way back to what somebody was reading. */
  goOn: ReactNode;
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
            mayBeEmpty
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
        {goOn}
      </div>
      <div className="bg-sunk px-gutter pt-8 pb-10 lg:pt-28 lg:pr-10 lg:pl-18">{verse}</div>
    </section>
  );
}

export function Claims({ claims }: { claims: readonly { figure: string; of: string }[] }) {
  return (
    <ul
      aria-label="In figures"
      className="border-line border-t pt-10 pb-12 font-serif text-24 text-muted leading-snug tracking-tight lg:pt-16 lg:pb-18 lg:text-38"
    >
      {claims.map(({ figure, of }, index) => (
        <li key={of} className="inline">
          <span className="whitespace-nowrap text-ink">{figure}</span> {of}
          {index < claims.length - 1 ? ", " : "."}
        </li>
      ))}
    </ul>
  );
}
