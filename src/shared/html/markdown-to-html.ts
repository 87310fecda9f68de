// Markdown that we or the operator wrote, as HTML. HTML in it passes through, so
// the result is cleaned wherever somebody else may have written it. Study notes
// are read with the same parser, by react-markdown (decision 53).
import { micromark, type Options } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";

export type MarkdownSyntax = NonNullable<Options["extensions"]>[number];

export const markdownToHtml = (markdown: string, syntax: readonly MarkdownSyntax[] = []): string =>
  micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm(), ...syntax],
    htmlExtensions: [gfmHtml()],
  });
