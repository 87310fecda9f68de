// A verse word by word: of the Old Testament in Hebrew, of the New by what the
// KJV's numbering tells.
import hebrewFont from "@fontsource/noto-serif-hebrew/files/noto-serif-hebrew-hebrew-400-normal.woff2?url";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { data, Link, redirect } from "react-router";
import { site } from "#content/site.json";
import type { WordByWord } from "#src/features/concordance/contract.ts";
import { wordByWordQuery } from "#src/features/concordance/web/queries.ts";
import { StudyPart } from "#src/features/concordance/web/study-part.tsx";
import {
  HebrewLine,
  HebrewWords,
  NumberedWords,
} from "#src/features/concordance/web/word-by-word.tsx";
import { NotFound } from "#src/features/pages/web/not-found.tsx";
import { formatOrdinal } from "#src/scripture/format-reference.ts";
import { readVerseWordsUrl } from "#src/scripture/verse-words-url.ts";
import { ShareButton } from "#src/ui/copy-button.tsx";
import lateFaces from "#src/ui/late-faces.css?url";
import { describeMissing, describePage, describeTrail, readSiteUrl } from "#src/ui/page-meta.ts";
import { queryClientContext } from "#src/web/page-context.ts";
import type { Route } from "./+types/verse-words";

export async function loader({ context, params }: Route.LoaderArgs) {
  const reading = readVerseWordsUrl(params);
  if (reading.kind === "moved") throw redirect(reading.address, 301);
  if (reading.kind === "absent") return data({ absent: [] }, { status: 404 });
  if (reading.kind === "no-verse") {
    const { chapterAddress, verseCount } = reading;
    const absent = [
      { label: "Read the chapter", href: chapterAddress },
      { label: `Verse ${verseCount}, the last`, href: `${chapterAddress}/${verseCount}/words` },
    ];
    return data({ absent }, { status: 404 });
  }
  const query = wordByWordQuery(formatOrdinal(reading.ordinal));
  const chapterHref = `/bible/${params.translation}/${params.book}/${params.chapter}`;
  const found = await context.get(queryClientContext).fetchQuery(query);
  return data({ found, readerHref: `${chapterHref}#v${params.verse}`, chapterHref });
}

// Elsewhere these letters come after the first painting; here they are the text.
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: lateFaces }];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData || "absent" in loaderData) return describeMissing("No such verse", site.name);
  const { reference, href, language, words } = loaderData.found;
  const siteUrl = readSiteUrl(matches);
  const name = language === "hebrew" ? "Hebrew" : "Greek";
  return describePage({
    title: `${reference} word by word in ${name}`,
    description:
      language === "hebrew"
        ? `The ${words.length} Hebrew words of ${reference}, each with its form in plain English, its dictionary word and the KJV’s words for it.`
        : `The words of ${reference} in the KJV, each with the Greek dictionary word that Strong’s numbering gives.`,
    keywords: [reference, `${reference} ${name}`, `${name} word by word`, "interlinear"],
    path: href,
    siteUrl,
    siteName: site.name,
    structuredData: [
      describeTrail(siteUrl, [
        { name: "Bible", path: "/bible" },
        {
          name: reference.slice(0, reference.lastIndexOf(":")),
          path: loaderData.chapterHref,
        },
        { name: reference, path: href },
      ]),
    ],
  });
}

