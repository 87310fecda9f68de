// One draft over its whole life: written, sent, in conflict, left and found
// again, in one tab and in two, on a device that takes drafts and on one that
// does not. The server is a map; requests wait until they are answered.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openTestDrafts, type TestDrafts } from "../../../tests/support/test-drafts.ts";
import { ApiError, createQueryClient } from "../query-client.ts";
import type { DraftKind, KnownBase } from "./draft.ts";
import { type DraftSession, openDraftSession } from "./draft-session.ts";
import { sendText, textRules } from "./text-drafts.ts";

const USER = 3;
const PAUSE_MS = 1_000;
const client = createQueryClient(async () => Response.json({}));

let page: EventTarget & { visibilityState: string };
let env: TestDrafts;
let server: Map<string, KnownBase<string>>;
let requests: string[];
/** What the next requests run into before or after they arrive. */
let faults: ("away" | "lost" | "refused")[];
let line: PromiseWithResolvers<void> | undefined;

class Stale extends Error {
  readonly theirs: KnownBase<string>;
  constructor(theirs: KnownBase<string>) {
    super("stale");
    this.theirs = theirs;
  }
}

const kind: DraftKind<string> = {
  ...textRules,
  name: "texts",
  goneText: "It was deleted.",
  isEmpty: ({ target, content }) => target === undefined && content === "",
  send: async (_, draft) => {
    const { target = `made-${draft.draftId}` } = draft;
    if (draft.target === undefined && !server.has(target)) {
      server.set(target, { content: "", version: null });
    }
    const over = { ...draft, target, base: draft.base ?? { content: "", version: null } };
    return sendText(over, textRules.tidy, {
      save: async (text, base) => {
        requests.push(text);
        const fault = faults.shift();
        await line?.promise;
        if (fault === "away") throw new TypeError("Failed to fetch");
        if (fault === "refused") throw new ApiError(400, '{"error":"Too long"}', "");
        const current = server.get(target);
        if (!current) throw new ApiError(404, "", "");
        if (current.version !== base?.version) throw new Stale(current);
        const saved = { content: text, version: `v${requests.length}` };
        server.set(target, saved);
        if (fault === "lost") throw new TypeError("Failed to fetch");
        return saved;
      },
      readTheirs: (error) => (error instanceof Stale ? error.theirs : undefined),
    });
  },
};

function open(
  thing: { target?: string; draftId?: string } = { target: "7" },
  { tab = env, userId = USER } = {},
) {
  const { target, draftId } = thing;
  const base = target === undefined ? undefined : server.get(target);
  const content = base?.content ?? "";
  const draft = { id: crypto.randomUUID(), target, draftId, content, base, sent: [] };
  const session = openDraftSession({ kind, userId, client, env: tab, draft });
  return { session, close: session.attach() };
}
const openNew = (draftId = "d1") => open({ draftId });

