// Pictures of what Premium opens, where it is not open yet.
import sizes from "#content/help/pictures.json";
import "./day-night.css";

const CAPTIONS = {
  "advanced-search": "Advanced Search: an exact phrase, any or all words, or AND, OR and NOT",
  comparison: "Verse Comparison, with the differences marked",
  notes: "A study note on John 2:1–11",
  prayers: "Prayers, with how they were answered",
  plan: "A reading plan and its days",
  devotional: "A devotional on a topic that was asked for",
} as const;
export type ToolPicture = keyof typeof CAPTIONS;

export function ToolPictures({ pictures }: { pictures: readonly ToolPicture[] }) {
  return (
    <div
      className="wrap grid items-start gap-8 pb-16 sm:grid-cols-2 lg:grid-cols-3"
      data-print="no"
    >
      {pictures.map((name) => {
        const { width, height } = sizes[`/help/${name}.webp`];
        const image = {
          width,
          height,
          loading: "lazy",
          decoding: "async",
        } as const;
        const look = "h-auto w-full rounded-card border border-line";
        return (
          <figure key={name}>
            <img
              {...image}
              alt={CAPTIONS[name]}
              src={`/help/${name}.webp`}
              className={`by-day ${look}`}
            />
            <img
              {...image}
              alt={CAPTIONS[name]}
              src={`/help/${name}-night.webp`}
              className={`by-night ${look}`}
            />
            <figcaption className="mt-2 text-14 text-muted" aria-hidden="true">
              {CAPTIONS[name]}
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}
