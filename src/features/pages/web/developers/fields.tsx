// How a call and what it answers are set on the pages for developers.
import type { ApiField } from "./describe-operations.ts";

export function Fields({
  title,
  fields,
  hidesRequired = false,
}: {
  title?: string;
  fields: readonly ApiField[];
  hidesRequired?: boolean;
}) {
  if (fields.length === 0) return null;
  return (
    <>
      {title ? (
        <h3 className="mt-5 mb-1 font-sans font-semibold text-14 tracking-normal">{title}</h3>
      ) : null}
      <dl className="mt-2 text-14">
        {fields.map(({ name, type, isRequired, description, example }) => (
          <div
            key={name}
            className="grid gap-x-4 border-line border-t py-2 md:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <dt className="font-mono">
              {name}
              {isRequired && !hidesRequired ? (
                <span className="font-sans text-muted"> required</span>
              ) : null}
            </dt>
            <dd className="min-w-0 [overflow-wrap:anywhere]">
              <span className="text-muted">{type}</span>
              {description ? <> {description}</> : null}
              {example ? (
                <span className="text-muted">
                  {" "}
                  For example <code className="text-ink">{example}</code>.
                </span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export function Sample({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
    <pre tabIndex={0} className="overflow-x-auto rounded-control bg-sunk p-4 font-mono text-14">
      {text}
    </pre>
  );
}
