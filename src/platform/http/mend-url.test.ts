import { expect, test } from "vitest";
import { mendUrl } from "./mend-url.ts";

test.each([
  ["/bible/kjv/john/3?q=love", "/bible/kjv/john/3?q=love"],
  ["/search?q=gr%C3%A4ce", "/search?q=gr%C3%A4ce"],
  ["/search?q=100%", "/search?q=100%25"],
  ["/search?q=100%&page=2", "/search?q=100%25&page=2"],
  ["/search?q=5%25%zz", "/search?q=5%25%25zz"],
  ["/%E0%A4%A", "/%25E0%25A4%25A"],
  ["/%C3%A4/%FF", "/%C3%A4/%25FF"],
  ["http://localhost:3000/%", "http://localhost:3000/%25"],
])("%s becomes %s", (address, mended) => {
  expect(mendUrl(address)).toBe(mended);
  expect(() => decodeURIComponent(mended)).not.toThrow();
});
