import { expect, test } from "vitest";
import { hearConcern } from "../hear-concern.ts";
import { findNamedDanger } from "./named-danger.ts";

test.each([
  ["suicide", "suicide"],
  ["Suicide.", "suicide"],
  ["Bible verses about domestic violence", "violence"],
  ["abuse", "violence"],
  ["prayer for rape survivors", "sexual"],
  ["self-harm", "self-harm"],
  ["eating disorders", "eating"],
])("“%s” names a danger: %s, perhaps", async (text, kind) => {
  expect(findNamedDanger(text)).toEqual({ kind, who: "writer", level: "perhaps" });
  // Without the encoder, as while it is loaded.
  expect((await hearConcern([text], undefined))?.kind).toBe(kind);
});

test.each([
  "abuse of power",
  "the abuse of grace",
  "the rape of Tamar",
  "cutting covenants",
  "Saul's suicide and David's lament",
  "substance",
  "help",
  "prayer for the sick",
  "",
])("“%s” is more than a name, or none", (text) => {
  expect(findNamedDanger(text)).toBeUndefined();
});
