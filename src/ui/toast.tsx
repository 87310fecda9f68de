import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import { IconButton } from "./button.tsx";

const SHOWN_MS = 10_000;
const APPEARED = "toast-appeared";

/**
 * A short message over the page that goes away by itself. What it says must
 * also be clear from the page, since it may be missed. Give it a `key` that
 * changes with its occasion. The latest one hides those before it.
 */
export function Toast({
  title,
  text,
  provenance,
  tone = "info",
}: {
  title: string;
  text: string;
  provenance?: string;
  tone?: "info" | "danger";
}) {
  const [isShown, show] = useState(true);
  useEffect(() => {
    const hide = () => show(false);
    window.dispatchEvent(new Event(APPEARED));
    window.addEventListener(APPEARED, hide);
    const timer = setTimeout(hide, SHOWN_MS);
    return () => {
      window.removeEventListener(APPEARED, hide);
      clearTimeout(timer);
    };
  }, []);
  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      data-print="no"
      data-toast
      className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex justify-center p-4 md:justify-end md:p-6"
    >
      {isShown ? (
        <div
          className={`pointer-events-auto flex w-full max-w-96 items-start gap-3 rounded-card border border-line border-l-4 bg-raised py-3 pr-1.5 pl-4 shadow-lifted ${tone === "danger" ? "border-l-danger" : "border-l-info"}`}
        >
          <div className="mr-auto py-1">
            <p className="font-semibold">{title}</p>
            <p className="text-muted">{text}</p>
            {provenance ? <p className="mt-1 text-14 text-muted">{provenance}</p> : null}
          </div>
          <IconButton label="Dismiss" onClick={() => show(false)}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        </div>
      ) : null}
    </div>
  );
}
