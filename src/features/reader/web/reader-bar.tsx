// The bar above a chapter: where we are, in which text, how it looks.
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type ReactNode, type RefObject, Suspense, useId, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { buttonClass, iconButtonClass } from "#src/ui/button.tsx";
import { type ChoiceLink, ChoiceLinks } from "#src/ui/choice-links.tsx";
import { lazyPart } from "#src/ui/lazy-part.ts";
import type { Chapter } from "../contract.ts";
import { formatBeside } from "./beside-url.ts";
import { READER_TRANSLATIONS } from "./reader-translations.ts";
import { ReadingChoices } from "./reading-choices.tsx";

const loadPicker = () => import("./chapter-picker.tsx");
const ChapterPicker = lazyPart(loadPicker, () => null);
const fetchPicker = () => void loadPicker().catch(() => {});

export function ReaderBar({
  chapter,
  translationSlug,
  translations,
  beside,
  listen,
  versesButtonRef,
  onOpenVerses,
  onChangeTranslation,
}: {
  chapter: Chapter;
  translationSlug: string;
  translations: readonly ChoiceLink[];
  /** Slug of the translation that is shown beside it. */
  beside: string | undefined;
  /** The button that reads the chapter aloud, where it may be. */
  listen: ReactNode;
  versesButtonRef: RefObject<HTMLButtonElement | null>;
  onOpenVerses: () => void;
  onChangeTranslation: () => void;
}) {
  const [isPicking, setPicking] = useState(false);
  const pick = useRef<HTMLAnchorElement>(null);
  return (
    <div className="sticky top-0 z-20 border-line border-y bg-paper" data-print="no">
      <div className="wrap flex flex-wrap items-center gap-x-1 md:gap-x-2 lg:gap-x-5">
        <Link
          ref={pick}
          to={`/bible/${translationSlug}/${chapter.bookSlug}`}
          aria-haspopup="dialog"
          title="Choose a book and chapter"
          onPointerEnter={fetchPicker}
          onFocus={fetchPicker}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            const { href } = event.currentTarget;
            void loadPicker().then(
              () => setPicking(true),
              () => location.assign(href),
            );
          }}
          className="inline-flex min-h-13 items-center gap-2 font-medium font-serif text-18 text-ink no-underline"
        >
          {chapter.reference}
          <ChevronDown size={16} strokeWidth={1.5} />
        </Link>
        <div className="order-last -mt-1 min-w-0 flex-1 basis-[calc(100%-7rem)] pb-1 md:order-none md:mt-0 md:flex-none md:basis-auto md:pb-0">
          <ChoiceLinks
            label="Translation"
            links={translations}
            keepsScroll
            onFollow={onChangeTranslation}
          />
        </div>
        {/* On phones beside the translations: the names of some books fill the first line. */}
        <button
          type="button"
          ref={versesButtonRef}
          onClick={onOpenVerses}
          className={buttonClass({
            kind: "quiet",
            size: "small",
            className:
              "-mr-3 max-md:order-last max-md:-mt-1 max-md:pb-1 text-muted md:mr-0 md:ml-auto lg:hidden noscript:hidden",
          })}
        >
          Verses
        </button>
        <div className="-mr-3 flex flex-wrap items-center justify-end max-md:ml-auto lg:ml-auto">
          {listen}
          <ReadingChoices
            hasHeadings={chapter.headings !== undefined}
            hasWordsOfJesus={chapter.verses.some(({ wordsOfJesus }) => wordsOfJesus)}
            beside={
              <>
                <BesideChoice
                  chapter={chapter}
                  translationSlug={translationSlug}
                  beside={beside}
                  onChange={onChangeTranslation}
                />
                <Link
                  to="/offline"
                  className="flex min-h-13 items-center border-line border-t px-3 text-ink no-underline hover:underline"
                >
                  Read offline
                </Link>
              </>
            }
          />
          <TurnLink
            to={chapter.previous}
            beside={beside}
            icon={<ChevronLeft size={20} strokeWidth={1.5} />}
          />
          <TurnLink
            to={chapter.next}
            beside={beside}
            icon={<ChevronRight size={20} strokeWidth={1.5} />}
          />
        </div>
      </div>
      {isPicking ? (
        <Suspense>
          <ChapterPicker
            translationSlug={translationSlug}
            bookSlug={chapter.bookSlug}
            chapter={chapter.chapter}
            onClose={() => setPicking(false)}
            onClosed={() => pick.current?.focus()}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Which translation is shown beside the one that is read. */
function BesideChoice({
  chapter,
  translationSlug,
  beside,
  onChange,
}: {
  chapter: Chapter;
  translationSlug: string;
  beside: string | undefined;
  onChange: () => void;
}) {
  const navigate = useNavigate();
  const id = useId();
  return (
    <div className="flex min-h-13 items-center gap-3 border-line border-t px-3 pt-1">
      <label htmlFor={id} className="mr-auto">
        Beside it
      </label>
      <select
        id={id}
        value={beside ?? ""}
        onChange={(event) => {
          onChange();
          void navigate(formatBeside(chapter.href, event.target.value || undefined), {
            preventScrollReset: true,
            replace: true,
          });
        }}
        className="select"
      >
        <option value="">Nothing</option>
        {READER_TRANSLATIONS.filter(({ slug }) => slug !== translationSlug).map(
          ({ slug, label, name }) => (
            <option key={slug} value={slug} title={name}>
              {label}
            </option>
          ),
        )}
      </select>
    </div>
  );
}

function TurnLink({
  to,
  beside,
  icon,
}: {
  to: Chapter["next"];
  beside: string | undefined;
  icon: ReactNode;
}) {
  if (!to) return <span className="size-11" />;
  return (
    <Link
      to={formatBeside(to.href, beside)}
      aria-label={to.label}
      title={to.label}
      className={iconButtonClass}
    >
      {icon}
    </Link>
  );
}
