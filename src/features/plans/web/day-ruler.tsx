import type { Stretch, StrokeKind } from "./strokes.ts";

/** More strokes than this would be hairs; runs of days are drawn instead. */
const STROKES_MAX = 62;

const LOOKS: Readonly<Record<StrokeKind, string>> = {
  read: "h-5 bg-accent",
  missed: "h-3 border border-control",
  today: "h-7 bg-lamp",
  ahead: "h-3 bg-line",
  planned: "h-5 bg-accent/40",
  rest: "h-3 bg-line",
  none: "h-3 invisible",
};

/** Visual only; the component that shows it says the same in words. */
export function DayRuler({ stretches }: { stretches: readonly Stretch[] }) {
  const total = stretches.reduce((sum, { days }) => sum + days, 0);
  if (total <= STROKES_MAX) {
    const strokes = stretches.flatMap(({ kind, days }) => Array<StrokeKind>(days).fill(kind));
    return (
      <span className="flex h-7 items-end justify-between gap-0.5" aria-hidden="true">
        {strokes.map((kind, index) => (
          <span
            key={index}
            className={`min-w-px max-w-1.5 flex-1 rounded-[1px] forced-color-adjust-none ${LOOKS[kind]}`}
          />
        ))}
      </span>
    );
  }
  return (
    <span className="flex h-7 items-end gap-px" aria-hidden="true">
      {stretches.map(({ kind, days }, index) => (
        <span
          key={index}
          style={{ flexGrow: days }}
          className={`min-w-0.5 basis-0 rounded-[1px] forced-color-adjust-none ${LOOKS[kind]} ${kind === "today" ? "min-w-1" : ""}`}
        />
      ))}
    </span>
  );
}
