// A button that shows a small panel below itself. Built on `details`, which
// opens without script; Escape and a press elsewhere close it.
import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useEffect, useRef } from "react";

export function Disclosure({
  label,
  trigger,
  triggerClass,
  panelClass = "",
  className = "",
  children,
}: {
  label: string;
  trigger: ReactNode;
  triggerClass: string;
  panelClass?: string;
  className?: string;
  children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOutside = (event: Event) => {
      const { current } = details;
      const target = event.target as Node;
      // A press on words inside focuses what is around the panel: that is not elsewhere.
      if (!current?.open || target.contains(current) || current.contains(target)) return;
      current.open = false;
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, []);
  return (
    <details
      ref={details}
      className={`relative ${className}`}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !details.current?.open) return;
        details.current.open = false;
        details.current.querySelector("summary")?.focus();
      }}
    >
      <summary
        aria-label={label}
        title={label}
        className={`list-none [&::-webkit-details-marker]:hidden ${triggerClass}`}
      >
        {trigger}
      </summary>
      {/* Following a link closes it: the page changes, the header stays. So does a button that says so.
      biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed.
      biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click too. */}
      <div
        className={`menu absolute top-13 right-0 ${panelClass}`}
        onClick={(event) => {
          if ((event.target as Element).closest("a, [data-closes]") && details.current) {
            details.current.open = false;
          }
        }}
      >
        {children}
      </div>
    </details>
  );
}

/** The mark of a summary, within a `details` of the class `group`. */
export const OpensBelow = () => (
  <ChevronDown
    size={16}
    strokeWidth={1.5}
    aria-hidden="true"
    className="flex-none text-faint transition-transform group-open:rotate-180"
  />
);
