import { PageHeader } from "#src/ui/page-header.tsx";
import type { Operator } from "../contract.ts";
import { OperatorAddress } from "./operator-particulars.tsx";
import { SupportLinks } from "./support-links.tsx";

export interface Policy {
  readonly title: string;
  readonly subtitle: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly paragraphs: readonly string[];
  }[];
}

/** Privacy, terms and the like: headings in the margin, what they say beside them. */
export function PolicyText({
  policy: { title, subtitle, sections },
  updated,
  operator,
  path,
}: {
  policy: Policy;
  /** `YYYY-MM-DD` */
  updated: string;
  operator: Operator;
  /** The page's own. */
  path: string;
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
      <section className="entry" aria-labelledby="operator">
        <h2 id="operator" className="text-20">
          Who runs this site
        </h2>
        <div className="max-w-measure">
          <OperatorAddress operator={operator} />
        </div>
      </section>
      <div className="entry py-8">
        <span />
        <SupportLinks except={path} />
      </div>
    </div>
  );
}
