import { expect, test } from "vitest";
import { findProperUrl } from "./proper-url.ts";

test.each<[string, string | undefined]>([
  ["/", undefined],
  ["/bible-topics", undefined],
  ["/bible/kjv/john/3", undefined],
  ["/bible/kjv", undefined],
  ["/nothing/of/ours", undefined],
  ["/daily-verse.xml", undefined],
  ["/blog/a-post", undefined],
  ["/premium/prayers", undefined],
  ["/premium/reading-plans.data", undefined],
  ["/premium", "/premium-access"],
  ["/bible-topics/", "/bible-topics"],
  ["//bible-topics", "/bible-topics"],
  ["/bible-topics//", "/bible-topics"],
  ["/Bible-Topics", "/bible-topics"],
  ["/bible-verses-about/Holy_Spirit", "/bible-verses-about/holy-spirit"],
  ["/_root.data", undefined],
  ["/__manifest", undefined],
  ["/prayers/prayers_for_healing", undefined],
  ["/Bible/KJV/John/3/", "/bible/kjv/john/3"],
  ["/topics", "/bible-topics"],
  ["/topics/anger", "/bible-verses-about/anger"],
  ["/bible-topics/anger", "/bible-verses-about/anger"],
  ["/Search", "/bible-verse-search"],
  ["/concordance/love", "/bible-concordance/love"],
  ["/devotionals/morning", "/devotional/morning"],
  ["/Devotionals/Morning/", "/devotional/morning"],
  ["/Prayer/Peace", "/prayers/peace"],
  ["/bible-studies/guide", "/bible-study/guide"],
  ["/study", "/bible-study"],
  ["/Daily-Devotional", "/devotional/daily"],
  ["/Contact-Us", "/contact"],
  ["/help-centre", "/help-center"],
  ["/licences", "/credits"],
  ["/post/a-post", "/blog/a-post"],
  ["/blog/feed", "/blog.xml"],
  ["/Blog/RSS.xml", "/blog.xml"],
  ["/bible-concordance/%CE%BB%CF%8C%CE%B3%CE%BF%CF%82", undefined],
  ["/Bible-Concordance/%CE%BB", "/bible-concordance/%CE%BB"],
  ["/blog/%E0%A4%", undefined],
  ["/blog/%25E0%25A4%25A", undefined],
  ["/Blog/%25E0%25A4%25A", "/blog/%25E0%25A4%25A"],
  ["/index.html", "/"],
  ["/constructor", undefined],
  ["/blog/constructor", undefined],
  ["/john", "/bible/web/john"],
  ["/john/3", "/bible/web/john/3"],
  ["/1-John/3/16", "/bible/web/1-john/3#v16"],
  ["/john/3:16", "/bible/web/john/3#v16"],
  ["/john/3%3A16", "/bible/web/john/3#v16"],
  ["/bible/john/3", "/bible/web/john/3"],
  ["/bible/psalm/119", "/bible/web/psalms/119"],
  ["/Bible/KJV/1John/3", "/bible/kjv/1-john/3"],
  ["/bible/asv/jn", "/bible/asv/john"],
  ["/bible/kjv/no-book/3", undefined],
  ["/bible/niv/jn/3", undefined],
  ["/john/three", undefined],
  ["/john/3/16/extra", undefined],
  ["/john/3:16:1", undefined],
])("%s means %s", (asked, proper) => {
  expect(findProperUrl(asked)).toBe(proper);
});

test("a proper address is not moved again", () => {
  for (const asked of [
    "/topics/anger",
    "/Devotionals/",
    "/study",
    "/blog/rss",
    "/john/3",
    "/login",
  ]) {
    const proper = findProperUrl(asked)?.replace(/#.*/, "") ?? "";
    expect(findProperUrl(proper)).toBeUndefined();
  }
});
