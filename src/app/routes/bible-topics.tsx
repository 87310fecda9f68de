import { useEffect, useState } from "react";
import { Form, Link } from "react-router";
import { site } from "#content/site.json";
import { useFavourites } from "#src/features/favourites/web/use-favourites.ts";
import { formatSearchUrl } from "#src/features/search/web/search-url.ts";
import { matchesFilter, normalizeTopicSlug, TOPICS_PATH } from "#src/features/topics/rules.ts";
import { topicsQuery } from "#src/features/topics/web/queries.ts";
import { TopicCard } from "#src/features/topics/web/topic-card.tsx";
import { Button } from "#src/ui/button.tsx";
import { ChoiceLinks } from "#src/ui/choice-links.tsx";
import { PageHeader } from "#src/ui/page-header.tsx";
import { describePage, describeTrail, readSiteUrl } from "#src/ui/page-meta.ts";
import { queryClientContext } from "#src/web/page-context.ts";
import type { Route } from "./+types/bible-topics";

const FILTER_MAX = 60;

export async function loader({ context, request }: Route.LoaderArgs) {
  const parameters = new URL(request.url).searchParams;
  const topics = await context.get(queryClientContext).fetchQuery(topicsQuery());
  const categories = [...new Set(topics.map(({ category }) => category))].sort();
  const asked = normalizeTopicSlug(parameters.get("category") ?? "");
  return {
    topics,
    categories,
    category: categories.find((category) => normalizeTopicSlug(category) === asked),
    typed: (parameters.get("q") ?? "").trim().slice(0, FILTER_MAX),
  };
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const siteUrl = readSiteUrl(matches);
  const { topics = [], typed = "", category } = loaderData ?? {};
  const isHidden = typed !== "" || category !== undefined;
  return describePage({
    title: "Bible Topics",
    description: `Bible verses about ${topics.length} topics, from anxiety and love to work and sleep: each with a short introduction and verses chosen to be read together.`,
    keywords: [
      "Bible topics",
      "Bible verses by topic",
      ...topics.slice(0, 8).map(({ name }) => name),
    ],
    path: isHidden ? `${TOPICS_PATH}${location.search}` : TOPICS_PATH,
    siteUrl,
    siteName: site.name,
    isHidden,
    structuredData: [
      {
        "@type": "CollectionPage",
        name: "Bible Topics",
        url: `${siteUrl}${TOPICS_PATH}`,
        mainEntity: {
          "@type": "ItemList",
          numberOfItems: topics.length,
          itemListElement: topics.map(({ title, href }, index) => ({
            "@type": "ListItem",
            position: index + 1,
            name: title,
            url: `${siteUrl}${href}`,
          })),
        },
      },
      describeTrail(siteUrl, [{ name: "Bible Topics", path: TOPICS_PATH }]),
    ],
  });
}

function formatHubUrl({ category, typed }: { category?: string | undefined; typed: string }) {
  const parameters = new URLSearchParams();
  if (category) parameters.set("category", normalizeTopicSlug(category));
  if (typed) parameters.set("q", typed);
  return parameters.size > 0 ? `${TOPICS_PATH}?${parameters}` : TOPICS_PATH;
}