const contentOf = (session: DraftSession<string>) => session.getSnapshot().content;
const stateOf = (session: DraftSession<string>) => session.getSnapshot().saving.kind;
const listStored = () => [...env.device.values()].map(({ content }) => content);
/** Lets everything happen that needs no more than a moment. */
const settle = () => vi.advanceTimersByTimeAsync(5);
const pause = () => vi.advanceTimersByTimeAsync(PAUSE_MS);
/** A page goes without having got through. */
async function leaveUnsent(text: string, target?: string): Promise<void> {
  const { session, close } = target === undefined ? open() : open({ target });
  await settle();
  faults.push("away");
  session.write(text);
  close();
  await settle();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", Object.assign(new EventTarget(), { navigator: { onLine: true } }));
  page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", page);
  env = openTestDrafts();
  server = new Map([["7", { content: "", version: "v0" }]]);
  requests = [];
  faults = [];
  line = undefined;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a draft", () => {
  test("is on the device with each stroke, and leaves it once the server holds it", async () => {
    const { session } = open();
    session.write("Ring");
    await settle();
    expect(listStored()).toEqual(["Ring"]);
    expect(requests).toEqual([]);
    await pause();
    expect(server.get("7")?.content).toBe("Ring");
    expect(listStored()).toEqual([]);
    expect(stateOf(session)).toBe("saved");
  });

  test("that is written on while it is sent is never said to be saved before its end", async () => {
    const { session } = open();
    line = Promise.withResolvers();
    session.write("Ring");
    const first = session.saveNow();
    await settle();
    session.write("Ring Tunde");
    // As when somebody leaves the field.
    const left = session.saveNow();
    const states: string[] = [];
    session.subscribe(() => {
      if (server.get("7")?.content !== contentOf(session)) states.push(stateOf(session));
    });
    line.resolve();
    await first;
    expect(await left).toEqual({ kind: "saved" });
    expect(states).not.toContain("saved");
    expect(server.get("7")?.content).toBe("Ring Tunde");
  });

  test("goes at once when the page is hidden", async () => {
    const { session } = open();
    session.write("Ring");
    page.visibilityState = "hidden";
    page.dispatchEvent(new Event("visibilitychange"));
    await settle();
    expect(server.get("7")?.content).toBe("Ring");
  });

  test.each([
    ["online", () => window.dispatchEvent(new Event("online"))],
    ["focus", () => window.dispatchEvent(new Event("focus"))],
  ])("that could not be sent goes when the page is back: %s", async (_, comeBack) => {
    const { session } = open();
    faults.push("away");
    session.write("Ring");
    await pause();
    expect(stateOf(session)).toBe("waiting");
    comeBack();
    await settle();
    expect(stateOf(session)).toBe("saved");
  });

  test("stays on this page where the device takes nothing, and says so", async () => {
    env.takesDrafts = false;
    const { session } = open();
    faults.push("away");
    session.write("Ring");
    await pause();
    expect(session.getSnapshot()).toMatchObject({ isOnDevice: false, saving: { kind: "waiting" } });
    env.takesDrafts = true;
    session.write("Ring Tunde");
    await settle();
    expect(session.getSnapshot().isOnDevice).toBe(true);
  });

  test("that is refused waits on the device for other words", async () => {
    const { session } = open();
    faults.push("refused");
    session.write("Ring");
    await pause();
    expect(session.getSnapshot().saving).toEqual({ kind: "refused", why: "Too long." });
    expect(listStored()).toEqual(["Ring"]);
    session.write("Ri");
    await pause();
    expect(stateOf(session)).toBe("saved");
  });

  test("whose target was deleted stays, and is sent once the target is back", async () => {
    const { session } = open();
    const current = server.get("7") as KnownBase<string>;
    server.delete("7");
    session.write("Ring");
    await pause();
    expect(stateOf(session)).toBe("gone");
    expect(listStored()).toEqual(["Ring"]);
    server.set("7", current);
    expect(await session.revive()).toEqual({ kind: "saved" });
    expect(server.get("7")?.content).toBe("Ring");
  });
});

describe("what is new", () => {
  test("is created once, also where its answer was lost and it was written on", async () => {
    const { session } = openNew();
    const created = vi.fn();
    session.onCreated(created);
    faults.push("lost");
    session.write("Cana");
    await pause();
    expect(stateOf(session)).toBe("waiting");
    session.write("Cana, six jars");
    await pause();
    expect(created.mock.calls).toEqual([["made-d1", "Cana, six jars"]]);
    expect(server.get("made-d1")?.content).toBe("Cana, six jars");
    expect([...server.keys()]).toEqual(["7", "made-d1"]);
  });

  test("is not stored before there is a word in it", async () => {
    const { session } = openNew();
    session.write("");
    await pause();
    expect(listStored()).toEqual([]);
    expect(requests).toEqual([]);
  });

  test("is found again by the id of its draft", async () => {
    const { session, close } = openNew();
    await settle();
    faults.push("away");
    session.write("Cana");
    close();
    await settle();
    const other = openNew("d2").session;
    const { session: next } = openNew();
    await settle();
    expect(contentOf(next)).toBe("Cana");
    expect(contentOf(other)).toBe("");
    expect(server.get("made-d1")?.content).toBe("Cana");
  });
});

