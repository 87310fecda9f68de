import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { FavouriteKind } from "../contract.ts";
import { findVerseUrl } from "./find-verse-url.ts";
import { pieceTitlesQuery } from "./queries.ts";
import { useFavourites } from "./use-favourites.ts";

const SHOWN = 8;

/**
 * What a person marked, the latest first.
 * @param translation slug of the text that its verses are opened in
 */
export function FavouriteList({ translation }: { translation: string }) {
  const verses = useFavourites("verse").targets;
  const topics = useFavourites("topic").targets;
  const devotionals = useFavourites("devotional").targets;
  const prayers = useFavourites("prayer").targets;
  const studies = useFavourites("study").targets;
  const all = [verses, topics, devotionals, prayers, studies];
  const titles = useTitles({ devotionals, prayers, studies });
  return (
    <section aria-labelledby="favourites">
      <h2 id="favourites" className="mb-3 text-20">
        Favorites
      </h2>
      {all.some((targets) => targets.length > 0) ? (
        <div className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
          <Marked kind="verse" title="Verses" targets={verses} translation={translation} />
          <Marked kind="topic" title="Topics" targets={topics} translation={translation} />
          <Marked
            kind="devotional"
            title="Devotionals"
            targets={devotionals}
            translation={translation}
            titles={titles}
          />
          <Marked
            kind="prayer"
            title="Prayers"
            targets={prayers}
            translation={translation}
            titles={titles}
          />
          <Marked
            kind="study"
            title="Bible study"
            targets={studies}
            translation={translation}
            titles={titles}
          />
        </div>
      ) : (
        <p className="max-w-md text-muted">
          Verses, topics, devotionals and prayers that you mark with the star are kept here. Begin
          in{" "}
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

/** By address, once they are there: an address alone does not know its capitals. */
function useTitles(marked: Readonly<Record<string, readonly string[]>>) {
  const names = Object.entries(marked)
    .flatMap(([kind, targets]) => targets.map((target) => `${kind}/${target}`))
    .sort();
  const { data } = useQuery({ ...pieceTitlesQuery(names), enabled: names.length > 0 });
  return new Map(data?.map(({ href, title }) => [href, title]));
}

type Titles = ReturnType<typeof useTitles>;

type Target = { readonly label: string; readonly href: string };

const LINKS: Readonly<Record<FavouriteKind, (target: string, translation: string) => Target>> = {
  verse: (reference, translation) => ({
    label: reference,
    href:
      findVerseUrl(reference, translation) ??
      `/bible-verse-search?${new URLSearchParams({ q: reference })}`,
  }),
  topic: (slug) => ({
    label: spell(slug),
    href: `/bible-verses-about/${encodeURIComponent(slug)}`,
  }),
  devotional: (target) => nameInLibrary("/devotional", target, "/"),
  prayer: (target) => nameInLibrary("/prayers", target, "#"),
  study: (target) => nameInLibrary("/bible-study", target, "#"),
};

/** Pieces are named after their titles. */
function nameInLibrary(hub: string, target: string, joint: "/" | "#"): Target {
  const [type = "", piece = ""] = target.split("/").map(encodeURIComponent);
  return { label: spell(piece || type), href: `${hub}/${type}${piece ? joint : ""}${piece}` };
}

const spell = (slug: string): string =>
  slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll("-", " ");

function Marked({
  title,
  ...marks
}: {
  kind: FavouriteKind;
  title: string;
  targets: readonly string[];
  translation: string;
  titles?: Titles;
}) {
  const { targets } = marks;
  if (targets.length === 0) return null;
  const latest = targets.slice(-SHOWN).reverse();
  const earlier = targets.slice(0, -SHOWN).reverse();
  return (
    <div>
      <h3 className="mb-1 font-sans font-semibold text-14 tracking-normal">{title}</h3>
      <Links {...marks} targets={latest} />
      {earlier.length > 0 ? (
        <details>
          <summary className="underlined inline-flex min-h-11 items-center text-14">
            {earlier.length} more
          </summary>
          <Links {...marks} targets={earlier} />
        </details>
      ) : null}
    </div>
  );
}

function Links({
  kind,
  targets,
  translation,
  titles,
}: {
  kind: FavouriteKind;
  targets: readonly string[];
  translation: string;
  titles?: Titles;
}) {
  return (
    <ul>
      {targets.map((target) => {
        const { label, href } = LINKS[kind](target, translation);
        return (
          <li key={target} className="border-line border-b">
            <Link
              to={href}
              className="flex min-h-11 items-center font-serif text-18 text-ink no-underline hover:text-accent hover:underline"
            >
              {titles?.get(href) ?? label}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
