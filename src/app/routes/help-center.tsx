import ChevronDown from "lucide-react/icons/chevron-down";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { Form, Link, useLocation } from "react-router";
import { site } from "#content/site.json";
import { CONTACT_PATH, HELP_PATH } from "#src/features/pages/rules.ts";
import { filterHelp } from "#src/features/pages/web/help/filter-help.ts";
import { Button } from "#src/ui/button.tsx";
import { PageHeader } from "#src/ui/page-header.tsx";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import type { Route } from "./+types/help-center";
import "#src/features/pages/web/help/help.css";
import { type HelpPart, readHelp } from "#src/features/pages/web/help/read-help.server.ts";

const SEARCH_MAX = 80;

export function loader({ request }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.get("q") ?? "";
  return { parts: readHelp(), asked: typed.trim().slice(0, SEARCH_MAX) };
}

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  const siteUrl = readSiteUrl(matches);
  return describePage({
    title: "Help Center",
    description:
      "How to search, read and study here, get the daily verse by mail, keep prayers and plans, and manage your account and Premium. Support answers within 24 hours on business days.",
    keywords: ["help", "support", "how to search the Bible", "cancel subscription"],
    path: loaderData?.asked ? `${HELP_PATH}${location.search}` : HELP_PATH,
    siteUrl,
    siteName: site.name,
    isHidden: Boolean(loaderData?.asked),
    structuredData: [
      { "@type": "WebPage", name: "Help Center", url: `${siteUrl}${HELP_PATH}`, inLanguage: "en" },
    ],
  });
}

export default function HelpCenterPage({ loaderData: { parts, asked } }: Route.ComponentProps) {
  const [typed, type] = useState(asked);
  useEffect(() => type(asked), [asked]);
  const found = filterHelp(parts, typed);
  const isSearch = typed.trim() !== "";
  // The address of one answer opens it; a server is not told of it.
  const { hash } = useLocation();
  const [named, setNamed] = useState("");
  useEffect(() => {
    setNamed(hash.slice(1));
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <div className="wrap pb-16">
      <PageHeader
        title="Help Center"
        subtitle="How each part of this site works. Support answers within 24 hours on business days."
      />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_264px] lg:gap-16">
        <div>
          <HelpSearch typed={typed} onType={type} />
          <p role="status" className="mt-3 text-14 text-muted">
            {typed.trim() ? countAnswers(found) : ""}
          </p>
          {found.map((part) => (
            <Part
              // What a search finds is opened, and closed again with it.
              key={`${part.id} ${isSearch}`}
              part={part}
              opens={(id) => isSearch || id === named}
            />
          ))}
          {found.length === 0 ? <NothingFound typed={typed} onReset={() => type("")} /> : null}
        </div>
        <Contents parts={parts} onFollow={() => type("")} />
      </div>
    </div>
  );
}

function countAnswers(parts: readonly HelpPart[]): string {
  const count = parts.reduce((sum, { sections }) => sum + sections.length, 0);
  if (count === 0) return "No answers";
  return count === 1 ? "1 answer" : `${count} answers`;
}

/** Filters while the visitor types; without script, when it is sent. */
function HelpSearch({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  return (
    <Form
      action={HELP_PATH}
      role="search"
      preventScrollReset
      className="flex max-w-140 items-end gap-3"
    >
      <div className="min-w-0 flex-1">
        <label htmlFor="help-search" className="mb-2 block font-semibold text-14">
          What do you need help with?
        </label>
        <input
          id="help-search"
          type="search"
          name="q"
          value={typed}
          maxLength={SEARCH_MAX}
          autoComplete="off"
          enterKeyHint="search"
          placeholder="cancel, password"
          onChange={(event) => onType(event.target.value)}
          className="min-h-12 w-full rounded-control border border-control bg-raised px-3.5 font-serif text-18 placeholder:italic focus-visible:outline-offset-1"
        />
      </div>
      <Button type="submit" kind="secondary">
        Search
      </Button>
    </Form>
  );
}

function Part({ part, opens }: { part: HelpPart; opens: (id: string) => boolean }) {
  return (
    <section aria-labelledby={part.id} className="mt-12 first-of-type:mt-8">
      <h2 id={part.id} className="text-30">
        {part.title}
      </h2>
      <div className="mt-4 border-line border-t">
        {part.sections.map(({ id, title, html }) => (
          <details key={id} className="group border-line border-b" open={opens(id)}>
            <summary className="help-question flex min-h-14 cursor-pointer items-center gap-4 py-3 noscript:py-3">
              <h3 id={id} className="mr-auto scroll-mt-6 text-20">
                {title}
              </h3>
              <ChevronDown
                size={20}
                strokeWidth={1.5}
                aria-hidden="true"
                className="flex-none text-muted transition-transform group-open:rotate-180 motion-reduce:transition-none"
              />
            </summary>
            <div className="max-w-measure pb-6">
              <div
                className="help-text"
                // Our own words, from content/help.
                dangerouslySetInnerHTML={{ __html: html }}
              />
              <p className="mt-3 text-14" data-print="no">
                <a
                  href={`#${id}`}
                  aria-label={`Link to this answer: ${title}`}
                  className="underlined inline-flex min-h-11 items-center"
                >
                  Link to this answer
                </a>
              </p>
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}

function Contents({ parts, onFollow }: { parts: readonly HelpPart[]; onFollow: () => void }) {
  return (
    <nav aria-labelledby="contents" className="pt-12 lg:pt-0" data-print="no">
      <div className="lg:sticky lg:top-24">
        <h2 id="contents" className="text-20">
          On this page
        </h2>
        <ul className="mt-2">
          {parts.map(({ id, title }) => (
            <li key={id} className="border-line border-b">
              <a
                href={`#${id}`}
                // What a search hides must be shown before the link can lead to it.
                onClick={() => flushSync(onFollow)}
                className="flex min-h-11 items-center text-ink no-underline hover:text-accent hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-6">
          Not found?{" "}
          <Link to={CONTACT_PATH} className="underlined inline-flex min-h-11 items-center">
            Write to us
          </Link>
        </p>
      </div>
    </nav>
  );
}

function NothingFound({ typed, onReset }: { typed: string; onReset: () => void }) {
  const linkClass = "underlined inline-flex min-h-11 items-center";
  return (
    <div className="mt-6 border-line border-t pt-6">
      <p className="font-medium font-serif text-24">Nothing here answers “{typed.trim()}”</p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <Link to={CONTACT_PATH} className={linkClass}>
          Ask us
        </Link>
        <Link to={HELP_PATH} onClick={onReset} className={linkClass}>
          All answers
        </Link>
      </p>
    </div>
  );
}
