import { UNREACHED } from "./is-unreached.ts";

/** Stands where a part of a page could not be fetched. */
export function MissingPart() {
  return (
    <p role="alert" className="text-14 text-muted">
      {UNREACHED.title}. {UNREACHED.text}
    </p>
  );
}
