import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createSelfSaving, type SavingState, type Sent } from "./self-saving.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Somebody who writes, and a server that answers as it is told. */
function begin(answers: Sent[]) {
  let text = "";
  let arrived = "";
  const states: SavingState["kind"][] = [];
  const sent: string[] = [];
  const saving = createSelfSaving({
    isDirty: () => text !== arrived,
    onState: ({ kind }) => states.push(kind),
    pauseMs: 100,
    againMs: 1_000,
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

describe("writing that saves itself", () => {
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
    const away: Sent = { kind: "waiting", why: "Away." };
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

  test("stopped, nothing is sent until somebody has chosen", async () => {
    const { write, saving, sent, states } = begin([{ kind: "stopped" }]);
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

  test("stopped, and what stands there was chosen: nothing is left to be sent", async () => {
    const { write, letGo, saving, sent, states } = begin([{ kind: "stopped" }]);
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
});
