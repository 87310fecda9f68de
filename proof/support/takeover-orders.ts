// A thief who once had a password against the owner of the mailbox: what each may do, in every
// order. After each order the owner must be able to win from the mailbox alone, and once the owner
// has, nothing that the thief ever held may open anything.

export interface TakeoverWorld {
  readonly call: (
    method: string,
    path: string,
    options?: { body?: unknown; cookie?: string | undefined },
  ) => Promise<{ status: number; body: unknown; cookie: string | undefined }>;
  /** The token of the next mail to an address whose subject fits; each mail is handed out once. */
  readonly takeToken: (to: string, subject: RegExp) => Promise<string>;
}

const STEPS = {
  "thief asks for another address": thiefAsks,
  "thief confirms it": thiefConfirms,
  "thief asks for a third": thiefAsks,
  "thief confirms the third": thiefConfirms,
  "thief changes the password": thiefChangesPassword,
  "owner asks for a new password": ownerAsksForReset,
  "owner follows the link": ownerResets,
  "owner resets by mail": ownerResetsByMail,
  "owner changes the password": ownerChangesPassword,
  "owner undoes": ownerUndoes,
} as const;
export type Step = keyof typeof STEPS;

/** Request, reset, change and confirm: what each needs first comes first. */
export const SHORT_ORDERS = listOrders([
  ["thief asks for another address", "thief confirms it"],
  ["owner asks for a new password", "owner follows the link"],
  ["owner changes the password"],
]);

/** Two changes in a row, and an owner who resets and undoes. */
export const LONG_ORDERS = listOrders([
  [
    "thief asks for another address",
    "thief confirms it",
    "thief asks for a third",
    "thief confirms the third",
  ],
  ["thief changes the password"],
  ["owner resets by mail"],
  ["owner undoes"],
]);

/** All ways of shuffling the rows into one, each row in its own order. */
function listOrders(rows: readonly (readonly Step[])[]): readonly (readonly Step[])[] {
  if (rows.every((row) => row.length === 0)) return [[]];
  return rows.flatMap(([first, ...rest], index) =>
    first === undefined ? [] : listOrders(rows.with(index, rest)).map((later) => [first, ...later]),
  );
}

interface Story {
  readonly world: TakeoverWorld;
  readonly username: string;
  /** The owner's mailbox. */
  readonly home: string;
  readonly wrong: string[];
  /** As the account has them now. */
  address: string;
  password: string;
  count: number;
  readonly owner: { password: string; cookie: string | undefined; reset?: string; undo: string[] };
  readonly thief: { passwords: string[]; cookies: string[]; links: string[]; undo: string[] };
}

/** @returns what happened that must not: nothing, if all is well */
export async function playOrder(
  world: TakeoverWorld,
  username: string,
  order: readonly Step[],
): Promise<readonly string[]> {
  const home = `${username}@example.org`;
  const password = `first words of ${username.length} larks`;
  const signedUp = await world.call("POST", "/api/auth/signup", {
    body: { username, email: home, password },
  });
  if (signedUp.status !== 201) throw new Error(`sign-up: ${JSON.stringify(signedUp)}`);
  const story: Story = {
    world,
    username,
    home,
    wrong: [],
    address: home,
    password,
    count: 0,
    owner: { password, cookie: signedUp.cookie, undo: [] },
    thief: { passwords: [password], cookies: [], links: [], undo: [] },
  };
  await thiefEnters(story);
  for (const step of order) await STEPS[step](story);
  if (story.address === home && !story.thief.passwords.includes(story.password)) {
    await thiefTriesAll(story, "after the order");
  }
  await ownerWins(story);
  await thiefTriesAll(story, "after the owner has won");
  return story.wrong;
}

const newWords = (story: Story, whose: string) =>
  `${whose} chose lantern words ${++story.count} times`;

const post = (story: Story, path: string, body: unknown, cookie?: string) =>
  story.world.call("POST", path, { body, cookie });

async function signIn(story: Story, password: string): Promise<string | undefined> {
  const answer = await post(story, "/api/auth/login", { username: story.username, password });
  return answer.status === 200 ? answer.cookie : undefined;
}

async function thiefEnters(story: Story): Promise<string | undefined> {
  const { passwords, cookies } = story.thief;
  if (!passwords.includes(story.password)) return cookies.at(-1);
  const cookie = await signIn(story, story.password);
  if (cookie) cookies.push(cookie);
  return cookie;
}

