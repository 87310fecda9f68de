// The tools as tabs whose addresses are their own. The one that is open is
// chosen by the address; arrow keys move between them.
import { type KeyboardEvent, useRef } from "react";
import { Link, useNavigate } from "react-router";
import type { Tool } from "./tool-url.ts";

export interface ToolTab {
  readonly tool: Tool;
  readonly name: string;
  /** Where it was left, or its beginning. */
  readonly address: string;
}

export const tabId = (tool: Tool) => `tool-${tool}`;
export const PANEL_ID = "tool-panel";

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export function ToolTabs({ tabs, open }: { tabs: readonly ToolTab[]; open: Tool }) {
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ tool }) => tool === open);
    const next = tabs[STEPS[event.key]?.(at, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`#${tabId(next.tool)}`)?.focus();
    void navigate(next.address, { preventScrollReset: true });
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Tools"
      data-print="no"
      onKeyDown={step}
      className="flex overflow-x-auto border-line border-b md:gap-1"
    >
      {tabs.map(({ tool, name, address }) => (
        <Link
          key={tool}
          id={tabId(tool)}
          role="tab"
          to={address}
          preventScrollReset
          aria-selected={tool === open}
          aria-controls={tool === open ? PANEL_ID : undefined}
          tabIndex={tool === open ? 0 : -1}
          className="-mb-px inline-flex min-h-11 flex-none items-center border-transparent border-b-2 px-3 text-muted no-underline transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-accent aria-selected:font-semibold aria-selected:text-ink max-md:px-1.5 max-md:text-14"
        >
          {name}
        </Link>
      ))}
    </div>
  );
}
