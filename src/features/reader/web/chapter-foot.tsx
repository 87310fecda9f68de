// Below a chapter: where its text comes from, and the chapters beside it.
import type { ReactNode } from "react";
import { Link } from "react-router";
import { EMBEDDED, type EmbeddedCode, isEmbedded } from "#src/scripture/translations.ts";
import type { Chapter } from "../contract.ts";

export function Colophon({ chapter, beside }: { chapter: Chapter; beside: Chapter | undefined }) {
  const { translation, translationName, copyright } = chapter;
  const shown = [...chapter.verses, ...(beside?.verses ?? [])];
  const hasDisputed = shown.some(({ disputed }) => disputed);
  const hasSupplied = shown.some(({ supplied }) => supplied);
  return (
    <p className="mt-3 max-w-measure text-14 text-muted">
      {isEmbedded(translation)
        ? `${translationName} (${EMBEDDED[translation].year}), in the public domain.`
        : copyright}
      {beside
        ? ` Beside it the ${beside.translationName} (${EMBEDDED[beside.translation as EmbeddedCode].year}), in the public domain.`
        : ""}
      {hasSupplied ? " Words in italics were supplied by the translators." : ""}
      {hasDisputed
        ? " Words in brackets are not in all manuscripts; the translators doubted them."
        : ""}{" "}
      <Link to="/credits" className="underlined" data-print="no">
        Sources
      </Link>
      <span aria-hidden="true" data-print="no">
        {" · "}
      </span>
      <Link to={addressOfWords(chapter, 1)} className="underlined" data-print="no">
        {chapter.reference}:1 word by word
      </Link>
    </p>
  );
}

/** Where a verse is read word by word: its numbers are the KJV's. */
export const addressOfWords = ({ bookSlug, chapter }: Chapter, verse: number): string =>
  `/bible/kjv/${bookSlug}/${chapter}/${verse}/words`;

export function Turn({
  to,
  addressOf,
  rel,
  isFetchedEarly,
  children,
}: {
  to: Chapter["next"];
  addressOf: (href: string) => string;
  rel: "prev" | "next";
  /** Not where fetching costs a call and counts as a view. */
  isFetchedEarly: boolean;
  children: ReactNode;
}) {
  if (!to) return <span />;
  return (
    <Link
      to={addressOf(to.href)}
      rel={rel}
      prefetch={isFetchedEarly ? "intent" : "none"}
      className="inline-flex min-h-11 items-center gap-2 text-accent no-underline hover:text-accent-hover"
    >
      {children}
    </Link>
  );
}