async function thiefAsks(story: Story): Promise<void> {
  const { world, thief } = story;
  const cookie = await thiefEnters(story);
  const email = `thief${++story.count}.${story.username}@example.net`;
  const password = thief.passwords.at(-1);
  const { status } = await post(story, "/api/user/email", { email, password }, cookie);
  if (status !== 200) return;
  thief.links.push(await world.takeToken(email, /Confirm/));
  const undo = await world.takeToken(story.address, /new address/);
  (story.address === story.home ? story.owner : thief).undo.push(undo);
}

async function thiefConfirms(story: Story): Promise<void> {
  const { world, thief } = story;
  const token = thief.links.at(-1);
  if (!token) return;
  const { status, body } = await post(story, "/api/auth/verify-email", { token });
  if (status !== 200) return;
  if (!thief.passwords.includes(story.password))
    story.wrong.push("confirmed after the owner acted");
  const undo = await world.takeToken(story.address, /address of your/);
  (story.address === story.home ? story.owner : thief).undo.push(undo);
  story.address = (body as { email: string }).email;
}

async function thiefChangesPassword(story: Story): Promise<void> {
  const cookie = await thiefEnters(story);
  const newPassword = newWords(story, "thief");
  const currentPassword = story.thief.passwords.at(-1);
  const body = { currentPassword, newPassword };
  const { status, cookie: renewed } = await post(story, "/api/user/password", body, cookie);
  if (status !== 200) return;
  story.password = newPassword;
  story.thief.passwords.push(newPassword);
  if (renewed) story.thief.cookies.push(renewed);
}

async function ownerAsksForReset(story: Story): Promise<void> {
  await post(story, "/api/auth/forgot-password", { email: story.home });
  if (story.address !== story.home) return;
  story.owner.reset = await story.world.takeToken(story.home, /Choose a new password/);
}

async function ownerResets(story: Story): Promise<void> {
  const { reset: token } = story.owner;
  if (!token) return;
  const password = newWords(story, "owner");
  const { status } = await post(story, "/api/auth/reset-password", { token, password });
  if (status !== 200) return;
  if (story.address !== story.home) story.wrong.push("a reset by a mailbox that was left");
  Object.assign(story, { password });
  story.owner.password = password;
}

async function ownerResetsByMail(story: Story): Promise<void> {
  await ownerAsksForReset(story);
  await ownerResets(story);
}

async function ownerChangesPassword(story: Story): Promise<void> {
  const { owner } = story;
  const cookie = (await signIn(story, owner.password)) ?? owner.cookie;
  const newPassword = newWords(story, "owner");
  const body = { currentPassword: owner.password, newPassword };
  const { status } = await post(story, "/api/user/password", body, cookie);
  if (status !== 200) return;
  story.password = newPassword;
  owner.password = newPassword;
}

async function ownerUndoes(story: Story): Promise<boolean> {
  const password = newWords(story, "owner");
  for (const token of story.owner.undo) {
    const { status } = await post(story, "/api/auth/undo-email", { token, password });
    if (status !== 200) continue;
    Object.assign(story, { password, address: story.home });
    story.owner.password = password;
    return true;
  }
  return false;
}

/** With nothing but the mailbox. */
async function ownerWins(story: Story): Promise<void> {
  const isUndone = await ownerUndoes(story);
  if (!isUndone) {
    if (story.address !== story.home) story.wrong.push("the owner could not put the address back");
    await ownerResetsByMail(story);
  }
  const cookie = await signIn(story, story.owner.password);
  const { body } = await story.world.call("GET", "/api/auth/me", { cookie });
  const email = (body as { user: { email: string } | null }).user?.email;
  if (email !== story.home) story.wrong.push(`the owner ended with ${email ?? "nothing"}`);
}

/** Everything that the thief ever held. */
async function thiefTriesAll(story: Story, when: string): Promise<void> {
  const { world, thief, wrong } = story;
  for (const password of thief.passwords) {
    if (await signIn(story, password)) wrong.push(`a password opened ${when}`);
  }
  for (const cookie of thief.cookies) {
    const { status } = await world.call("GET", "/api/user/settings", { cookie });
    if (status !== 401) wrong.push(`a session was alive ${when}`);
  }
  for (const token of thief.links) {
    const { status } = await post(story, "/api/auth/verify-email", { token });
    if (status === 200) wrong.push(`a mailed link moved the address ${when}`);
  }
  for (const token of thief.undo) {
    const body = { token, password: newWords(story, "thief") };
    const { status } = await post(story, "/api/auth/undo-email", body);
    if (status === 200) wrong.push(`a later change was put back ${when}`);
  }
}
