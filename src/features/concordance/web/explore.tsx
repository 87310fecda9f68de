// Ways in for someone without a word: words that many ask for, a few Hebrew and
// Greek ones, and words that belong together.
import { Link } from "react-router";
import { groups, popular } from "#content/concordance.json";
import { Tabs } from "#src/ui/tabs.tsx";
import { type WayIn, WaysInBand, WaysInGroups } from "#src/ui/ways-in.tsx";
import type { NumberStudy } from "../contract.ts";
import { MixedText, OriginalText } from "./original-text.tsx";
import { formatStudyUrl } from "./study-url.ts";

/** What a sample tells of a Hebrew or Greek word. */
export interface OriginalSample
  extends Pick<NumberStudy, "word" | "strongsNumber" | "transliteration" | "href"> {
  /** How the KJV renders it most often. */
  readonly renderings: readonly string[];
}

const toWay = (word: string): WayIn => ({ label: word, href: formatStudyUrl({ word }) });

export function PopularWords() {
  return <WaysInBand id="popular" title="Popular words" ways={popular.map(toWay)} />;
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
            className="inline-block text-ink no-underline hover:text-accent hover:underline"
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
    <WaysInGroups
      id="groups"
      title="Words that belong together"
      groups={groups.map((group) => ({ ...group, ways: group.words.map(toWay) }))}
      className="pt-18"
    />
  );
}
