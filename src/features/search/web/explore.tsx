// Ways in for someone without a query: topics, keywords by category, and the
// translations that a query can be asked in.
import { search } from "#content/site.json";
import { buttonClass } from "#src/ui/button.tsx";
import { ChipLink } from "#src/ui/chip.tsx";
import { formatSearchAddress } from "./search-address.ts";

export function Topics() {
  return (
    <section aria-labelledby="topics" className="mt-16 bg-sunk py-10 md:py-12" data-print="no">
      <div className="wrap entry">
        <h2 id="topics" className="mb-2 text-18 md:mb-0 md:pt-2.5">
          Popular topics
        </h2>
        <ul className="flex flex-wrap gap-2">
          {search.topics.map((topic) => (
            <li key={topic}>
              <ChipLink to={formatSearchAddress({ query: topic })}>{topic}</ChipLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function Categories() {
  return (
    <section aria-labelledby="categories" className="wrap pt-14" data-print="no">
      <h2 id="categories" className="text-30">
        Start from where you are
      </h2>
      <ul className="mt-8 grid gap-x-16 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {search.categories.map((category) => (
          <li key={category.name} className="border-ink border-t-2 pt-4">
            <h3 className="text-20">{category.name}</h3>
            <p className="mt-1 text-muted">{category.for}</p>
            <ul className="mt-4 flex flex-wrap gap-2">
              {category.keywords.map((keyword) => (
                <li key={keyword}>
                  <ChipLink to={formatSearchAddress({ query: keyword })}>{keyword}</ChipLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
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
        Each button searches the words in the box above. Where a translation is under licence, the
        nearest free text answers, under its own name.
      </p>
      <ul className="mt-8 grid border-line border-t sm:grid-cols-2 sm:gap-x-16 lg:grid-cols-3">
        {search.translations.map(({ code, name, line }) => (
          <li key={code} className="flex items-center gap-4 border-line border-b py-4">
            <div className="mr-auto">
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
