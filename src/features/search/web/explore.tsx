// Ways in for someone without a query: topics, keywords by category, and the
// translations that a query can be asked in.
import { search } from "#content/site.json";
import { buttonClass } from "#src/ui/button.tsx";
import { type WayIn, WaysInBand, WaysInGroups } from "#src/ui/ways-in.tsx";
import { formatSearchUrl } from "./search-url.ts";

const toWay = (query: string): WayIn => ({ label: query, href: formatSearchUrl({ query }) });

export function Topics() {
  return <WaysInBand id="topics" title="Popular topics" ways={search.topics.map(toWay)} />;
}

export function Categories() {
  return (
    <WaysInGroups
      id="categories"
      title="Start from where you are"
      groups={search.categories.map((one) => ({ ...one, ways: one.keywords.map(toWay) }))}
      className="pt-14"
    />
  );
}

/** Each button asks the words in the box of `formId` in its own translation. */
export function TranslationCards({ formId }: { formId: string }) {
  return (
    <section aria-labelledby="translations" className="wrap pt-18" data-print="no">
      <h2 id="translations" className="text-30">
        Ask it in another translation
      </h2>
      <p className="mt-2 max-w-measure text-muted">
        Each button searches the words in the box above. Where a translation is under licence and
        cannot be had, the nearest free text answers, under its own name.
      </p>
      <ul className="mt-8 grid border-line border-t sm:grid-cols-2 sm:gap-x-16 lg:grid-cols-3">
        {search.translations.map(({ code, name, line }) => (
          <li
            key={code}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-4"
          >
            <div className="min-w-0 flex-[1_1_9rem]">
              <h3 className="text-18">{name}</h3>
              <p className="text-14 text-muted">{line}</p>
            </div>
            <button
              type="submit"
              form={formId}
              name="in"
              value={code}
              aria-label={`${code}: search in the ${name.replace(/^The /, "")}`}
              className={buttonClass({ kind: "secondary", size: "small", className: "min-w-19" })}
            >
              {code}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
