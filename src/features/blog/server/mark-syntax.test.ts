import { expect, test } from "vitest";
import { markdownToHtml } from "#src/shared/html/markdown-to-html.ts";
import { markSyntax } from "./mark-syntax.ts";

const cases: [name: string, markdown: string, html: string][] = [
  ["a mark", "a {{John 3:16 WEB}} b", "<p>a {{John 3:16 WEB}} b</p>"],
  [
    "Markdown in a mark",
    "{{a|*b* _c_ `d` [e](f)}} *g*",
    "<p>{{a|*b* _c_ `d` [e](f)}} <em>g</em></p>",
  ],
  ["HTML in a mark", "{{<script>a</script>}}", "<p>{{&lt;script&gt;a&lt;/script&gt;}}</p>"],
  ["an entity in a mark", "{{a|b & c &amp; d}}", "<p>{{a|b &amp; c &amp;amp; d}}</p>"],
  ["a mark over two lines", "{{John\n3:16 WEB}}", "<p>{{John\n3:16 WEB}}</p>"],
  ["two marks", "{{a}}{{b}}", "<p>{{a}}{{b}}</p>"],
  ["within emphasis", "*{{a *b*}}*", "<p><em>{{a *b*}}</em></p>"],
  ["no mark: nothing in it", "{{}} *a*", "<p>{{}} <em>a</em></p>"],
  ["no mark: one brace", "{*a*} {{*b*}", "<p>{<em>a</em>} {{<em>b</em>}</p>"],
  ["no mark: never closed", "{{*a*", "<p>{{<em>a</em></p>"],
  ["no mark: braces within", "{{a{*b*}}}", "<p>{{a{<em>b</em>}}}</p>"],
  ["no mark: it spans paragraphs", "{{*a*\n\nb}}", "<p>{{<em>a</em></p>\n<p>b}}</p>"],
];

test.each(cases)("%s", (_name, markdown, html) => {
  expect(markdownToHtml(markdown, [markSyntax])).toBe(html);
});
