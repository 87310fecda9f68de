// Opens the pictures of a verse. What it opens is fetched when it is pressed.
import { Suspense, useRef, useState } from "react";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import type { VerseSpan } from "#src/scripture/verse-span.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { MissingPart } from "#src/ui/unreached.tsx";

export interface PicturedVerse {
  readonly chapter: { readonly bookSlug: string; readonly chapter: number };
  readonly span: VerseSpan;
  readonly translation: EmbeddedCode;
  /** As the edition prints them. */
  readonly words: string;
  readonly reference: string;
}

const VersePictureSheet = lazyPart(() => import("./verse-picture-sheet.tsx"), MissingPart);

/** A picture of free texts only: for others it is not to be offered. */
export function VersePicture({ verse }: { verse: PicturedVerse }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        className={buttonClass({
          kind: "quiet",
          size: "small",
          className: "-ml-3 text-muted noscript:hidden",
        })}
        onClick={() => setOpen(true)}
      >
        Picture<span className="sr-only"> of {verse.reference}</span>
      </button>
      {isOpen ? (
        <Suspense>
          <VersePictureSheet
            verse={verse}
            onClose={() => setOpen(false)}
            onClosed={() => button.current?.focus()}
          />
        </Suspense>
      ) : null}
    </>
  );
}
