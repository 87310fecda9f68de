import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createAutosave, type SaveState, type SendOutcome } from "./autosave.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Somebody who writes, and a server that answers as the test says. */
function begin(answers: SendOutcome[]) {
  let text = "";
  let arrived = "";
  const states: SaveState["kind"][] = [];
  const sent: string[] = [];
  const saving = createAutosave({
    isUnsent: () => text !== arrived,
    onState: ({ kind }) => states.push(kind),
    pauseMs: 100,
    retryMs: 1_000,
    send: async () => {
      const sending = text;
      sent.push(sending);
      await new Promise((resolve) => setTimeout(resolve, 10));
      const answer = answers.shift() ?? { kind: "saved" };
      if (answer.kind === "saved") arrived = sending;
      return answer;
    },
  });
  const write = (words: string) => {
    text += words;
    saving.touch();
  };
  const letGo = () => {
    text = arrived;
  };
  return { saving, write, letGo, states, sent };
}

describe("a draft that saves itself", () => {
  test("is sent once, after a pause", async () => {
    const { write, sent, states } = begin([]);
    write("a");
    await vi.advanceTimersByTimeAsync(60);
    write("b");
    await vi.advanceTimersByTimeAsync(200);
    expect(sent).toEqual(["ab"]);
    expect(states.at(-1)).toBe("saved");
  });

  test("what is written while it is sent goes after it", async () => {
    const { write, sent, states } = begin([]);
    write("a");
    await vi.advanceTimersByTimeAsync(105);
    write("b");
    await vi.advanceTimersByTimeAsync(300);
    expect(sent).toEqual(["a", "ab"]);
    expect(states.at(-1)).toBe("saved");
  });

  test("is sent again until it arrives, and at once when the way is open", async () => {
    const away: SendOutcome = { kind: "waiting", why: "Away." };
    const { write, saving, sent, states } = begin([away, away]);
    write("a");
    await vi.advanceTimersByTimeAsync(150);
    expect(states.at(-1)).toBe("waiting");
    await vi.advanceTimersByTimeAsync(1_050);
    expect(sent).toHaveLength(2);
    saving.resume();
    await vi.advanceTimersByTimeAsync(20);
    expect(states.at(-1)).toBe("saved");
  });

  test("refused as it is, it waits for other words", async () => {
    const { write, sent } = begin([{ kind: "refused", why: "Too long." }]);
    write("a");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toHaveLength(1);
    write("b");
    await vi.advanceTimersByTimeAsync(200);
    expect(sent).toEqual(["a", "ab"]);
  });

  test("in conflict, nothing is sent until somebody has chosen", async () => {
    const { write, saving, sent, states } = begin([{ kind: "conflict" }]);
    write("a");
    await vi.advanceTimersByTimeAsync(200);
    write("b");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toHaveLength(1);
    void saving.goOn();
    await vi.advanceTimersByTimeAsync(20);
    expect(sent).toEqual(["a", "ab"]);
    expect(states.at(-1)).toBe("saved");
  });

  test("in conflict, and the server's version was chosen: nothing is left to be sent", async () => {
    const { write, letGo, saving, sent, states } = begin([{ kind: "conflict" }]);
    write("a");
    await vi.advanceTimersByTimeAsync(200);
    letGo();
    expect(await saving.goOn()).toEqual({ kind: "saved" });
    expect(sent).toHaveLength(1);
    expect(states.at(-1)).toBe("saved");
  });

  test("saved by hand while it is being sent, all of it has arrived then", async () => {
    const { write, saving, sent } = begin([]);
    write("a");
    await vi.advanceTimersByTimeAsync(105);
    write("b");
    const saved = saving.saveNow();
    await vi.advanceTimersByTimeAsync(30);
    expect(await saved).toEqual({ kind: "saved" });
    expect(sent).toEqual(["a", "ab"]);
  });

  test("gone, it is tried again by hand or when somebody comes back, not with each stroke", async () => {
    const { write, saving, sent } = begin([{ kind: "gone" }, { kind: "gone" }]);
    write("a");
    await vi.advanceTimersByTimeAsync(200);
    write("b");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toEqual(["a"]);
    saving.resume();
    await vi.advanceTimersByTimeAsync(20);
    const saved = saving.saveNow();
    await vi.advanceTimersByTimeAsync(20);
    expect(await saved).toEqual({ kind: "saved" });
    expect(sent).toEqual(["a", "ab", "ab"]);
  });

  test("words that were taken back leave nothing to be sent", async () => {
    const { write, letGo, sent, states } = begin([]);
    write("a");
    letGo();
    await vi.advanceTimersByTimeAsync(200);
    expect(sent).toEqual([]);
    expect(states.at(-1)).toBe("idle");
  });
});
