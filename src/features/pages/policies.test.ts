import { expect, test } from "vitest";
import policies from "#content/policies.json";

test("the privacy policy names everything that can be brought back for thirty days", () => {
  const sentence = /[^.]*brought back for thirty days\./.exec(JSON.stringify(policies))?.[0] ?? "";
  // Each of these has a list of what was deleted (`createTrash`).
  for (const kind of ["Prayers", "plans", "devotionals", "study notes"]) {
    expect(sentence).toContain(kind);
  }
});
