import { expect, test } from "vitest";
import { cleanHtml } from "./clean-html.ts";

const hostile: [string, string, string][] = [
  ["a script", "<p>a</p><script>alert(1)</script>", "<p>a</p>"],
  ["a script in odd letters", "<p>a</p><ScRiPt src=//x.example/y.js></sCrIpT >", "<p>a</p>"],
  ["a handler", '<p onclick="alert(1)">a</p>', "<p>a</p>"],
  ["a handler without quotes", "<p/onmouseover=alert(1)>a</p>", "<p>a</p>"],
  ["a picture that fails", "<img src=x onerror=alert(1)>", ""],
  ["a javascript link", '<a href="javascript:alert(1)">a</a>', "<a>a</a>"],
  ["one with a tab in it", '<a href="java\tscript:alert(1)">a</a>', "<a>a</a>"],
  ["one in entities", '<a href="&#106;avascript:alert(1)">a</a>', "<a>a</a>"],
  ["a data link", '<a href="data:text/html,<script>alert(1)</script>">a</a>', "<a>a</a>"],
  ["a link without a scheme", '<a href="//x.example">a</a>', "<a>a</a>"],
  ["a frame", '<iframe src="https://x.example"></iframe><p>a</p>', "<p>a</p>"],
  ["an object", "<object data=x></object><embed src=x><p>a</p>", "<p>a</p>"],
  ["a data picture", '<img src="data:image/png;base64,AAAA" alt="a">', ""],
  ["a picture from elsewhere", '<img src="https://x.example/a.png" alt="a">', ""],
  ["a drawing", "<svg onload=alert(1)><p>a</p></svg>", "<p>a</p>"],
  ["a style", '<style>p{}</style><p style="position:fixed" class="x" id="main">a</p>', "<p>a</p>"],
  ["a form", '<form action="/x"><input name="a"><button>b</button></form>', "b"],
  ["a base", '<base href="https://x.example/"><p>a</p>', "<p>a</p>"],
  ["a refresh", '<meta http-equiv="refresh" content="0;url=//x"><p>a</p>', "<p>a</p>"],
  ["a comment", "<!-- a --><p>a</p>", "<p>a</p>"],
  ["a tag left open", "<p>a <b>b", "<p>a <b>b</b></p>"],
  ["words that look like tags", "<p>1 &lt; 2 &amp; 3</p>", "<p>1 &lt; 2 &amp; 3</p>"],
];

test.each(hostile)("%s", (_name, html, expected) => {
  expect(cleanHtml(html)).toBe(expected);
});

const kept: [string, string, string][] = [
  ["a heading, below the page's own", "<h1>a</h1>", "<h2>a</h2>"],
  ["a link on this site", '<a href="/bible/web/john/3">a</a>', '<a href="/bible/web/john/3">a</a>'],
  [
    "a link elsewhere",
    '<a href="https://x.example/">a</a>',
    '<a href="https://x.example/" rel="noopener">a</a>',
  ],
  [
    "a picture of this site",
    '<img src="/pictures/a.png" alt="a" width="2" height="1">',
    '<img src="/pictures/a.png" alt="a" width="2" height="1" loading="lazy" />',
  ],
  ["a list", '<ol start="3"><li>a</li></ol>', '<ol start="3"><li>a</li></ol>'],
];

test.each(kept)("%s stays", (_name, html, expected) => {
  expect(cleanHtml(html)).toBe(expected);
});
