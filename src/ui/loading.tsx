// What is shown while something is on its way.
import { useNavigation } from "react-router";

/** A ring that turns while something is on its way; `label` says what. */
export function Spinner({ label = "Loading" }: { label?: string }) {
  return (
    <span role="status" className="inline-grid size-11 place-items-center">
      <span className="spinner" aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** A placeholder for text: one bar for each line, as wide as given (in percent). */
export function SkeletonLines({ widths }: { widths: readonly number[] }) {
  return (
    <div className="grid max-w-measure gap-3" aria-hidden="true">
      {widths.map((width, index) => (
        <span key={index} className="skeleton h-4" style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}

/** A thin line at the top while the next page is on its way. */
export function LoadingBar() {
  const { state } = useNavigation();
  return state === "idle" ? null : <div className="loading-bar" aria-hidden="true" />;
}
