import { expect, test } from "vitest";
import { getToast, showToast, withdrawToast } from "./toaster.tsx";

const FAILED = { title: "The prayer was not added", tone: "danger", about: "adding" } as const;

test("what happens next takes the place of the last message", () => {
  showToast({ title: "Still active" });
  showToast({ title: "Marked answered", tone: "lamp" });
  expect(getToast()?.title).toBe("Marked answered");
});

test("a failure goes once the retry has succeeded", () => {
  showToast(FAILED);
  withdrawToast("adding");
  expect(getToast()).toBeUndefined();
});

test("what was overtaken does not take a newer message along", () => {
  showToast(FAILED);
  showToast({ title: "Settings updated" });
  withdrawToast("adding");
  expect(getToast()?.title).toBe("Settings updated");
});
