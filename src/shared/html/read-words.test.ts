import { expect, test } from "vitest";
import { readWords } from "./read-words.ts";

const cases: [name: string, html: string, words: string][] = [
  ["blocks and breaks end words", "<h2>a &amp; b</h2>\n<p>c<br>d</p>", "a & b c d"],
  ["tags within a word do not", "<p><em>in</em>side</p>", "inside"],
  ["entities are read once", "<p>&amp;lt;b&amp;gt; &#945;&nbsp;&hellip;</p>", "&lt;b&gt; α …"],
  ["an attribute may hold a tag", '<img alt="a > b <i>"><p>c</p>', "c"],
  ["scripts and styles are no words", "<script>a<b</script><style>p{}</style><p>c</p>", "c"],
  ["a tag left open", "<p>a <b>b", "a b"],
  ["a tag never finished", "<p>a</p><b onclick=", "a"],
  ["comments", "<p>a<!-- b > c -->d</p>", "ad"],
  ["nothing", "", ""],
];

test.each(cases)("%s", (_name, html, words) => {
  expect(readWords(html)).toBe(words);
});
