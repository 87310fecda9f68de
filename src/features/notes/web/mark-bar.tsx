// The marks' buttons: one stop of the Tab key, gone through by the arrow keys, as
// in any bar of tools.
import Bold from "lucide-react/icons/bold";
import Heading from "lucide-react/icons/heading";
import Italic from "lucide-react/icons/italic";
import List from "lucide-react/icons/list";
import Quote from "lucide-react/icons/quote";
import { type KeyboardEvent, useRef, useState } from "react";
import { IconButton } from "#src/ui/button.tsx";
import type { Mark } from "./mark-text.ts";

const MARKS: readonly (readonly [Mark, string, typeof Bold])[] = [
  ["bold", "Bold (Ctrl+B)", Bold],
  ["italic", "Italics (Ctrl+I)", Italic],
  ["heading", "Heading", Heading],
  ["list", "List", List],
  ["quote", "Quotation", Quote],
];

export function MarkBar({ onMark }: { onMark: (mark: Mark) => void }) {
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const press = (event: KeyboardEvent) => {
    const to = {
      ArrowRight: (at + 1) % MARKS.length,
      ArrowLeft: (at + MARKS.length - 1) % MARKS.length,
      Home: 0,
      End: MARKS.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    bar.current?.querySelectorAll("button")[to]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Marks"
      className="flex border-line border-b"
      onKeyDown={press}
    >
      {MARKS.map(([kind, label, Icon], index) => (
        <IconButton
          key={kind}
          label={label}
          tabIndex={index === at ? 0 : -1}
          onFocus={() => setAt(index)}
          // The caret stays in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onMark(kind)}
          className="focus-visible:-outline-offset-2"
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      ))}
    </div>
  );
}
