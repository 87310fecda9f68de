import { Link } from "react-router";
import { PageHeader } from "#src/ui/page-header.tsx";

export interface Policy {
  readonly title: string;
  readonly subtitle: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly paragraphs: readonly string[];
  }[];
}

/** Privacy and terms: headings in the margin, what they say beside them. */
export function PolicyText({
  policy: { title, subtitle, sections },
  updated,
  other,
}: {
  policy: Policy;
  /** `YYYY-MM-DD` */
  updated: string;
  other: { readonly href: string; readonly title: string };
}) {
  return (
    <div className="wrap">
      <PageHeader
        title={title}
        subtitle={
          <>
            {subtitle} Last updated{" "}
            <time dateTime={updated}>
              {new Date(updated).toLocaleDateString("en-US", {
                dateStyle: "long",
                timeZone: "UTC",
              })}
            </time>
            .
          </>
        }
      />
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading} className="entry">
          <h2 className="text-20">{heading}</h2>
          <div className="grid max-w-measure gap-4">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
      <p className="py-8">
        See also:{" "}
        <Link to={other.href} className="underlined">
          {other.title}
        </Link>
      </p>
    </div>
  );
}
