// The devotionals of a library, behind the tabs that show all or some of them.
import { useSearchParams } from "react-router";
import { Button } from "#src/ui/button.tsx";
import { Tabs } from "#src/ui/tabs.tsx";
import type { DevotionalCard as Card } from "../contract.ts";
import { DevotionalCard } from "./devotional-card.tsx";
import { findShown, readShow, SHOWS, type Show } from "./find-shown.ts";

const LABELS: Readonly<Record<Show, string>> = {
  all: "All",
  saved: "Saved",
  unread: "Unread",
  read: "Read",
};

export function Shelves({
  cards,
  onOpenDialog,
}: {
  cards: readonly Card[];
  onOpenDialog: (from: HTMLElement) => void;
}) {
  const [parameters, setParameters] = useSearchParams();
  const show = readShow(parameters.get("show"));
  const choose = (at: number) => {
    const next = SHOWS[at] ?? "all";
    setParameters(next === "all" ? {} : { show: next }, {
      replace: true,
      preventScrollReset: true,
    });
  };
  return (
    <Tabs
      label="Show"
      first={SHOWS.indexOf(show)}
      onChoose={choose}
      tabs={SHOWS.map((one) => {
        const shown = findShown(cards, one);
        return {
          // One word, so that no count falls on a second line.
          name: `${LABELS[one]}\u00a0(${shown.length})`,
          // Only the chosen shelf is drawn: there may be hundreds of cards.
          panel:
            one !== show ? null : shown.length > 0 ? (
              <Cards cards={shown} />
            ) : (
              <Empty show={one} onOpenDialog={onOpenDialog} />
            ),
        };
      })}
    />
  );
}

function Cards({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className="mt-8 grid grid-cols-1 gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map((card) => (
        <li key={card.id} className="grid grid-cols-1">
          <DevotionalCard card={card} />
        </li>
      ))}
    </ul>
  );
}

const EMPTY: Readonly<Record<Show, readonly [title: string, text: string]>> = {
  all: [
    "No devotionals yet",
    "Name a topic and have one written for you, or take a random one and see where it leads.",
  ],
  saved: ["Nothing saved", "Press Save on a devotional and it stands here too."],
  unread: ["Nothing unread", "All that was written for you has been opened."],
  read: ["Nothing read yet", "A devotional counts as read once you open it."],
};

function Empty({ show, onOpenDialog }: { show: Show; onOpenDialog: (from: HTMLElement) => void }) {
  const [title, text] = EMPTY[show];
  return (
    <div className="max-w-measure py-14">
      <h2 className="text-24">{title}</h2>
      <p className="mt-2 text-muted">{text}</p>
      {show === "all" ? (
        <Button
          aria-haspopup="dialog"
          className="mt-5 noscript:hidden"
          onClick={(event) => onOpenDialog(event.currentTarget)}
        >
          Write your first devotional
        </Button>
      ) : null}
    </div>
  );
}

/** Stands while the cards are on their way. */
export function ShelvesSkeleton() {
  return (
    <div role="status" className="mt-8 grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">Loading your devotionals</span>
      {[0, 1, 2, 3, 4, 5].map((at) => (
        <div key={at} className="grid gap-3 border-line border-t pt-4" aria-hidden="true">
          <span className="skeleton h-4 w-1/3" />
          <span className="skeleton h-7 w-4/5" />
          <span className="skeleton h-4 w-1/4" />
          <span className="skeleton h-20 w-full" />
        </div>
      ))}
    </div>
  );
}
