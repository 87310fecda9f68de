// The help center's texts, as they are written in content/help, ready to be shown.
import { Marked } from "marked";
import { parse } from "yaml";
import pictures from "#content/help/pictures.json";

/** A question with its answer, which has an address of its own. */
export interface HelpSection {
  readonly id: string;
  readonly title: string;
  readonly html: string;
  /** Other words by which people ask for it, written as `<!-- also: refund -->`. */
  readonly also: string;
}

export interface HelpPart {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly HelpSection[];
}

const files = import.meta.glob<string>("/content/help/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sizes: Readonly<Record<string, { readonly width: number; readonly height: number }>> =
  pictures;

const markdown = new Marked({
  async: false,
  renderer: {
    link({ href, tokens }) {
      return `<a href="${href}">${this.parser.parseInline(tokens)}</a>`;
    },
    // A picture that was not taken yet is left out. Each was taken by day and by
    // night; the one that is not shown is not fetched either.
    image({ href, text }) {
      const size = sizes[href];
      if (!size) return "";
      const rest = `alt="${text}" width="${size.width}" height="${size.height}" loading="lazy" decoding="async"`;
      const night = href.replace(".webp", "-night.webp");
      return `<img class="by-day" src="${href}" ${rest}><img class="by-night" src="${night}" ${rest}>`;
    },
    codespan: ({ text }) => `<kbd>${text}</kbd>`,
  },
});

let parts: readonly HelpPart[] | undefined;

/** In the order of the files' names. */
export function readHelp(): readonly HelpPart[] {
  parts ??= Object.keys(files)
    .sort()
    .map((name) => readPart(files[name] ?? ""));
  return parts;
}

function readPart(source: string): HelpPart {
  const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const { title, id } = parse(head) as { title: string; id: string };
  const [, ...sections] = body.split(/^## /m);
  return { id, title, sections: sections.map((section) => readSection(id, section)) };
}

const ALSO = /<!-- also: (.*?) -->/;

function readSection(part: string, section: string): HelpSection {
  const [title = "", ...lines] = section.split("\n");
  const text = lines.join("\n");
  const html = markdown
    .parse(text.replace(ALSO, ""), { async: false })
    .replace(/<p>\s*<\/p>/g, "")
    .trim();
  const slug = title
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return {
    id: `${part}-${slug}`,
    title,
    html,
    also: ALSO.exec(text)?.[1] ?? "",
  };
}
