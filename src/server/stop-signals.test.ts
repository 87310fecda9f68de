import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";

const MODULE = JSON.stringify(new URL("stop-signals.ts", import.meta.url).href);

/** A process that takes `ms` to stop. */
async function start(ms: number) {
  const script = `
    import { onStopSignal } from ${MODULE};
    setInterval(() => {}, 1000);
    onStopSignal((isAtTerminal) => {
      console.log(isAtTerminal ? "terminal" : "supervisor");
      return new Promise((resolve) => setTimeout(resolve, ${ms}));
    });
    console.log("ready");`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script]);
  let said = "";
  child.stdout.on("data", (text) => {
    said += text;
  });
  const ended = once(child, "exit");
  await once(child.stdout, "data");
  return { signal: (name: NodeJS.Signals) => child.kill(name), ended, said: () => said };
}

test("one wish that arrives more than once stops in order", async () => {
  const { signal, ended, said } = await start(1_500);
  signal("SIGTERM");
  await sleep(50);
  signal("SIGTERM");
  signal("SIGINT");
  expect(await ended).toEqual([0, null]);
  expect(said()).toBe("ready\nsupervisor\n");
});

test("a second one ends at once, whichever it is", async () => {
  const codes = { SIGTERM: 143, SIGINT: 130 } as const;
  const ends = (["SIGTERM", "SIGINT"] as const).map(async (second) => {
    const { signal, ended } = await start(600_000);
    signal("SIGTERM");
    await sleep(1_500);
    signal(second);
    expect(await ended).toEqual([codes[second], null]);
  });
  await Promise.all(ends);
});
