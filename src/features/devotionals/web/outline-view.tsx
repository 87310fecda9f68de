// An outline: its title and the six parts that follow it.
import type { ReactNode } from "react";
import type { OutlineDevotional } from "#src/generation/contract.ts";
import { CareBox } from "#src/web/care-box.tsx";
import { PassageBlock, PlainText } from "./generated-text.tsx";
import { PRACTICE } from "./outline-text.ts";

export function OutlineView({ outline }: { outline: OutlineDevotional }) {
  const { mainScripture, introduction, scriptureStudy, practicalApplication } = outline;
  const { shown, reference } = mainScripture;
  return (
    <>
      {outline.care ? (
        <div className="mb-8">
          <CareBox care={outline.care} />
        </div>
      ) : null}
      <Part title="Main Scripture">
        <div className="text-20 leading-relaxed">
          <PassageBlock {...mainScripture} reference={shown ?? reference} />
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
