import { expect, test } from "vitest";
import { formatBeside, readBeside } from "./beside-url.ts";

test.each([
  ["?beside=kjv", "web", "kjv"],
  ["?beside=web", "web", undefined],
  ["?beside=niv", "web", undefined],
  ["?beside=%3Cscript%3E", "web", undefined],
  ["?beside=", "web", undefined],
  ["", "web", undefined],
])("%s beside %s is %s", (search, slug, beside) => {
  expect(readBeside(search, slug)?.slug).toBe(beside);
});

test.each([
  ["/bible/web/john/4", "kjv", "/bible/web/john/4?beside=kjv"],
  ["/bible/web/john/4#v3-5", "kjv", "/bible/web/john/4?beside=kjv#v3-5"],
  ["/bible/web/john/4#v3", undefined, "/bible/web/john/4#v3"],
])("%s with %s beside it is %s", (href, beside, whole) => {
  expect(formatBeside(href, beside)).toBe(whole);
});
