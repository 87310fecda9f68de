import { Link } from "react-router";
import type { FavouriteKind } from "../contract.ts";
import { useFavourites } from "./use-favourites.ts";

const SHOWN = 8;

/** What a person marked, the latest first. */
export function FavouriteList() {
  const verses = useFavourites("verse").targets;
  const topics = useFavourites("topic").targets;
  return (
    <section aria-labelledby="favourites">
      <h2 id="favourites" className="mb-3 text-20">
        Favourites
      </h2>
      {verses.length + topics.length > 0 ? (
        <div className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
          <Marked kind="verse" title="Verses" targets={verses} />
          <Marked kind="topic" title="Topics" targets={topics} />
        </div>
      ) : (
        <p className="max-w-md text-muted">
          Verses and topics that you mark with the star are kept here. Begin in{" "}
          <Link to="/bible" className="underlined">
            the Bible
          </Link>{" "}
          or among{" "}
          <Link to="/bible-topics" className="underlined">
            the topics
          </Link>
          .
        </p>
      )}
    </section>
  );
}

const LINKS: Readonly<Record<FavouriteKind, (target: string) => { label: string; href: string }>> =
  {
    verse: (reference) => ({
      label: reference,
      href: `/bible-verse-search?${new URLSearchParams({ q: reference })}`,
    }),
    topic: (slug) => ({
      label: slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll("-", " "),
      href: `/bible-verses-about/${encodeURIComponent(slug)}`,
    }),
    devotional: (id) => ({ label: id, href: "/premium/devotionals" }),
  };

function Marked({
  kind,
  title,
  targets,
}: {
  kind: FavouriteKind;
  title: string;
  targets: readonly string[];
}) {
  if (targets.length === 0) return null;
  const latest = targets.slice(-SHOWN).reverse();
  const earlier = targets.slice(0, -SHOWN).reverse();
  return (
    <div>
      <h3 className="mb-1 font-sans font-semibold text-14 tracking-normal">{title}</h3>
      <Links kind={kind} targets={latest} />
      {earlier.length > 0 ? (
        <details>
          <summary className="underlined inline-flex min-h-11 items-center text-14">
            {earlier.length} more
          </summary>
          <Links kind={kind} targets={earlier} />
        </details>
      ) : null}
    </div>
  );
}

function Links({ kind, targets }: { kind: FavouriteKind; targets: readonly string[] }) {
  return (
    <ul>
      {targets.map((target) => {
        const { label, href } = LINKS[kind](target);
        return (
          <li key={target} className="border-line border-b">
            <Link
              to={href}
              className="flex min-h-11 items-center font-serif text-18 text-ink no-underline hover:text-accent hover:underline"
            >
              {label}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
