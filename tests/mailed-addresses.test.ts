// Where the links of account mails lead: to pages that there are, opened as the mail says.
import { afterAll, beforeAll, expect, test } from "vitest";
import routes from "#src/app/routes.ts";
import { readSignInUrl } from "#src/features/accounts/web/sign-in-url.ts";
import type { Mail } from "#src/platform/mail/mail.ts";
import {
  createClient,
  openTestPeople,
  readMailedToken,
  type TestPeople,
} from "./support/test-people.ts";

let people: TestPeople;
let mails: Mail[];
beforeAll(async () => {
  people = await openTestPeople();
  const person = await people.signUp("lois");
  const take = (to: string, subject: RegExp) => people.mailbox.take(to, subject);
  const welcome = await take(person.email, /Welcome/);
  await createClient(people.app).request("POST", "/api/auth/forgot-password", {
    email: person.email,
  });
  const reset = await take(person.email, /new password/);
  await person.request("POST", "/api/user/password", {
    currentPassword: person.password,
    newPassword: "another branch at noon",
  });
  const changed = await take(person.email, /was changed/);
  await person.request("POST", "/api/user/email", {
    email: "eunice@example.org",
    password: "another branch at noon",
  });
  const asked = await take(person.email, /new address/);
  const confirm = await take("eunice@example.org", /Confirm/);
  const token = readMailedToken(confirm);
  await createClient(people.app).request("POST", "/api/auth/verify-email", { token });
  const moved = await take(person.email, /address of your/);
  mails = [welcome, reset, changed, asked, confirm, moved];
});
afterAll(() => people.close());

const readLinks = ({ text }: Mail) =>
  (text.match(/https?:\/\/\S+/g) ?? []).map((link) => new URL(link));
const paths = new Set(routes.map(({ path = "" }) => `/${path}`));

test("each link of an account mail opens a page that there is", () => {
  const links = mails.flatMap(readLinks);
  expect(links.length).toBeGreaterThanOrEqual(mails.length * 2);
  expect(links.map(({ pathname }) => pathname).filter((path) => !paths.has(path))).toEqual([]);
});

test("a user who did not change their password themselves can ask for a new one at once", () => {
  const changed = mails.find(({ subject }) => /was changed/.test(subject)) as Mail;
  const link = readLinks(changed).find(({ pathname }) => pathname === "/sign-in");
  expect(readSignInUrl(link?.searchParams ?? new URLSearchParams()).view).toBe("forgotten");
});
