// A few panels in one place, of which one is shown. Arrow keys move between the
// tabs; without script all panels are below each other.
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";

export interface Tab {
  readonly name: string;
  readonly panel: ReactNode;
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export function Tabs({
  label,
  tabs,
  first = 0,
  at: given,
  onChoose,
}: {
  label: string;
  tabs: readonly Tab[];
  /** Which one is shown at the start. */
  first?: number;
  /** Which one is shown, where the parent decides it. */
  at?: number;
  onChoose?: (at: number) => void;
}) {
  const [own, setOwn] = useState(first);
  const chosen = given ?? own;
  const choose = (at: number) => {
    setOwn(at);
    onChoose?.(at);
  };
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(chosen, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={step}
        className="flex flex-wrap gap-x-1 border-line border-b noscript:hidden"
      >
        {tabs.map(({ name }, at) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${at}`}
            aria-selected={at === chosen}
            aria-controls={`${id}-panel-${at}`}
            tabIndex={at === chosen ? 0 : -1}
            onClick={() => choose(at)}
            className="-mb-px min-h-11 max-sm:px-2 border-transparent border-b-2 px-3 text-muted transition-colors hover:text-ink aria-selected:border-accent aria-selected:font-semibold aria-selected:text-ink"
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ name, panel }, at) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-panel-${at}`}
          aria-labelledby={`${id}-tab-${at}`}
          className={at === chosen ? "" : "hidden noscript:block"}
        >
          {panel}
        </div>
      ))}
    </>
  );
}