export default function VerseWordsPage({ loaderData }: Route.ComponentProps) {
  if ("absent" in loaderData) {
    return (
      <NotFound
        title="There is no such verse"
        text="The address names no verse of the Bible in the King James Version’s numbering."
        nearest={loaderData.absent}
      />
    );
  }
  const { found, readerHref } = loaderData;
  const { reference, href, text, language, words, numbered } = found;
  return (
    <div className="wrap">
      {language === "hebrew" ? (
        <link rel="preload" href={hebrewFont} as="font" type="font/woff2" crossOrigin="anonymous" />
      ) : null}
      <header className="pt-6 pb-6 md:pt-10">
        <h1 className="text-38 lg:text-48">{reference}, word by word</h1>
        <blockquote className="mt-4 max-w-measure font-serif text-18 leading-relaxed md:text-20">
          {text} <cite className="font-sans text-14 text-muted not-italic">KJV</cite>
        </blockquote>
        <HebrewNumbers found={found} />
        <p className="mt-2 flex flex-wrap items-center gap-x-5" data-print="no">
          <Link to={readerHref} className="underlined inline-flex min-h-11 items-center">
            Read in the chapter
          </Link>
          <ShareButton title={`${reference}, word by word`} text={text} path={href} />
        </p>
      </header>
      {language === "hebrew" ? (
        <>
          {words.length > 0 ? (
            <>
              <HebrewLine words={words} />
              <StudyPart id="words" title="The Hebrew words">
                <HebrewWords words={words} />
              </StudyPart>
            </>
          ) : (
            <p className="max-w-measure">
              The Leningrad Codex, from which this Hebrew text comes, does not have this verse.
              Translations take it from other manuscripts.
            </p>
          )}
          <AboutHebrew />
        </>
      ) : (
        <>
          <StudyPart id="words" title="The Greek behind the KJV">
            <p className="mb-2 max-w-measure text-muted">
              This is the King James Version’s own alignment: its words in its order, each with the
              dictionary form that its Strong’s number names. There is no Greek text among our
              sources, so the form that stands in the verse and its grammar are not shown.
            </p>
            {numbered.length > 0 ? (
              <NumberedWords words={numbered} />
            ) : (
              <p className="text-muted">No word of this verse bears a number.</p>
            )}
          </StudyPart>
          <p className="mt-6 max-w-measure text-14 text-muted">
            Glosses are the beginnings of Strong’s definitions. <Sources />
          </p>
        </>
      )}
      <nav
        aria-label="Verses"
        data-print="no"
        className="mt-12 flex flex-wrap justify-between gap-x-4 border-line border-t pt-3"
      >
        <Turn to={found.previous} rel="prev">
          <ChevronLeft size={16} strokeWidth={1.5} />
          {found.previous?.label}
        </Turn>
        <Turn to={found.next} rel="next">
          {found.next?.label}
          <ChevronRight size={16} strokeWidth={1.5} />
        </Turn>
      </nav>
    </div>
  );
}

function HebrewNumbers({ found: { hebrewNumbers, reference } }: { found: WordByWord }) {
  const [first, ...more] = hebrewNumbers;
  if (!first) return null;
  const last = more.at(-1);
  return (
    <p className="mt-2 max-w-measure text-14 text-muted">
      {last
        ? `Hebrew Bibles number these words ${first} to ${last.slice(last.lastIndexOf(" ") + 1)}.`
        : hebrewNumbers.includes(reference)
          ? null
          : `Hebrew Bibles number this verse, or the verse it is a part of, ${first}.`}
    </p>
  );
}

/** How the page is to be read, and where it comes from. */
function AboutHebrew() {
  return (
    <StudyPart id="about" title="How to read this">
      <div className="grid max-w-measure gap-3 text-muted">
        <p>
          Hebrew is read from right to left. “Do” stands for whatever the verb means. “Completed” is
          an action seen as a whole, often past; “not completed” one that goes on, is repeated or is
          still to come; “in sequence” the next step of a story or of instructions. “Intensive”,
          “causative”, “passive” and “reflexive” name the pattern of the verb, which colours its
          sense; the dictionary says how.
        </p>
        <p>
          Where the manuscript has one word and the readers of the synagogue say another, the word
          that is read stands here with its vowels, and what is written below it (qere and ketiv).
        </p>
        <p>
          The KJV’s words are found by the Strong’s number that both bear. Prefixes and many little
          words have no number there. Where a number comes more often in one than in the other,
          nobody can tell by it which word is whose, and “in the verse” stands before them.
        </p>
        <p className="text-14">
          Text and parsing: original work of the{" "}
          <a href="https://github.com/openscriptures/morphhb" className="underlined">
            Open Scriptures Hebrew Bible
          </a>
          , CC BY 4.0, from the Westminster Leningrad Codex; said in plain English by us. Glosses
          are the beginnings of Strong’s definitions. <Sources />
        </p>
      </div>
    </StudyPart>
  );
}

const Sources = () => (
  <Link to="/credits" className="underlined">
    Sources
  </Link>
);

function Turn({
  to,
  rel,
  children,
}: {
  to: WordByWord["next"];
  rel: "prev" | "next";
  children: ReactNode;
}) {
  if (!to) return <span />;
  return (
    <Link
      to={to.href}
      rel={rel}
      prefetch="intent"
      className="inline-flex min-h-11 items-center gap-2 text-accent no-underline hover:text-accent-hover"
    >
      {children}
    </Link>
  );
}
