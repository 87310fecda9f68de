import { expect, test } from "vitest";
import { chooseText } from "./choose-text.ts";
import { mayUse, POLICIES, TEXT_USES, type TextUse } from "./policies.ts";
import { EMBEDDED_CODES, LICENSED, LICENSED_CODES, TRANSLATION_CODES } from "./translations.ts";

// Who has a licence that grants more changes the record, and this table with it.
const ON_OUR_PAGES: readonly TextUse[] = ["show", "copy"];
const TABLE = TRANSLATION_CODES.flatMap((code) =>
  TEXT_USES.map((use) => {
    const isOurs = EMBEDDED_CODES.some((one) => one === code);
    return [code, use, isOurs || ON_OUR_PAGES.includes(use)] as const;
  }),
);

test.each(TABLE)("%s: %s is allowed: %s", (code, use, isAllowed) => {
  expect(mayUse(code, use)).toBe(isAllowed);
});

test.each(["XYZ", "", "constructor", "esv"])(
  "%j, which no record knows, may be used for nothing",
  (code) => {
    for (const use of TEXT_USES) expect(mayUse(code, use)).toBe(false);
  },
);

test("each licensed text has an owner, a line to show and a limit; ours have none", () => {
  for (const code of LICENSED_CODES) {
    const policy = POLICIES[code];
    expect(policy.code).toBe(code);
    expect(policy.notice).toMatch(/©|copyright/i);
    expect(policy.mayBeStoredDays).toBeLessThanOrEqual(30);
    expect(policy.versesPerAnswer).toBeLessThanOrEqual(500);
    expect(policy.provider).not.toBe("embedded");
    expect(policy.needsFums).toBe(policy.provider === "api-bible");
  }
  for (const code of EMBEDDED_CODES) {
    expect(POLICIES[code]).toMatchObject({ code, provider: "embedded" });
    expect(POLICIES[code].notice).toBeUndefined();
  }
});

test.each(LICENSED_CODES.flatMap((code) => TEXT_USES.map((use) => [code, use] as const)))(
  "%s asked for to %s: its neighbour answers under its own name and says why",
  (code, use) => {
    const chosen = chooseText(code, "WEB", use);
    expect(chosen?.code).toBe(LICENSED[code].nearest);
    expect(chosen?.requestedTranslation).toBe(code);
    const why: Partial<Record<TextUse, string>> = {
      mail: "may not be mailed",
      speak: "may not be read aloud",
      model: "may not be worked into new texts",
      export: "may not be exported",
      feed: "may not be sent out in feeds",
      card: "may not be drawn into pictures",
      store: "may not be kept",
    };
    expect(chosen?.notice).toContain(why[use] ?? "not available here");
    expect(chosen?.notice).toContain(`(${LICENSED[code].nearest})`);
  },
);