export default function TopicsPage({ loaderData }: Route.ComponentProps) {
  const { topics, categories, category, typed: asked } = loaderData;
  const [typed, type] = useState(asked);
  useEffect(() => type(asked), [asked]);
  const { targets: favourites, isInAccount } = useFavourites("topic");
  const shown = topics
    .filter((topic) => !category || topic.category === category)
    .filter((topic) => matchesFilter(topic, typed));
  return (
    <div className="wrap">
      <PageHeader
        title="Bible topics"
        subtitle="What people bring to the Bible most often. Each topic has a short introduction and verses to read together."
      />
      <div className="border-line border-y py-1">
        <ChoiceLinks
          label="Category"
          keepsScroll
          links={[undefined, ...categories].map((one) => ({
            label: one ?? "All",
            href: formatHubUrl({ category: one, typed }),
            isCurrent: one === category,
          }))}
        />
      </div>
      <div className="pt-8 lg:grid lg:grid-cols-[minmax(0,1fr)_264px] lg:gap-16">
        <div>
          <Filter category={category} typed={typed} onType={type} />
          <p role="status" className="mt-4 text-14 text-muted">
            {countTopics(shown.length)}
          </p>
          <p className="text-14 text-muted">A badge says how often people search for a topic.</p>
          {shown.length > 0 ? (
            <ul className="mt-3 grid border-line border-t sm:grid-cols-2 sm:gap-x-12">
              {shown.map((topic) => (
                <TopicCard
                  key={topic.slug}
                  topic={topic}
                  isFavourite={favourites.includes(topic.slug)}
                  hasBadge
                />
              ))}
            </ul>
          ) : (
            <NoTopic typed={typed} onReset={() => type("")} />
          )}
        </div>
        <Favourites
          topics={topics.filter(({ slug }) => favourites.includes(slug))}
          place={isInAccount ? "in your account" : "on this device"}
        />
      </div>
    </div>
  );
}

function countTopics(count: number): string {
  if (count === 0) return "No topics";
  return `${count === 1 ? "1 topic" : `${count} topics`}, most popular first`;
}

/** Filters while the visitor types; without script, when it is sent. */
function Filter({
  category,
  typed,
  onType,
}: {
  category: string | undefined;
  typed: string;
  onType: (typed: string) => void;
}) {
  return (
    <Form action={TOPICS_PATH} role="search" preventScrollReset className="flex items-end gap-3">
      <div className="min-w-0 flex-1">
        <label htmlFor="filter" className="mb-2 block font-semibold text-14">
          Find a topic
        </label>
        <input
          id="filter"
          type="search"
          name="q"
          value={typed}
          maxLength={FILTER_MAX}
          autoComplete="off"
          enterKeyHint="search"
          placeholder="grief, sleep, money"
          onChange={(event) => onType(event.target.value)}
          className="min-h-12 w-full rounded-control border border-control bg-raised px-3.5 font-serif text-18 placeholder:italic focus-visible:outline-offset-1"
        />
      </div>
      {category ? (
        <input type="hidden" name="category" value={normalizeTopicSlug(category)} />
      ) : null}
      <Button type="submit" kind="secondary">
        Filter
      </Button>
    </Form>
  );
}

function NoTopic({ typed, onReset }: { typed: string; onReset: () => void }) {
  return (
    <div className="mt-3 border-line border-t pt-6">
      <p className="font-medium font-serif text-24">No topic called “{typed}”</p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <Link
          to={formatSearchUrl({ query: typed })}
          className="underlined inline-flex min-h-11 items-center"
        >
          Search the whole Bible for it
        </Link>
        <Link
          to={TOPICS_PATH}
          onClick={onReset}
          className="underlined inline-flex min-h-11 items-center"
        >
          All topics
        </Link>
      </p>
    </div>
  );
}

function Favourites({
  topics,
  place,
}: {
  topics: Route.ComponentProps["loaderData"]["topics"];
  /** Where marks are stored. */
  place: string;
}) {
  return (
    <aside aria-labelledby="favourites" className="noscript:hidden pt-12 lg:pt-0" data-print="no">
      <h2 id="favourites" className="text-20">
        Favorites
      </h2>
      {topics.length > 0 ? (
        <ul className="mt-3">
          {topics.map(({ slug, name, href }) => (
            <li key={slug} className="border-line border-b">
              <Link
                to={href}
                className="flex min-h-11 items-center font-serif text-18 text-ink no-underline hover:text-accent hover:underline"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-3 text-14 text-muted">
          Topics that you mark with the star are kept here, {place}.
        </p>
      )}
    </aside>
  );
}
