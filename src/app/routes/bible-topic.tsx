import { data, Link, redirect } from "react-router";
import { site } from "#content/site.json";
import { findChosenTranslation } from "#src/features/accounts/web/settings/find-chosen-translation.ts";
import { FavouriteButton } from "#src/features/favourites/web/favourite-button.tsx";
import { READER_TRANSLATIONS } from "#src/features/reader/web/reader-translations.ts";
import { formatSearchUrl } from "#src/features/search/web/search-url.ts";
import type { Topic } from "#src/features/topics/contract.ts";
import { normalizeTopicSlug, TOPICS_PATH, topicUrl } from "#src/features/topics/rules.ts";
import { topicQuery, topicsQuery } from "#src/features/topics/web/queries.ts";
import { TopicCard } from "#src/features/topics/web/topic-card.tsx";
import { TopicNotFound } from "#src/features/topics/web/topic-not-found.tsx";
import { Introduction, TopicVerse } from "#src/features/topics/web/topic-text.tsx";
import { EMBEDDED } from "#src/scripture/translations.ts";
import { ChoiceLinks } from "#src/ui/choice-links.tsx";
import { ShareButton } from "#src/ui/copy-button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { PageHeader } from "#src/ui/page-header.tsx";
import { describeMissing, describePage, describeTrail, readSiteUrl } from "#src/ui/page-meta.ts";
import { queryClientContext } from "#src/web/page-context.ts";
import { ApiError } from "#src/web/query-client.ts";
import type { Route } from "./+types/bible-topic";

const WORD_MAX = 60;
const SUGGESTIONS = 6;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const typed = params.topic?.trim();
  if (!typed) throw redirect(TOPICS_PATH, 301);
  const { search, searchParams } = new URL(request.url);
  const client = context.get(queryClientContext);
  const slug = normalizeTopicSlug(typed).slice(0, WORD_MAX);
  try {
    const named = searchParams.get("translation") || undefined;
    const chosen = await findChosenTranslation(context);
    // Without a letter in it there is nothing to ask for.
    if (!slug) throw new ApiError(404, "", "");
    const topic = await client.fetchQuery(topicQuery(slug, named ?? chosen));
    if (topic.slug !== params.topic) throw redirect(`${topic.href}${search}`, 301);
    return { topic, hasChosen: chosen !== undefined };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // No such translation: the topic itself is still there to read.
    if (error.status === 400) throw redirect(topicUrl(slug));
    if (error.status !== 404) throw error;
    const suggestions = await client.fetchQuery(topicsQuery(slug || undefined));
    const word = slug.replaceAll("-", " ") || typed.slice(0, WORD_MAX);
    return data({ missing: word, suggestions: suggestions.slice(0, SUGGESTIONS) }, { status: 404 });
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData || !("topic" in loaderData)) {
    return describeMissing("Topic Not Found", site.name);
  }
  const { topic } = loaderData;
  const siteUrl = readSiteUrl(matches);
  return describePage({
    title: topic.title,
    description: topic.description,
    keywords: topic.keywords,
    path: topic.href,
    siteUrl,
    siteName: site.name,
    type: "article",
    structuredData: [
      {
        "@type": "CollectionPage",
        name: topic.title,
        description: topic.description,
        url: `${siteUrl}${topic.href}`,
        inLanguage: "en",
        about: { "@type": "Thing", name: topic.name },
        mainEntity: {
          "@type": "ItemList",
          numberOfItems: topic.verses.length,
          itemListElement: topic.verses.map(({ reference, href }, index) => ({
            "@type": "ListItem",
            position: index + 1,
            name: reference,
            url: `${siteUrl}${href}`,
          })),
        },
      },
      describeTrail(siteUrl, [
        { name: "Bible Topics", path: TOPICS_PATH },
        { name: topic.name, path: topic.href },
      ]),
    ],
  });
}

export default function TopicPage({ loaderData }: Route.ComponentProps) {
  if ("topic" in loaderData) return <TopicReading {...loaderData} />;
  const { missing, suggestions } = loaderData;
  return (
    <TopicNotFound
      typed={missing}
      searchHref={formatSearchUrl({ query: missing })}
      suggestions={suggestions}
    />
  );
}

function TopicReading({
  topic,
  hasChosen,
}: {
  topic: Topic;
  /** Whether the bare address shows the reader's own translation, and not the WEB. */
  hasChosen: boolean;
}) {
  const { slug, name, title, href, translation, verses } = topic;
  return (
    <div className="wrap">
      <PageHeader
        title={title}
        actions={
          <div className="flex flex-wrap items-center gap-x-6" data-print="no">
            <FavouriteButton kind="topic" target={slug} name={name} />
            <ShareButton title={title} text={topic.description} path={href} />
          </div>
        }
      />
      <div className="entry">
        <p className="text-14 text-muted md:pt-1.5">
          <Link
            to={`${TOPICS_PATH}?category=${normalizeTopicSlug(topic.category)}`}
            className="text-muted no-underline hover:text-ink hover:underline"
          >
            {topic.category}
          </Link>
        </p>
        <Introduction paragraphs={topic.introduction} />
      </div>
      <div className="mt-10 border-line border-y" data-print="no">
        <ChoiceLinks
          label="Translation"
          keepsScroll
          links={READER_TRANSLATIONS.map((text) => ({
            label: text.label,
            name: text.name,
            href:
              text.slug === EMBEDDED.WEB.slug && !hasChosen
                ? href
                : `${href}?translation=${text.slug}`,
            isCurrent: text.slug === EMBEDDED[translation].slug,
          }))}
        />
      </div>
      {topic.notice ? (
        <div className="pt-6">
          <Notice>{topic.notice}</Notice>
        </div>
      ) : null}
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_264px] lg:gap-16">
        <section aria-labelledby="verses">
          <h2 id="verses" className="sr-only">
            {verses.length} passages
          </h2>
          <ol className="pt-8">
            {verses.map((verse) => (
              <TopicVerse key={verse.reference} verse={verse} />
            ))}
          </ol>
        </section>
        <aside aria-labelledby="related" className="pt-12 lg:pt-8" data-print="no">
          <div className="lg:sticky lg:top-24">
            <h2 id="related" className="text-20">
              Related topics
            </h2>
            <ul className="mt-3">
              {topic.related.map((other) => (
                <li key={other.slug} className="border-line border-b">
                  <Link
                    to={other.href}
                    className="flex min-h-11 items-center font-serif text-18 text-ink no-underline hover:text-accent hover:underline"
                  >
                    {other.name}
                  </Link>
                </li>
              ))}
            </ul>
            <p className="mt-4 text-14">
              <Link
                to={formatSearchUrl({ query: name.toLowerCase() })}
                className="underlined inline-flex min-h-11 items-center"
              >
                Search the whole Bible for {name.toLowerCase()}
              </Link>
            </p>
          </div>
        </aside>
      </div>
      <section aria-labelledby="more" className="pt-18" data-print="no">
        <h2 id="more" className="text-30">
          Explore more topics
        </h2>
        <ul className="mt-6 grid border-line border-t sm:grid-cols-2 sm:gap-x-16 lg:grid-cols-4 lg:gap-x-10">
          {topic.exploreMore.map((other) => (
            <TopicCard key={other.slug} topic={other} level="h3" />
          ))}
        </ul>
      </section>
    </div>
  );
}
