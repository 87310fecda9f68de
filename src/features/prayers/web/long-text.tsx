import { useId, useState } from "react";

const SHOWN_CHARACTERS = 600;
const SHOWN_LINES = 8;

/** What somebody wrote, as they wrote it; a long piece is opened by a button. */
export function LongText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isLong = text.length > SHOWN_CHARACTERS || text.split("\n").length > SHOWN_LINES;
  return (
    <>
      <p
        id={id}
        className={`max-w-measure whitespace-pre-line font-serif text-18 leading-relaxed ${isLong && !isOpen ? "line-clamp-6 print:line-clamp-none" : ""}`}
      >
        {text}
      </p>
      {isLong ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="underlined min-h-11 text-14 print:hidden noscript:hidden"
        >
          {isOpen ? "Show less" : "Read on"}
        </button>
      ) : null}
    </>
  );
}
