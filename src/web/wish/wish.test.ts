import { describe, expect, test } from "vitest";
import { leadsBack, nameWish, readWish, wishOfPage } from "./wish.ts";

describe("what can be a wish", () => {
  test.each([
    ["/premium/prayers", "The Prayer List"],
    ["/premium/prayers?view=answers", "The Prayer List"],
    ["/premium/devotionals/7", "Complete Devotionals"],
    ["/premium/reading-plans#plan-3", "Reading Plans"],
    ["/bible-verse-search?q=when+I+am+afraid", "Your search"],
    ["/dashboard", "Premium"],
  ])("%s: %s", (path, name) => {
    expect(readWish(path)).toBe(path);
    expect(nameWish(path)).toBe(name);
  });

  test.each([
    ["another site", "https://evil.test/premium/prayers"],
    ["another site without its scheme", "//evil.test/premium/prayers"],
    ["another site behind a backslash", "/\\evil.test"],
    ["a script", "javascript:alert(1)"],
    ["white space, which browsers leave out", "/\t/evil.test"],
    ["one that is too long", `/premium/prayers?${"a".repeat(600)}`],
    ["one that only begins like it", "/premium/prayersome"],
    ["the first page", "/"],
    ["the page of the offer itself", "/premium-access"],
    ["the page after paying", "/subscription/success"],
    ["an address that does something", "/api/auth/logout"],
    ["nothing", ""],
    ["nothing at all", null],
    ["what is no text", { path: "/premium/prayers" }],
  ])("not %s", (_case, written) => {
    expect(readWish(written)).toBeUndefined();
  });
});

test("who wants Premium itself is not led away", () => {
  expect(leadsBack("/dashboard")).toBe(false);
  expect(leadsBack("/premium/prayers")).toBe(true);
  expect(wishOfPage("/dashboard")).toBeUndefined();
  expect(wishOfPage("/premium/prayers")).toBe("/premium/prayers");
});
