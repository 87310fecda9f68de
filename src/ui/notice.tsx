import type { ReactNode } from "react";

/** Something the reader should know before reading on; `danger` for what went wrong. */
export function Notice({
  tone = "info",
  children,
}: {
  tone?: "info" | "danger";
  children: ReactNode;
}) {
  const edge = tone === "info" ? "border-info" : "border-danger";
  return <div className={`max-w-measure border-l-2 pl-4 ${edge}`}>{children}</div>;
}
