// Ways in for someone without a word: words that many ask for, a few Hebrew and
// Greek ones, and words that belong together.
import { Link } from "react-router";
import { groups, popular } from "#content/concordance.json";
import { ChipLink } from "#src/ui/chip.tsx";
import { Tabs } from "#src/ui/tabs.tsx";
import type { NumberStudy } from "../contract.ts";
import { MixedText, OriginalText } from "./original-text.tsx";
import { formatStudyAddress } from "./study-address.ts";

/** What a sample tells of a Hebrew or Greek word. */
export interface OriginalSample
  extends Pick<NumberStudy, "word" | "strongsNumber" | "transliteration" | "href"> {
  /** How the KJV renders it most often. */
  readonly renderings: readonly string[];
}

export function PopularWords() {
  return (
    <section aria-labelledby="popular" className="mt-16 bg-sunk py-10 md:py-12" data-print="no">
      <div className="wrap entry">
        <h2 id="popular" className="mb-2 text-18 md:mb-0 md:pt-2.5">
          Popular words
        </h2>
        <ul className="flex flex-wrap gap-2">
          {popular.map((word) => (
            <li key={word}>
              <ChipLink to={formatStudyAddress({ word })}>{word}</ChipLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function OriginalSamples({
  hebrew,
  greek,
}: {
  hebrew: readonly OriginalSample[];
  greek: readonly OriginalSample[];
}) {
  return (
    <section aria-labelledby="samples" className="wrap pt-14" data-print="no">
      <h2 id="samples" className="text-30">
        Begin from the other side
      </h2>
      <p className="mt-2 mb-6 max-w-measure text-muted">
        <MixedText text="Hebrew, Greek, their sound in our letters and Strong’s numbers are understood too: חסד, hesed or H2617." />
      </p>
      <Tabs
        label="Languages"
        tabs={[
          { name: "Hebrew", panel: <Samples samples={hebrew} /> },
          { name: "Greek", panel: <Samples samples={greek} /> },
        ]}
      />
    </section>
  );
}

function Samples({ samples }: { samples: readonly OriginalSample[] }) {
  return (
    <ul className="grid sm:grid-cols-2 sm:gap-x-16 lg:grid-cols-4 lg:gap-x-10">
      {samples.map((sample) => (
        <li key={sample.strongsNumber} className="border-line border-b py-5">
          <Link
            to={sample.href}
            className="text-ink no-underline hover:text-accent hover:underline"
          >
            <OriginalText strongsNumber={sample.strongsNumber} className="text-38 leading-tight">
              {sample.word}
            </OriginalText>{" "}
            <i className="block font-serif text-18 text-muted">{sample.transliteration}</i>
          </Link>
          <p className="mt-1 text-14 text-muted">
            {sample.strongsNumber}, in the KJV {sample.renderings.join(", ")}
          </p>
        </li>
      ))}
    </ul>
  );
}

export function WordGroups() {
  return (
    <section aria-labelledby="groups" className="wrap pt-18" data-print="no">
      <h2 id="groups" className="text-30">
        Words that belong together
      </h2>
      <ul className="mt-8 grid gap-x-16 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {groups.map((group) => (
          <li key={group.name} className="border-ink border-t-2 pt-4">
            <h3 className="text-20">{group.name}</h3>
            <p className="mt-1 text-muted">{group.for}</p>
            <ul className="mt-4 flex flex-wrap gap-2">
              {group.words.map((word) => (
                <li key={word}>
                  <ChipLink to={formatStudyAddress({ word })}>{word}</ChipLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
