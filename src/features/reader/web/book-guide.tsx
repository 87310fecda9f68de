// What a book is, before its chapters: who wrote it, when, for whom, and how it
// is divided.
import { Link } from "react-router";
import { formatVerseHash } from "#src/scripture/verse-span.ts";
import type { BookGuide as Guide } from "../contract.ts";

export function BookGuide({
  guide,
  path,
}: {
  guide: Guide;
  /** Of the book in the translation that is read: `/bible/web/ruth`. */
  path: string;
}) {
  const facts = [
    ["Written by", guide.author],
    ["When", guide.date],
    ["For", guide.audience],
    ["Where", guide.setting],
  ] as const;
  return (
    <>
      <section aria-labelledby="about-book" className="entry">
        <h2 id="about-book" className="text-18 md:pt-2">
          About it
        </h2>
        <div className="max-w-measure">
          <p className="font-serif text-20">{guide.purpose}</p>
          <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[7rem_1fr]">
            {facts.map(([name, text]) => (
              <div key={name} className="sm:contents">
                <dt className="text-muted">{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <SectionList title="How it goes" sections={guide.outline} path={path} />
      {guide.wellKnown.length > 0 ? (
        <SectionList title="Where many begin" sections={guide.wellKnown} path={path} />
      ) : null}
    </>
  );
}

function SectionList({
  title,
  sections,
  path,
}: {
  title: string;
  sections: Guide["outline"];
  path: string;
}) {
  return (
    <section aria-label={title} className="entry">
      <h2 className="text-18 md:pt-2">{title}</h2>
      <ol className="max-w-measure">
        {sections.map(({ reference, title: name, text, chapter, verse }) => (
          <li key={reference} className="border-line border-b py-2">
            <Link
              to={`${path}/${chapter}${verse > 1 ? formatVerseHash({ from: verse, to: verse }) : ""}`}
              className="inline-flex min-h-11 flex-wrap items-center gap-x-3 font-serif text-18 text-ink no-underline hover:text-accent hover:underline"
            >
              {name}
              <span className="font-sans text-14 text-muted">{reference}</span>
            </Link>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
