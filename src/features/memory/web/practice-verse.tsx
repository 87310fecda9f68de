// One verse: read if it is new, tried in one of the ways, then shown and judged.
// What is shown is the stored text of the translation that is named beside it.
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { EMBEDDED } from "#src/scripture/translations.ts";
import { Button } from "#src/ui/button.tsx";
import { ChoiceField } from "#src/ui/choice-field.tsx";
import { Field, TextField } from "#src/ui/field.tsx";
import { ScriptureText } from "#src/ui/scripture-text.tsx";
import { usePageKeys } from "#src/ui/use-page-keys.ts";
import type { MemoryGrade } from "../rules.ts";
import type { PlannedCard } from "../schedule.ts";
import {
  chooseHiddenShare,
  chooseWay,
  hideWords,
  type PracticeWay,
  showFirstLetters,
  WAY_NAMES,
  WAYS,
} from "../ways.ts";
import { TypedPlace, TypedWords } from "./typed-answer.tsx";

const GRADE_NAMES: readonly (readonly [grade: MemoryGrade, name: string])[] = [
  [1, "Not yet"],
  [2, "Almost"],
  [3, "Yes"],
];
const VERSE = "mt-4 max-w-measure font-serif text-20 leading-[1.6] md:text-24";

export function PracticeVerse({
  planned: { card, state },
  isAgain,
  onGrade,
}: {
  planned: PlannedCard;
  isAgain: boolean;
  onGrade: (grade: MemoryGrade) => void;
}) {
  const [step, setStep] = useState<"read" | "try" | "shown">(state || isAgain ? "try" : "read");
  const [way, setWay] = useState<PracticeWay>(() => (isAgain ? "letters" : chooseWay(state)));
  const [typed, setTyped] = useState("");
  const place = useRef<HTMLDivElement>(null);
  const isTyped = step === "try" && (way === "whole" || way === "place");
  // What was pressed is gone: the keyboard goes on where the answer is given.
  useEffect(() => {
    const field =
      step === "try" ? place.current?.querySelector("textarea, input[type=text]") : null;
    ((field as HTMLElement | null) ?? place.current)?.focus({ preventScroll: step !== "shown" });
  }, [step]);

  const goOn = () => setStep(step === "read" ? "try" : "shown");
  const grade = (given: MemoryGrade) => (step === "shown" ? () => onGrade(given) : undefined);
  usePageKeys({ "1": grade(1), "2": grade(2), "3": grade(3) });
  const pressSpace = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== " " || step === "shown" || !(target instanceof Element)) return;
    // Fields and buttons have their own use for it.
    if (target.closest("button, a, input:not([type=radio]), textarea")) return;
    event.preventDefault();
    goOn();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    goOn();
  };

  const isPlaceHidden = way === "place" && step === "try";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Space presses the one button from anywhere in it.
    <div ref={place} tabIndex={-1} className="outline-none" onKeyDown={pressSpace}>
      <h2 className="mt-2 text-24">{isPlaceHidden ? WAY_NAMES.place : card.reference}</h2>
      <p className="text-14 text-muted">{EMBEDDED[card.translation].name}</p>
      {step === "shown" ? (
        <>
          <Shown way={way} typed={typed} card={card} />
          <Grades onGrade={onGrade} isPlace={way === "place"} />
        </>
      ) : (
        <form onSubmit={submit}>
          {step === "read" || way === "place" ? (
            <p className={VERSE}>
              <ScriptureText text={card.text} />
            </p>
          ) : null}
          {step === "try" && way === "letters" ? (
            <p className={VERSE}>{showFirstLetters(card.text)}</p>
          ) : null}
          {step === "try" && way === "gaps" ? (
            <Gaps text={card.text} share={chooseHiddenShare(state)} round={state?.reps ?? 0} />
          ) : null}
          {isTyped ? <Answer way={way} typed={typed} onType={setTyped} onEnter={goOn} /> : null}
          <p className="mt-4 text-muted">{explain(step, way)}</p>
          <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button type="submit">{step === "read" ? "Cover it" : "Show the verse"}</Button>
            <span className="text-14 text-muted max-md:hidden">{isTyped ? "Enter" : "Space"}</span>
          </div>
          {step === "try" ? (
            <div className="mt-6 border-line border-t pt-3">
              <ChoiceField
                label="Way to practice"
                isLabelShown={false}
                name="way"
                options={WAYS.map((value) => ({ value, label: WAY_NAMES[value] }))}
                chosen={way}
                onChange={(event) => setWay(event.target.value as PracticeWay)}
              />
            </div>
          ) : null}
        </form>
      )}
    </div>
  );
}

function explain(step: "read" | "try", way: PracticeWay): string {
  if (step === "read") return "Read it slowly, aloud if you can. Then cover it.";
  if (way === "place") return "Where in the Bible is it?";
  if (way === "whole") return "Type it, or say it aloud.";
  return "Say it aloud, then look.";
}

function Answer({
  way,
  typed,
  onType,
  onEnter,
}: {
  way: PracticeWay;
  typed: string;
  onType: (typed: string) => void;
  onEnter: () => void;
}) {
  if (way === "place") {
    return (
      <div className="mt-5 max-w-sm">
        <Field
          label="Its place"
          type="text"
          autoComplete="off"
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
    );
  }
  return (
    <div className="mt-5 max-w-measure">
      <TextField
        label="The verse"
        autoComplete="off"
        spellCheck={false}
        maxLength={5000}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter();
        }}
      />
    </div>
  );
}

/** A gap is as wide as its word, and holds none of it. */
function Gaps({ text, share, round }: { text: string; share: number; round: number }) {
  return (
    <p className={VERSE}>
      {hideWords(text, share, round).map((part, index) =>
        part.isHidden ? (
          <span
            key={index}
            className="inline-block border-control border-b"
            style={{ width: `${part.text.length}ch` }}
          >
            <span className="sr-only">gap</span>
          </span>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}

function Shown({
  way,
  typed,
  card,
}: {
  way: PracticeWay;
  typed: string;
  card: PlannedCard["card"];
}) {
  if (way === "whole" && typed.trim()) return <TypedWords text={card.text} typed={typed} />;
  return (
    <>
      <p className={VERSE}>
        <ScriptureText text={card.text} />
      </p>
      {way === "place" && typed.trim() ? (
        <TypedPlace reference={card.reference} typed={typed} />
      ) : null}
    </>
  );
}

function Grades({ onGrade, isPlace }: { onGrade: (grade: MemoryGrade) => void; isPlace: boolean }) {
  return (
    <fieldset className="mt-6 border-line border-t pt-4">
      <legend className="sr-only">How it went</legend>
      <p className="mb-3 text-muted" aria-hidden="true">
        {isPlace ? "Did you know where it is?" : "Did you know it?"}
      </p>
      <div className="flex flex-wrap gap-3">
        {GRADE_NAMES.map(([value, name]) => (
          <Button
            key={value}
            kind="secondary"
            aria-keyshortcuts={`${value}`}
            onClick={() => onGrade(value)}
          >
            {name}
            <span className="text-14 text-muted max-md:hidden" aria-hidden="true">
              {value}
            </span>
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
