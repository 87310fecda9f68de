// A note's Markdown as it is read. Heavy, so it is loaded when it is first
// shown. HTML stays the text that it is; pictures are links, so that opening a
// note tells nobody that it was opened.
import ReactMarkdown, { type Components } from "react-markdown";
import { Link } from "react-router";
import "./note-text.css";
import remarkGfm from "remark-gfm";
import { linkReferences } from "./link-references.ts";
import { isTooMarked } from "./markdown-marks.ts";

export default function NoteText({
  content,
  translation,
}: {
  content: string;
  /** Slug of the text that references open. */
  translation: string;
}) {
  if (isTooMarked(content)) return <p className="note-text whitespace-pre-wrap">{content}</p>;
  return (
    <div className="note-text">
      <ReactMarkdown
        remarkPlugins={[remarkGfm, readPlainly, [linkReferences, { translation }]]}
        components={COMPONENTS}
      >
        {content}
      </ReactMarkdown>
    </div>
  );
}

/** HTML is no mark, and a line that begins with spaces is no program. */
function readPlainly(this: { data: () => object }): void {
  const data = this.data() as { micromarkExtensions?: object[] };
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({
    disable: { null: ["htmlFlow", "htmlText", "codeIndented"] },
  });
}

const COMPONENTS: Components = {
  // The page has its own first and second heading.
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h4>{children}</h4>,
  h3: ({ children }) => <h5>{children}</h5>,
  h4: ({ children }) => <h6>{children}</h6>,
  h5: ({ children }) => <h6>{children}</h6>,
  a: ({ href, title, children, id }) => <TextLink {...{ href, title, id }}>{children}</TextLink>,
  img: ({ src, alt }) => (
    <TextLink href={typeof src === "string" ? src : undefined}>{alt || src || "picture"}</TextLink>
  ),
  table: ({ children }) => (
    <div className="overflow-x-auto">
      <table>{children}</table>
    </div>
  ),
};

function TextLink({
  href = "",
  title,
  id,
  children,
}: {
  href?: string | undefined;
  title?: string | undefined;
  id?: string | undefined;
  children: React.ReactNode;
}) {
  if (/^\/(?!\/)/.test(href)) {
    return (
      <Link to={href} title={title} className="underlined">
        {children}
      </Link>
    );
  }
  if (href.startsWith("#")) {
    return (
      <a href={href} id={id} className="underlined">
        {children}
      </a>
    );
  }
  // An address that is none, or of a kind that is not safe, was taken away.
  if (!/^(?:https?|mailto):/i.test(href)) return <span>{children}</span>;
  return (
    <a href={href} title={title} className="underlined" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
