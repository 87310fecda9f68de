import { expect, test } from "vitest";
import { formatSignInUrl, readSignInUrl } from "./sign-in-url.ts";

test.each([
  [{ view: "sign-in" }, "/sign-in"],
  [{ view: "sign-up" }, "/sign-in?tab=sign-up"],
  [
    { view: "sign-up", next: "/premium/prayers?a=1" },
    "/sign-in?tab=sign-up&next=%2Fpremium%2Fprayers%3Fa%3D1",
  ],
] as const)("%o is written %s and read again", (address, written) => {
  expect(formatSignInUrl(address)).toBe(written);
  const parameters = new URL(written, "http://berea.test").searchParams;
  expect(readSignInUrl(parameters)).toEqual({ next: undefined, ...address });
});

test.each([
  ["another site", "https://evil.test/"],
  ["another site without its scheme", "//evil.test/"],
  ["another site behind a backslash", "/\\evil.test"],
  ["a tab between the slashes", "/\t/evil.test"],
  ["a script", "javascript:alert(1)"],
  ["nothing", ""],
])("does not go on to %s", (_, next) => {
  expect(readSignInUrl(new URLSearchParams({ next })).next).toBeUndefined();
});

test("an unknown tab is the first", () => {
  expect(readSignInUrl(new URLSearchParams({ tab: "x" })).view).toBe("sign-in");
});
