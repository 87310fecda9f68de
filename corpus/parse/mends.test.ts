import { expect, test } from "vitest";
import { Mender } from "./mends.ts";

test("what has no mend comes back as it is", () => {
  expect(new Mender("WEB").mend("Isaiah 62:3", "Yahweh‘s hand")).toBe("Yahweh‘s hand");
});

test("a mend changes its one place", () => {
  expect(new Mender("ASV").mend("Joshua 5:3", "him knives of lint, and")).toBe(
    "him knives of flint, and",
  );
});

test("a place without its damage stops the build", () => {
  expect(() => new Mender("ASV").mend("Joshua 5:3", "him knives of flint, and")).toThrow(
    "ASV Joshua 5:3 no longer has the damage",
  );
  expect(() => new Mender("KJV").mend("Romans 1:2", "(Which he")).toThrow("no longer");
});

test("a mend that was never called for stops the build", () => {
  expect(() => new Mender("DARBY").finish()).toThrow("DARBY has no Exodus 19:7");
});
