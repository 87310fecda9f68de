import { expect, test } from "vitest";
import { isComment, isElement, isText, rewriteHtml } from "./rewrite-html.ts";

const untouched = [
  "",
  "words",
  "<p>a</p>\n<p>b</p>",
  '<IMG  SRC=x alt="a > b" /><br>',
  "<p>a &amp; b &lt;c&gt; &#945;</p>",
  "<p>a<p>b",
  "a </b> c",
  "<ul><li>a<li>b</ul>",
  "<p><!-- a --><em>b</p>",
  "<table><tr><td>a</td></tr></table>",
  "<script>if (a < b) '</p>'</script>",
];

test.each(untouched)("%s stays as it is written", (html) => {
  expect(rewriteHtml(html, () => undefined)).toBe(html);
});

const cases: [name: string, html: string, rewritten: string][] = [
  ["an element, with what is in it", "<p>a <q>b <i>c</i></q></p>", "<p>A [B <i>C</i>]</p>"],
  ["one inside another of its kind", "<q>a<q>b</q></q>", "[A[B]]"],
  ["text comes decoded", "<p>a &amp; b</p>", "<p>A & B</p>"],
  ["an attribute is not text", '<p title="<q>a</q>">b</p>', '<p title="<q>a</q>">B</p>'],
  ["a comment", "a<!-- <q>b</q> -->c", "AC"],
];

test.each(cases)("replaced: %s", (_name, html, rewritten) => {
  const result = rewriteHtml(html, (node, writeChildren) => {
    if (isComment(node)) return "";
    if (isText(node)) return node.data.toUpperCase();
    return isElement(node) && node.name === "q" ? `[${writeChildren()}]` : undefined;
  });
  expect(result).toBe(rewritten);
});
