// The help center's texts, as they are written in content/help, ready to be shown.
import { html as writeHtml } from "hono/html";
import { parse } from "yaml";
import pictures from "#content/help/pictures.json";
import { markdownToHtml } from "#src/shared/html/markdown-to-html.ts";
import { readWords } from "#src/shared/html/read-words.ts";
import { type HtmlNode, isComment, isElement, rewriteHtml } from "#src/shared/html/rewrite-html.ts";
import { listWords } from "./filter-help.ts";

/** A question with its answer, which has an address of its own. */
export interface HelpSection {
  readonly id: string;
  readonly title: string;
  readonly html: string;
  /** Each word of the text once, for the search. */
  readonly words: string;
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

function readSection(part: string, section: string): HelpSection {
  const [title = "", ...lines] = section.split("\n");
  let also = "";
  const html = rewriteHtml(markdownToHtml(lines.join("\n")), (node, writeChildren) => {
    if (isComment(node)) {
      also = node.data.trim().replace(/^also: /, "");
      return "";
    }
    return writeElement(node, writeChildren);
  }).trim();
  const slug = title
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return {
    id: `${part}-${slug}`,
    title,
    html,
    words: [...new Set(listWords(readWords(html)))].join(" "),
    also,
  };
}

function writeElement(node: HtmlNode, writeChildren: () => string): string | undefined {
  if (!isElement(node)) return undefined;
  switch (node.name) {
    case "code":
      return `<kbd>${writeChildren()}</kbd>`;
    case "img":
      return writePicture(node.attribs);
    case "p": {
      const inside = writeChildren();
      return inside.trim() ? `<p>${inside}</p>` : "";
    }
    default:
      return undefined;
  }
}

/**
 * A picture that was not taken yet is left out. Each was taken by day and by
 * night; the one that is not shown is not fetched either.
 */
function writePicture({ src = "", alt = "" }: Readonly<Record<string, string>>): string {
  const size = sizes[src];
  if (!size) return "";
  const night = src.replace(".webp", "-night.webp");
  const rest = writeHtml`alt="${alt}" width="${size.width}" height="${size.height}" loading="lazy" decoding="async"`;
  return String(
    writeHtml`<img class="by-day" src="${src}" ${rest}><img class="by-night" src="${night}" ${rest}>`,
  );
}
