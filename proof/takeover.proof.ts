// A thief who once had a password, against the owner of the mailbox, in a Berea of its own: every
// order of asking, confirming, resetting, changing and undoing. Mail is read from the outbox.
import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import PostalMime from "postal-mime";
import { judge, type Proof } from "./row.ts";
import { ask, findFreePort, makeDataDir, startBerea } from "./support/berea-process.ts";
import {
  LONG_ORDERS,
  playOrder,
  SHORT_ORDERS,
  type Step,
  type TakeoverWorld,
} from "./support/takeover-orders.ts";

const LANES = 4;
const MAIL_MS = 20_000;
const LOOK_MS = 20;

export const proveTakeover: Proof = async ({ isShort, say }) => {
  const dataDir = await makeDataDir();
  const port = String(await findFreePort());
  // Off, since a whole town of thieves and owners comes from one address here.
  const berea = await startBerea({ PORT: port, DATA_DIR: dataDir, RATE_LIMITS: "off" });
  try {
    const world = openWorld(berea.url, path.join(dataDir, "outbox"));
    const rows = [
      await play("asking, confirming, resetting and changing", SHORT_ORDERS, world, say),
    ];
    if (isShort) return rows;
    return [...rows, await play("two changes in a row, and an undo", LONG_ORDERS, world, say)];
  } finally {
    await berea.end("SIGTERM");
    await rm(dataDir, { recursive: true, force: true });
  }
};

async function play(
  what: string,
  orders: readonly (readonly Step[])[],
  world: TakeoverWorld,
  say: (line: string) => void,
) {
  const wrong: string[] = [];
  let next = 0;
  const playNext = async (): Promise<void> => {
    const index = next++;
    const order = orders[index];
    if (!order) return;
    if (index > 0 && index % 100 === 0) say(`${index} of ${orders.length} orders`);
    const found = await playOrder(world, `owner${orders.length}x${index}`, order);
    if (found.length > 0) wrong.push(`${order.join(", ")}: ${found.join("; ")}`);
    await playNext();
  };
  await Promise.all(Array.from({ length: LANES }, playNext));
  for (const line of wrong.slice(0, 5)) say(line);
  const seen = `the owner won ${orders.length - wrong.length} of ${orders.length} orders`;
  return judge(`Takeover by a known password: ${what}`, seen, "all", wrong.length === 0);
}

function openWorld(url: string, outbox: string): TakeoverWorld {
  const takeMail = readOutbox(outbox);
  return {
    call: async (method, address, { body, cookie } = {}) => {
      const answer = await ask(url, method, address, { body, cookie });
      if (!answer) throw new Error(`${address} was not answered`);
      const session = answer.headers
        .getSetCookie()
        .map((line) => line.split(";")[0] ?? "")
        .find((pair) => /^berea_session=./.test(pair));
      return { status: answer.status, body: JSON.parse(answer.text), cookie: session };
    },
    takeToken: async (to, subject) => {
      const text = await takeMail(to, subject);
      const token = /[?&]token=([\w-]+)/.exec(text)?.[1];
      if (!token) throw new Error(`No link in: ${text}`);
      return token;
    },
  };
}

interface ReadMail {
  readonly to: string | undefined;
  readonly subject: string;
  readonly text: string;
}

function readOutbox(folder: string) {
  const read = new Set<string>();
  const mails: ReadMail[] = [];
  const readNew = async () => {
    const files = await readdir(folder).catch(() => []);
    for (const file of files.sort()) {
      if (!file.endsWith(".eml") || read.has(file)) continue;
      read.add(file);
      const {
        to,
        subject = "",
        text = "",
      } = await PostalMime.parse(await readFile(path.join(folder, file)));
      mails.push({ to: to?.[0]?.address, subject, text });
    }
  };
  /** The next mail that fits, waited for; each is handed out once. */
  return async (to: string, subject: RegExp): Promise<string> => {
    const until = performance.now() + MAIL_MS;
    for (;;) {
      await readNew();
      const index = mails.findIndex((mail) => mail.to === to && subject.test(mail.subject));
      const [mail] = index < 0 ? [] : mails.splice(index, 1);
      if (mail) return mail.text;
      if (performance.now() > until) throw new Error(`No mail came to ${to} (${subject})`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  };
}
