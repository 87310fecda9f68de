import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createTestApp } from "../../../../tests/support/test-app.ts";
import type { Pack } from "../contract.ts";
import { openPacks } from "./packs.ts";

const { app } = createTestApp();

test("every translation that is ours can be stored, and no other", async () => {
  const answer = await app.request("/api/offline/packs");
  expect(answer.status).toBe(200);
  const packs = (await answer.json()) as Pack[];
  expect(packs.map(({ code }) => code)).toEqual(["WEB", "KJV", "ASV", "YLT", "DARBY"]);
  expect(packs[1]).toMatchObject({
    name: "King James Version",
    slug: "kjv",
    licence: "In the public domain (edition of 1769).",
  });
  for (const { url, hash, bytes } of packs) {
    const file = await app.request(url);
    expect(file.status).toBe(200);
    expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const body = new Uint8Array(await file.arrayBuffer());
    expect(body.length).toBe(bytes);
    expect(bytes).toBeLessThan(1_600_000);
    expect(createHash("sha256").update(body).digest("hex")).toBe(hash);
  }
});

test.each(["kjv.pack", "packs.json", "..%2Fcorpus.bin"])("%s is no pack", async (file) => {
  expect((await app.request(`/offline/packs/${file}`)).status).toBe(404);
});

test("where none were built none are offered", () => {
  expect(openPacks("/no/such/folder").list).toEqual([]);
});
