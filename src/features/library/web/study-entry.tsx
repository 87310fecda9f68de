import type { ReactNode } from "react";
import { Link } from "react-router";
import { MarkedText } from "#src/ui/marked-text.tsx";
import type { Paragraph, Study } from "../contract.ts";
import { Paragraphs, Verse } from "./paragraphs.tsx";

const DIFFICULTY = {
  beginner: "For beginners",
  intermediate: "With some practice",
  advanced: "For the practised",
} as const satisfies Readonly<Record<Study["difficulty"], string>>;

/** One resource: how hard and how long in the margin, then all of it. */
export function StudyEntry({ study, actions }: { study: Study; actions: ReactNode }) {
  const { id, title, difficulty, duration, content, steps, tips, examples, worksheet } = study;
  return (
    <article
      aria-labelledby={id}
      className="mt-12 border-ink border-t pt-8 first:mt-0 print:not-first:break-before-page"
    >
      <div className="entry">
        <p className="text-14 text-muted md:pt-2.5">
          <span className="md:block">{DIFFICULTY[difficulty]}</span>
          <span className="md:hidden"> · </span>
          <span className="md:block">{duration}</span>
        </p>
        <div>
          <h2 id={id} className="scroll-mt-24 text-30 lg:text-38">
            {title}
          </h2>
          <div className="mt-5">
            <Paragraphs paragraphs={content} />
          </div>
        </div>
      </div>
      <Part title="Steps">
        <ol className="grid list-decimal gap-3 pl-6 marker:text-muted">{steps.map(showItem)}</ol>
      </Part>
      <Part title="Tips">
        <ul className="grid list-disc gap-3 pl-6 marker:text-muted">{tips.map(showItem)}</ul>
      </Part>
      <Part title={examples.length === 1 ? "Worked example" : "Worked examples"}>
        <div className="grid gap-10">
          {examples.map((example) => (
            <Example key={example.title} example={example} />
          ))}
        </div>
      </Part>
      {worksheet.length > 0 ? <Worksheet prompts={worksheet} /> : null}
      <div className="entry mt-6" data-print="no">
        <span />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">{actions}</div>
      </div>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="entry mt-8">
      <h3 className="font-sans font-semibold text-14 tracking-normal md:pt-1.5">{title}</h3>
      <div className="scripture print:max-w-none">{children}</div>
    </section>
  );
}

const showItem = (pieces: Paragraph, index: number) => (
  <li key={index} className="pl-1">
    <MarkedText pieces={pieces} />
  </li>
);

function Example({ example }: { example: Study["examples"][number] }) {
  const { title, passage, text } = example;
  return (
    <div>
      <h4 className="text-20">{title}</h4>
      <div className="mt-4 grid grid-cols-1 gap-4">
        {passage.text ? (
          <Verse verse={{ ...passage, text: passage.text }} />
        ) : (
          <p className="font-sans text-16">
            <Link to={passage.href} className="underlined inline-flex min-h-11 items-center">
              Read {passage.reference}
            </Link>
            <span className="text-muted">, {passage.translation}</span>
          </p>
        )}
        <Paragraphs paragraphs={text} />
      </div>
    </div>
  );
}

const LINES = [1, 2, 3, 4];

/** On paper each prompt has lines to write on. */
function Worksheet({ prompts }: { prompts: readonly string[] }) {
  return (
    <Part title="Worksheet">
      <p className="mb-4 text-16 text-muted" data-print="no">
        Printed, each of these has lines to write on.
      </p>
      <ol className="grid list-decimal gap-3 pl-6 marker:text-muted print:gap-6">
        {prompts.map((prompt) => (
          <li key={prompt} className="break-inside-avoid pl-1">
            {prompt}
            <span aria-hidden="true" className="hidden print:block">
              {LINES.map((line) => (
                <span key={line} className="block h-9 border-control border-b" />
              ))}
            </span>
          </li>
        ))}
      </ol>
    </Part>
  );
}
