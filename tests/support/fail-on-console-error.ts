import { afterEach, beforeEach, expect, vi } from "vitest";

// Anything that is printed as an error while a test runs is a finding.
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  vi.restoreAllMocks();
});
