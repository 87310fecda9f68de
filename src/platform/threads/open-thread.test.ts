import pino from "pino";
import { afterEach, expect, test } from "vitest";
import { openThread, type Thread, ThreadAwayError } from "./open-thread.ts";

const log = pino({ level: "silent" });
let thread: Thread<string, string> | undefined;
afterEach(async () => {
  await thread?.close();
});

function open(waitingMax = 10) {
  const states: string[] = [];
  let notify: (state: string) => void = () => {};
  const note = (state: string) => {
    states.push(state);
    notify(state);
  };
  const opened = openThread<string, string>({
    name: "echo",
    file: new URL("../../../tests/support/echo-thread.ts", import.meta.url),
    waitingMax,
    log,
    restartMs: 10,
    onReady: () => note("ready"),
    onEnd: () => note("ended"),
  });
  thread = opened;
  /** The next time that this happens. */
  const next = (wanted: string) =>
    new Promise<void>((resolve) => {
      notify = (state) => state === wanted && resolve();
    });
  return { ...opened, states, next };
}

test("answers in the order of the questions, also those asked before it is up", async () => {
  const { ask } = open();
  const answered: string[] = [];
  const note = (answer: string) => answered.push(answer);
  await Promise.all(["a long one", "b", "cc"].map((word) => ask(word).then(note)));
  expect(answered).toEqual(["a long one!", "b!", "cc!"]);
});

test("one question that fails leaves the others", async () => {
  const { ask } = open();
  const answers = await Promise.allSettled(["a", "fail", "b"].map(ask));
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  await expect(ask("fail")).rejects.toThrow("as the question asks");
});

test("more questions than it has room for are not taken", async () => {
  const { ask } = open(2);
  const answers = await Promise.allSettled(["a", "b", "c"].map(ask));
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
  expect(answers[2]).toMatchObject({ reason: expect.any(ThreadAwayError) });
  expect(await ask("d")).toBe("d!");
});

test("comes up again after it has ended; who waited then gets the failure at once", async () => {
  const { ask, next, states } = open();
  await ask("a");
  const up = next("ready");
  const answers = await Promise.allSettled(["end", "b"].map(ask));
  for (const answer of answers) {
    expect(answer).toMatchObject({ reason: expect.any(ThreadAwayError) });
  }
  await expect(ask("c")).rejects.toThrow(ThreadAwayError);
  await up;
  expect(await ask("d")).toBe("d!");
  expect(states).toEqual(["ready", "ended", "ready"]);
});

test("measures how long it was busy", async () => {
  const { ask, measure } = open();
  await ask("a");
  const readBusy = measure();
  await ask("work");
  expect(readBusy()).toBeGreaterThan(15);
  const readIdle = measure();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(readIdle()).toBeLessThan(25);
});

test("once closed it answers nobody and stays closed", async () => {
  const { ask, close, states } = open();
  await ask("a");
  const waiting = ask("bbbb");
  await Promise.all([expect(waiting).rejects.toThrow(ThreadAwayError), close()]);
  await expect(ask("c")).rejects.toThrow(ThreadAwayError);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(states).toEqual(["ready", "ended"]);
});
