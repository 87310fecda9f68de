import { DomUtils, ElementType, parseDocument } from "htmlparser2";

export type HtmlNode = ReturnType<typeof parseDocument>["childNodes"][number];
type HtmlElement = Extract<HtmlNode, { readonly attribs: object }>;
type HtmlText = Extract<HtmlNode, { readonly type: ElementType.ElementType.Text }>;
type HtmlComment = Extract<HtmlNode, { readonly type: ElementType.ElementType.Comment }>;

/**
 * Copies a piece of HTML with some of its nodes replaced; the rest stays as it is
 * written, byte for byte.
 *
 * @param replace gives the HTML that replaces a node, or `undefined` to leave the node and go on
 *   to its children; `writeChildren` gives the rewritten HTML inside the node
 */
export function rewriteHtml(
  html: string,
  replace: (node: HtmlNode, writeChildren: () => string) => string | undefined,
): string {
  const indices = { withStartIndices: true, withEndIndices: true };
  return writeAll(parseDocument(html, indices).childNodes);

  function writeAll(nodes: readonly HtmlNode[]): string {
    return nodes
      .map((node, index) => {
        const next = nodes[index + 1];
        // The end of an element that was not closed is wherever the next one begins.
        return write(node, next ? startOf(next) : endOf(node));
      })
      .join("");
  }

  function write(node: HtmlNode, end: number): string {
    const children = DomUtils.getChildren(node);
    const writeChildren = () => writeAll(children);
    const replaced = replace(node, writeChildren);
    if (replaced !== undefined) return replaced;
    const [first, last] = [children[0], children.at(-1)];
    if (!first || !last) return html.slice(startOf(node), end);
    const opening = html.slice(startOf(node), startOf(first));
    return opening + writeChildren() + html.slice(endOf(last), end);
  }
}

const startOf = ({ startIndex }: HtmlNode): number => startIndex ?? 0;
/** The parser counts the last character in. */
const endOf = ({ endIndex }: HtmlNode): number => (endIndex ?? -1) + 1;

export const isElement = (node: HtmlNode): node is HtmlElement => "attribs" in node;
export const isText = (node: HtmlNode): node is HtmlText => node.type === ElementType.Text;
export const isComment = (node: HtmlNode): node is HtmlComment => node.type === ElementType.Comment;
