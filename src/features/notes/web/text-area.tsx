// The box that a note is written in, with a few buttons for its marks. What
// they do can be taken back with the browser's own undo.
import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { inputClass } from "#src/ui/field.tsx";
import { MarkBar } from "./mark-bar.tsx";
import { type Mark, markText } from "./mark-text.ts";
import { moveCaret } from "./move-caret.ts";

const KEYS: Readonly<Record<string, Mark>> = { b: "bold", i: "italic" };

export function TextArea({
  value,
  onWrite,
  ...rest
}: {
  value: string;
  onWrite: (text: string) => void;
} & Omit<ComponentProps<"textarea">, "value" | "onChange">) {
  const box = useRef<HTMLTextAreaElement>(null);
  useStableCaret(box, value);
  const mark = (kind: Mark) => {
    const { current } = box;
    if (!current || current.readOnly) return;
    const { value: text, selectionStart: start, selectionEnd: end } = current;
    const { from, to, text: put, start: first, end: last } = markText({ text, start, end }, kind);
    current.focus();
    current.setSelectionRange(from, to);
    // The only way that leaves the browser's undo whole; where it is gone, the text is set.
    if (!document.execCommand("insertText", false, put)) {
      current.setRangeText(put, from, to);
      onWrite(current.value);
    }
    current.setSelectionRange(first, last);
  };
  const press = (event: KeyboardEvent) => {
    const kind = KEYS[event.key.toLowerCase()];
    if (!kind || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    mark(kind);
  };
  return (
    <div className="overflow-hidden rounded-control border border-control bg-raised focus-within:outline-2 focus-within:outline-accent focus-within:outline-offset-1 has-aria-invalid:border-danger">
      <MarkBar onMark={mark} />
      <textarea
        ref={box}
        value={value}
        onChange={(event) => onWrite(event.currentTarget.value)}
        onKeyDown={press}
        spellCheck
        className={`${inputClass} block h-[60vh] min-h-60 resize-y rounded-none border-0 px-4 py-3 font-serif text-18 leading-relaxed outline-none`}
        {...rest}
      />
    </div>
  );
}

/** Text that comes in from elsewhere leaves the caret at the words where it was. */
function useStableCaret(box: React.RefObject<HTMLTextAreaElement | null>, value: string): void {
  const before = useRef({ value, start: 0, end: 0 });
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const note = () => {
      before.current = {
        value: current.value,
        start: current.selectionStart,
        end: current.selectionEnd,
      };
    };
    for (const kind of ["select", "selectionchange", "keyup", "input"]) {
      current.addEventListener(kind, note);
    }
    return () => {
      for (const kind of ["select", "selectionchange", "keyup", "input"]) {
        current.removeEventListener(kind, note);
      }
    };
  }, [box]);
  useLayoutEffect(() => {
    const { current } = box;
    const { value: was, start, end } = before.current;
    if (!current || was === value) return;
    before.current = { value, start, end };
    if (document.activeElement !== current) return;
    current.setSelectionRange(moveCaret(was, value, start), moveCaret(was, value, end));
  }, [box, value]);
}
