// A person made for one journey, and the letters that Berea wrote to them.
import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import PostalMime from "postal-mime";
import { expect } from "./journey.ts";

export interface Person {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

export function imaginePerson(): Person {
  const username = `lydia-${randomBytes(4).toString("hex")}`;
  return { username, email: `${username}@example.org`, password: `purple-cloth-${username}` };
}

/** Signs somebody new up through the API; the browser's context is signed in from then on. */
export async function signUp(request: APIRequestContext, person = imaginePerson()) {
  const answer = await request.post("/api/auth/signup", { data: person });
  expect(answer.status()).toBe(201);
  return person;
}

/** Signs them in through the API, in another browser. */
export async function signIn(request: APIRequestContext, { username, password }: Person) {
  const answer = await request.post("/api/auth/login", { data: { username, password } });
  expect(answer.status()).toBe(200);
}

/** Makes the signed-in user a member, through the sandbox's checkout. */
export async function subscribe(request: APIRequestContext): Promise<void> {
  const origin = `http://localhost:${process.env.JOURNEYS_PORT}`;
  const answer = await request.post("/api/stripe/create-checkout-session", {
    data: {
      successUrl: `${origin}/subscription/success`,
      cancelUrl: `${origin}/subscription/canceled`,
    },
  });
  expect(answer.status()).toBe(200);
  const { url } = (await answer.json()) as { url: string };
  await request.post(url, { form: { outcome: "paid" }, maxRedirects: 0 });
  await expect
    .poll(async () => {
      const me = (await (await request.get("/api/auth/me")).json()) as {
        user: { isPremium: boolean };
      };
      return me.user.isPremium;
    })
    .toBe(true);
}

export async function fillSignIn(page: Page, { username, password }: Person): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Username").fill(username);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Sign In", exact: true }).click();
}

/** Waits for a letter to that address whose text holds a link to `page`, and gives the link. */
export async function findMailedLink(email: string, page: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        found = await searchMailbox(email, page);
        return found;
      },
      { timeout: 20_000 },
    )
    .toBeDefined();
  return found as string;
}

export interface MailedLetter {
  readonly text: string;
  /** The address of its List-Unsubscribe header. */
  readonly unsubscribe: string;
}

/** Waits for a letter to that address. */
export async function findMail(email: string, subject: RegExp): Promise<MailedLetter> {
  let found: MailedLetter | undefined;
  await expect
    .poll(
      async () => {
        for await (const mail of readMailbox()) {
          const isTheirs = mail.to?.some(({ address }) => address === email);
          if (!isTheirs || !subject.test(mail.subject ?? "")) continue;
          const header = mail.headers.find(({ key }) => key === "list-unsubscribe")?.value;
          found = { text: mail.text ?? "", unsubscribe: header?.slice(1, -1) ?? "" };
        }
        return found;
      },
      { timeout: 20_000 },
    )
    .toBeDefined();
  return found as MailedLetter;
}

/** The latest first. */
async function* readMailbox() {
  const folder = path.join(process.env.JOURNEYS_DATA as string, "mailbox");
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  for (const file of files.sort().reverse()) {
    yield await PostalMime.parse(await readFile(path.join(folder, file)));
  }
}

async function searchMailbox(email: string, page: string): Promise<string | undefined> {
  for await (const mail of readMailbox()) {
    const isTheirs = mail.to?.some(({ address }) => address === email);
    const link = new RegExp(`https?://\\S+${page}\\?\\S+`).exec(mail.text ?? "")?.[0];
    if (isTheirs && link) return link;
  }
  return undefined;
}
