// Makes links to the reader of the references in a note's Markdown, and lines of
// its single line breaks: people write notes as they write by hand.
import type { PhrasingContent, Root } from "mdast";
import { findAndReplace } from "mdast-util-find-and-replace";
import { formatChapterUrl } from "#src/scripture/chapter-url.ts";
import { verseAt } from "#src/scripture/versification.ts";
import { findNoteReferences } from "../find-note-references.ts";

/** @param translation slug of the text that the links open */
export function linkReferences({ translation }: { readonly translation: string }) {
  return (tree: Root): void => {
    findAndReplace(tree, [[/[\s\S]+/g, (text: string) => linkText(text, translation)]], {
      ignore: ["link", "linkReference"],
    });
    findAndReplace(tree, [[/\n/g, () => ({ type: "break" })]]);
  };
}

/** Always nodes: told that nothing is replaced, the library asks again from each character on. */
function linkText(text: string, translation: string): PhrasingContent[] {
  const references = findNoteReferences(text);
  const nodes: PhrasingContent[] = [];
  let readTo = 0;
  for (const { start, end, ranges, label } of references) {
    const [range] = ranges;
    if (!range) continue;
    if (start > readTo) nodes.push({ type: "text", value: text.slice(readTo, start) });
    nodes.push({
      type: "link",
      url: findUrl(range.start, translation),
      title: label,
      children: [{ type: "text", value: text.slice(start, end) }],
    });
    readTo = end;
  }
  if (readTo < text.length) nodes.push({ type: "text", value: text.slice(readTo) });
  return nodes;
}

function findUrl(ordinal: number, translation: string): string {
  const { book, chapter, verse } = verseAt(ordinal);
  return `${formatChapterUrl({ translation, book, chapter })}#v${verse}`;
}
