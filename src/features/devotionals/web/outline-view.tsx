// An outline: its title and the six parts that follow it.
import type { ReactNode } from "react";
import type { OutlineDevotional } from "#src/generation/contract.ts";
import { ScriptureText } from "#src/ui/scripture-text.tsx";
import { CareBox } from "#src/web/care-box.tsx";
import { PassageBlock, PlainText } from "./generated-text.tsx";
import { PRACTICE } from "./outline-text.ts";

export function OutlineView({ outline }: { outline: OutlineDevotional }) {
  const { mainScripture, introduction, scriptureStudy, practicalApplication } = outline;
  return (
    <>
      {outline.care ? (
        <div className="mb-8">
          <CareBox care={outline.care} />
        </div>
      ) : null}
      <Part title="Main Scripture">
        <div className="text-20 leading-relaxed">
          <MainPassage {...mainScripture} />
        </div>
        <PlainText text={mainScripture.explanation} />
      </Part>
      <Part title="Introduction">
        <PlainText text={introduction} />
      </Part>
      <Part title="Scripture Study">
        <ol className="grid gap-9">
          {scriptureStudy.map((point, index) => (
            <li key={index} className="grid gap-4">
              <h4 className="text-20">
                {index + 1}. {point.pointTitle}
              </h4>
              <PlainText text={point.explanation} />
              {point.supportingPassages.length > 0 ? (
                <div className="grid gap-4">
                  {point.supportingPassages.map((passage) => (
                    <PassageBlock key={passage.reference} {...passage} />
                  ))}
                </div>
              ) : null}
              <PlainText text={point.application} />
            </li>
          ))}
        </ol>
      </Part>
      <Part title="Reflection Questions">
        <TextList items={outline.reflectionQuestions} isOrdered />
      </Part>
      <Part title="Practical Application">
        <div className="grid gap-6">
          {PRACTICE.map(([name, label]) =>
            practicalApplication[name].length > 0 ? (
              <div key={name}>
                <h4 className="mb-2 font-sans font-semibold text-16 tracking-normal">{label}</h4>
                <TextList items={practicalApplication[name]} />
              </div>
            ) : null,
          )}
        </div>
      </Part>
      <Part title="Closing Prayer">
        <PlainText text={outline.closingPrayer} />
      </Part>
    </>
  );
}

/** By verses, whose numbers the study names. */
function MainPassage({
  reference,
  shown,
  text,
  translation,
  verses,
}: OutlineDevotional["mainScripture"]) {
  const name = shown ?? reference;
  if (!verses) return <PassageBlock reference={name} text={text} translation={translation} />;
  const title = verses[0]?.title;
  return (
    <blockquote className="max-w-measure border-accent border-l-2 pl-5 font-serif text-18">
      {title ? <p className="mb-2 text-16 text-muted italic">{title}</p> : null}
      <div className="grid gap-1.5">
        {verses.map((verse, index) => (
          <p
            key={index}
            // Another chapter begins.
            className={`relative pl-8 ${verse.number === 1 && index > 0 ? "mt-5" : ""}`}
          >
            <span
              aria-hidden="true"
              className="absolute top-1 left-0 font-sans text-14 text-muted tabular-nums"
            >
              {verse.number}
            </span>
            <ScriptureText text={verse.text} lineBreaks={verse.lineBreaks} />
          </p>
        ))}
      </div>
      <cite className="mt-2 block font-sans text-14 text-muted not-italic">
        {name}, {translation}
      </cite>
    </blockquote>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="entry">
      <h3 className="pt-1 font-sans font-semibold text-14 text-muted tracking-normal">{title}</h3>
      <div className="grid gap-4">{children}</div>
    </section>
  );
}

export function TextList({
  items,
  isOrdered = false,
}: {
  items: readonly string[];
  isOrdered?: boolean;
}) {
  const List = isOrdered ? "ol" : "ul";
  return (
    <List
      className={`grid max-w-measure gap-2.5 pl-5 font-serif text-18 leading-relaxed marker:text-muted ${isOrdered ? "list-decimal" : "list-disc"}`}
    >
      {items.map((item, index) => (
        <li key={index} className="pl-1">
          {item}
        </li>
      ))}
    </List>
  );
}
