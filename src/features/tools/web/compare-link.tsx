import { Link } from "react-router";
import { buttonClass } from "#src/ui/button.tsx";
import { TOOLS_PATH } from "./tools-path.ts";

/** For the reader: the verse that is read, beside other translations of it. */
export function CompareLink({
  reference,
  translation,
}: {
  reference: string;
  /** The code of the text that is read: it comes first. */
  translation: string;
}) {
  const translations = [...new Set([translation, "YLT", "KJV", "NIV"])].join();
  const query = new URLSearchParams({ tool: "compare", reference, translations });
  return (
    <Link
      to={`${TOOLS_PATH}?${query.toString().replaceAll("%2C", ",")}`}
      className={buttonClass({
        kind: "quiet",
        size: "small",
        className: "-ml-3 text-muted",
      })}
    >
      Compare<span className="sr-only"> {reference} in translations</span>
    </Link>
  );
}
