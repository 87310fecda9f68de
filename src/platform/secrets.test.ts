import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createSecretBox, ensureSecret, SecretError } from "./secrets.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "berea-secret-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a secret is made once, stored, and readable by its owner alone", () => {
  const inside = path.join(folder, "not", "yet");
  const secret = ensureSecret(inside);
  expect(secret.length).toBeGreaterThanOrEqual(43);
  expect(ensureSecret(inside)).toBe(secret);
  expect(statSync(path.join(inside, "app-secret")).mode & 0o077).toBe(0);
});

test("one that another instance made first is taken", () => {
  writeFileSync(path.join(folder, "app-secret"), "made by another\n");
  expect(ensureSecret(folder)).toBe("made by another");
  expect(readFileSync(path.join(folder, "app-secret"), "utf8")).toBe("made by another\n");
});

test("one that is empty or cannot be read is reported, and not replaced", () => {
  const file = path.join(folder, "app-secret");
  writeFileSync(file, "");
  expect(() => ensureSecret(folder)).toThrow(SecretError);
  expect(() => ensureSecret(folder)).toThrow(/app-secret is empty. Remove it/);
  rmSync(file);
  mkdirSync(file);
  expect(() => ensureSecret(folder)).toThrow(SecretError);
  expect(() => ensureSecret(folder)).toThrow(/app-secret cannot be read \(EISDIR/);
});

test("what is locked opens for the same secret, purpose and owner only", () => {
  const box = createSecretBox("s".repeat(32), "keys");
  const locked = box.lock("AIza ключ", "person 1");
  expect(box.unlock(locked, "person 1")).toBe("AIza ключ");
  expect(box.lock("AIza ключ", "person 1")).not.toBe(locked);
  expect(locked).not.toContain(Buffer.from("AIza").toString("base64").slice(0, 5));
  expect(box.unlock(locked, "person 2")).toBeUndefined();
  expect(createSecretBox("t".repeat(32), "keys").unlock(locked, "person 1")).toBeUndefined();
  expect(createSecretBox("s".repeat(32), "mail").unlock(locked, "person 1")).toBeUndefined();
  for (const damaged of ["", "x", locked.slice(4), `${locked.slice(0, -6)}AAAAAA`]) {
    expect(box.unlock(damaged, "person 1")).toBeUndefined();
  }
});
