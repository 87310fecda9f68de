// What a topic's page says: its introduction and its verses.
import { Link } from "react-router";
import { citePassage } from "#src/ui/cite.ts";
import { CopyButton, ShareButton } from "#src/ui/copy-button.tsx";
import { MarkedText } from "#src/ui/marked-text.tsx";
import { ScriptureText } from "#src/ui/scripture-text.tsx";
import type { Topic, TopicPassage } from "../contract.ts";

export function TopicVerse({ verse }: { verse: TopicPassage }) {
  const { reference, text, translation, href } = verse;
  const citation = citePassage(verse);
  return (
    <li className="entry break-inside-avoid">
      <h3 className="text-18 leading-snug md:pt-1">
        <Link
          to={href}
          className="-my-2 inline-flex min-h-11 items-center text-ink no-underline hover:text-accent hover:underline"
        >
          {reference}
        </Link>
      </h3>
      <div>
        <blockquote className="scripture">
          <ScriptureText text={text} />{" "}
          <cite className="whitespace-nowrap font-sans text-14 text-muted not-italic">
            {translation}
          </cite>
        </blockquote>
        <div className="mt-1 -mb-2 flex flex-wrap gap-x-3" data-print="no">
          <Link
            to={href}
            aria-label={`Read in context: ${reference}`}
            className="mr-3 inline-flex min-h-11 items-center font-medium text-accent no-underline hover:underline"
          >
            Read in context
          </Link>
          <CopyButton name={reference} text={citation} />
          <ShareButton title={reference} text={citation} path={href} />
        </div>
      </div>
    </li>
  );
}

export function Introduction({ paragraphs }: { paragraphs: Topic["introduction"] }) {
  return (
    <div className="grid max-w-measure gap-4 font-serif text-18 leading-relaxed lg:text-20">
      {paragraphs.map((pieces, index) => (
        <p key={index}>
          <MarkedText pieces={pieces} />
        </p>
      ))}
    </div>
  );
}
