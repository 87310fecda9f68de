// Verses explained by a language model, on request and under its own name. The
// facts beside them stand without it.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "#src/ui/button.tsx";
import { explainVerses, type ShownVerse } from "./queries.ts";

export function Explanations({
  writer,
  verses,
  translation,
}: {
  /** The model, as people know it. */
  writer: string;
  verses: readonly ShownVerse[];
  translation: string;
}) {
  const client = useQueryClient();
  const { data, isPending, isError, mutate } = useMutation({
    mutationFn: () => explainVerses(client, verses, translation),
  });
  const written = data?.written;
  return (
    <section aria-live="polite" className="mt-6 border-line border-b pb-6">
      {written ? (
        <>
          <h3 className="mb-2 font-sans font-semibold text-14">Explained</h3>
          <dl className="grid gap-3">
            {written.explanations.map(({ reference, explanation }) => (
              <div key={reference}>
                <dt className="font-serif">{reference}</dt>
                <dd>{explanation}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3">{written.practicalApplication}</p>
          <p className="mt-3 text-14 text-muted">{written.provenance.label}</p>
        </>
      ) : (
        <>
          <Button
            kind="secondary"
            size="small"
            isBusy={isPending}
            busyLabel="Explaining..."
            onClick={() => isPending || mutate()}
          >
            Explain these verses
          </Button>
          <p className="mt-2 text-14 text-muted">
            {isError
              ? "They could not be explained just now. Please try again."
              : (data?.notice ??
                `Written by ${writer}, each quotation checked. Only the references go there, none of your words.`)}
          </p>
        </>
      )}
    </section>
  );
}