describe("another device", () => {
  const writeElsewhere = (content: string) =>
    server.set("7", { content, version: `elsewhere ${content}` });

  test("has written too: both texts are retained until somebody chooses", async () => {
    const { session } = open();
    writeElsewhere("From the phone");
    session.write("From the desk");
    await pause();
    expect(stateOf(session)).toBe("conflict");
    expect(session.getSnapshot().conflict).toMatchObject({
      theirs: { content: "From the phone" },
      mine: "From the desk",
      both: "From the phone\n\nFrom the desk",
    });
    expect(listStored()).toEqual(["From the desk"]);
    session.settle("From the phone\n\nFrom the desk");
    await settle();
    expect(stateOf(session)).toBe("saved");
    expect(server.get("7")?.content).toBe("From the phone\n\nFrom the desk");
  });

  test("is chosen: nothing is left to be sent", async () => {
    const { session } = open();
    writeElsewhere("From the phone");
    session.write("From the desk");
    await pause();
    session.settle("From the phone");
    await settle();
    expect(stateOf(session)).toBe("saved");
    expect(requests).toHaveLength(1);
    expect(listStored()).toEqual([]);
  });

  test("a stroke that comes after the conflict is not lost: the choice is made anew from it", async () => {
    const { session } = open();
    writeElsewhere("From the phone");
    session.write("From the desk");
    await pause();
    session.write("From the desk, too");
    await pause();
    expect(session.getSnapshot().conflict?.mine).toBe("From the desk, too");
    expect(contentOf(session)).toBe("From the desk, too");
  });

  test.each([
    ["is shown where nothing is written over it", "", "From the phone"],
    ["changes nothing where something is", "From the desk", "From the desk"],
  ])("%s", async (_, written, shown) => {
    const { session } = open();
    if (written) session.write(written);
    session.receive({ content: "From the phone", version: "v5" });
    expect(contentOf(session)).toBe(shown);
  });

  test("an answer without which the words had arrived is no other device's", async () => {
    const { session } = open();
    faults.push("lost");
    session.write("Ring");
    await pause();
    session.write("Ring Tunde");
    await pause();
    expect(stateOf(session)).toBe("saved");
    expect(server.get("7")?.content).toBe("Ring Tunde");
  });
});

describe("a page that is gone", () => {
  test("what it is still sending is gone on with by the next page of its tab", async () => {
    const { session, close } = open();
    line = Promise.withResolvers();
    session.write("Ring");
    close();
    await settle();
    const { session: next } = open();
    expect(contentOf(next)).toBe("Ring");
    next.write("Ring Tunde");
    line.resolve();
    await pause();
    expect(requests).toEqual(["Ring", "Ring Tunde"]);
    expect(server.get("7")?.content).toBe("Ring Tunde");
    expect(stateOf(next)).toBe("saved");
  });

  test("what it could not send is brought to the next, and sent", async () => {
    await leaveUnsent("Ring");
    const { session } = open();
    expect(contentOf(session)).toBe("");
    await settle();
    expect(contentOf(session)).toBe("Ring");
    expect(session.getSnapshot().isRestored).toBe(true);
    expect(server.get("7")?.content).toBe("Ring");
    expect(listStored()).toEqual([]);
  });

  test("what it left does not replace what somebody has begun to write", async () => {
    await leaveUnsent("Ring");
    const { session } = open();
    session.write("Something else");
    await settle();
    expect(contentOf(session)).toBe("Something else");
    expect(listStored().sort()).toEqual(["Ring", "Something else"]);
  });

  test("more than one left something: none is lost, and of two texts somebody chooses", async () => {
    await leaveUnsent("Ring");
    const [first] = env.device.entries();
    env.device.clear();
    await leaveUnsent("Tunde");
    if (first) env.device.set(...first);
    const { session } = open();
    await settle();
    expect(server.get("7")?.content).toBe("Tunde");
    expect(session.getSnapshot().conflict).toMatchObject({
      theirs: { content: "Tunde" },
      mine: "Ring",
    });
  });

  test("a full device retains what it has until that has arrived", async () => {
    await leaveUnsent("Ring");
    env.takesDrafts = false;
    faults.push("away");
    open();
    await settle();
    expect(listStored()).toEqual(["Ring"]);
    window.dispatchEvent(new Event("online"));
    await settle();
    expect(server.get("7")?.content).toBe("Ring");
    expect(listStored()).toEqual([]);
  });

  test.each([
    ["on another thing", () => open({ target: "8" })],
    ["of another account", () => open(undefined, { userId: USER + 1 })],
  ])("what it left is not shown %s", async (_, openOther) => {
    server.set("8", { content: "", version: "v0" });
    await leaveUnsent("Ring");
    const { session } = openOther();
    await settle();
    expect(contentOf(session)).toBe("");
    expect(listStored()).toEqual(["Ring"]);
  });

  test("the draft of a page that is open in another tab is left to it", async () => {
    const { session } = open();
    faults.push("away");
    session.write("Ring");
    await pause();
    const { session: other } = open(undefined, { tab: env.openTab() });
    await settle();
    expect(contentOf(other)).toBe("");
    expect(stateOf(session)).toBe("waiting");
  });
});

test("a component that is shown twice in a row opens one session", async () => {
  const { session, close } = open();
  const again = session.attach();
  close();
  await settle();
  session.write("Ring");
  expect(env.sessions.size).toBe(1);
  again();
  await settle();
  expect(env.sessions.size).toBe(0);
  expect(server.get("7")?.content).toBe("Ring");
});
