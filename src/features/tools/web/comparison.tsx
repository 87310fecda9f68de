// A passage in several translations beside each other, verse by verse.
import { useQueries, useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { VerseNumbers } from "#src/features/concordance/contract.ts";
import type { TranslationCode } from "#src/scripture/translations.ts";
import { Button } from "#src/ui/button.tsx";
import { SkeletonLines } from "#src/ui/loading.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { isUnreached, UNREACHED } from "#src/ui/unreached.tsx";
import { type AnsweredText, alignVerses, joinTexts } from "./align-verses.ts";
import { ComparedVerses } from "./compared-verses.tsx";
import { ComparisonForm } from "./comparison-form.tsx";
import { ComparedPages, ComparisonHead } from "./comparison-head.tsx";
import { NothingCompared } from "./nothing-compared.tsx";
import { findRefusal, numbersQuery, passageQuery } from "./queries.ts";
import { type ComparisonChoice, formatComparisonChoice } from "./tool-url.ts";

export default function Comparison({
  choice,
  refused,
  isAsked,
}: {
  choice: ComparisonChoice;
  /** What is wrong with the reference, where the server has said it with the page. */
  refused: string | undefined;
  /** Whether the address asks for something, be it nothing. */
  isAsked: boolean;
}) {
  const navigate = useNavigate();
  const { reference, translations, page } = choice;
  const answers = useQueries({
    queries: translations.map((code) => ({
      ...passageQuery(reference, code, page),
      enabled: reference !== "" && refused === undefined,
    })),
  });
  const numbers = useQuery({
    ...numbersQuery(reference, page),
    enabled:
      reference !== "" &&
      refused === undefined &&
      choice.hasNumbers &&
      translations.includes("KJV"),
  });
  const isBusy = answers.some(({ isFetching }) => isFetching);
  const retry = () => {
    for (const answer of answers) if (answer.isError) void answer.refetch();
  };
  const answered = answers.flatMap(({ data }, at): AnsweredText[] =>
    data ? [{ asked: translations[at] as TranslationCode, answer: data }] : [],
  );
  const failed = translations.filter((_, at) => answers[at]?.isError);
  const refusal = refused ?? answers.map(({ error }) => findRefusal(error)).find(isSaid);
  return (
    <>
      <ComparisonForm
        choice={choice}
        isMissing={isAsked && !reference}
        isBusy={reference !== "" && isBusy}
        onCompare={(next) =>
          void navigate(formatComparisonChoice(next), { preventScrollReset: true })
        }
      />
      {/* Stands there before it says anything: only then is it surely read out. */}
      <p role="status" className="sr-only">
        {reference === "" ? "" : isBusy ? "Searching" : describeCompared(answered)}
      </p>
      <div aria-busy={isBusy} className="pt-8">
        {!reference ? null : refusal !== undefined ? (
          <NothingCompared choice={choice} sentence={refusal} alternatives={[]} />
        ) : answered.length === 0 && failed.length > 0 ? (
          <Notice tone="danger">
            <div role="alert">
              <p className="font-medium font-serif text-20">Search failed</p>
              <p className="mt-1 text-muted">
                {answers.some(({ error }) => isUnreached(error))
                  ? `${UNREACHED.title}. ${UNREACHED.text}`
                  : "Please try again in a moment."}
              </p>
            </div>
            <Button kind="secondary" size="small" className="mt-4" onClick={retry}>
              Try again
            </Button>
          </Notice>
        ) : answered.length + failed.length < translations.length ? (
          <SkeletonLines widths={[40, 100, 90, 96]} />
        ) : (
          <Compared
            choice={choice}
            answered={answered}
            failed={failed}
            numbers={choice.hasNumbers ? numbers.data : undefined}
            haveNumbersFailed={numbers.isError}
            onRetry={() => {
              retry();
              if (numbers.isError) void numbers.refetch();
            }}
          />
        )}
      </div>
    </>
  );
}

function describeCompared([one]: readonly AnsweredText[]): string {
  if (one?.answer.reading.kind !== "reference") return "";
  return `${one.answer.reading.says.replace(/\.$/, "")}, ${one.answer.total.toLocaleString("en")} found`;
}

function Compared({
  choice,
  answered,
  failed,
  numbers,
  haveNumbersFailed,
  onRetry,
}: {
  choice: ComparisonChoice;
  answered: readonly AnsweredText[];
  failed: readonly TranslationCode[];
  numbers: VerseNumbers | undefined;
  haveNumbersFailed: boolean;
  onRetry: () => void;
}) {
  const [one] = answered;
  if (one?.answer.reading.kind !== "reference" || one.answer.results.length === 0) {
    const alternatives = one?.answer.reading.alternatives ?? [];
    return <NothingCompared choice={choice} sentence={undefined} alternatives={alternatives} />;
  }
  const texts = joinTexts(answered);
  const rows = alignVerses(texts);
  const base = texts.find(({ asked }) => choice.base && asked.includes(choice.base));
  return (
    <>
      <ComparisonHead
        choice={choice}
        texts={texts}
        rows={rows}
        total={one.answer.total}
        says={one.answer.reading.says}
      />
      {failed.length > 0 || haveNumbersFailed ? (
        <div role="alert" className="mt-4">
          <Notice tone="danger">
            {failed.length > 0
              ? `Search failed for ${new Intl.ListFormat("en").format(failed)}.`
              : "The Strong’s numbers could not be fetched."}{" "}
            <button type="button" className="underlined min-h-11" onClick={onRetry}>
              Try again
            </button>
          </Notice>
        </div>
      ) : null}
      <ComparedVerses texts={texts} rows={rows} base={base?.code} numbers={numbers} />
      <div className="flex justify-end pt-4">
        <ComparedPages choice={choice} total={one.answer.total} />
      </div>
    </>
  );
}

const isSaid = (sentence: string | undefined) => sentence !== undefined;
