// Where nothing is learned yet: what this is, and three verses to begin with.
import { Link } from "react-router";
import type { Passage } from "#src/features/reader/contract.ts";
import { EMBEDDED } from "#src/scripture/translations.ts";
import { Button } from "#src/ui/button.tsx";
import { ScriptureText } from "#src/ui/scripture-text.tsx";
import type { PassageToLearn } from "./use-memory.ts";

export function FirstVerses({
  starters,
  onAdd,
  isVisitor,
}: {
  starters: readonly Passage[];
  onAdd: (passage: PassageToLearn) => void;
  isVisitor: boolean;
}) {
  return (
    <div className="max-w-2xl">
      <p className="text-18">
        Choose a verse while you read and press “Memorize”. It then comes back on the days when it
        helps most, first soon and later seldom. A few minutes a day are enough.
      </p>
      <section aria-labelledby="begin-with">
        <h2 id="begin-with" className="mt-8 text-24">
          Three to begin with
        </h2>
        <ul className="mt-2">
          {starters.map((passage) => (
            <li key={passage.reference} className="border-line border-b py-5">
              <p>
                <Link
                  to={passage.href}
                  className="inline-flex min-h-11 items-center font-medium font-serif text-20 text-ink no-underline hover:underline"
                >
                  {passage.reference}
                </Link>{" "}
                <span className="text-14 text-muted">{EMBEDDED[passage.translation].name}</span>
              </p>
              <p className="font-serif text-18">
                <ScriptureText text={passage.text} />
              </p>
              <Button
                kind="secondary"
                size="small"
                className="mt-3 noscript:hidden"
                onClick={() => onAdd(passage)}
              >
                Memorize<span className="sr-only"> {passage.reference}</span>
              </Button>
            </li>
          ))}
        </ul>
      </section>
      {isVisitor ? (
        <p className="mt-6 text-muted">
          It is free. Without an account your verses stay on this device; if you have some in an
          account, sign in to see them.
        </p>
      ) : null}
    </div>
  );
}
