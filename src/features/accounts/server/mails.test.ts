import { expect, test } from "vitest";
import { site } from "#content/site.json";
import { checkMail } from "#src/platform/mail/mail.ts";
import {
  accountDeletedMail,
  emailChangeAskedMail,
  emailChangedMail,
  emailPutBackMail,
  passwordChangedMail,
  resetPasswordMail,
  verifyEmailMail,
  welcomeMail,
} from "./mails.ts";

const who = { siteName: site.name, siteUrl: "https://berea.example", username: "Ruth" };
const link = "https://berea.example/there?token=Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9v_-";

const mails = [
  ["welcome", (username: string) => welcomeMail({ ...who, username, link, validHours: 48 }), link],
  [
    "welcome without a link",
    (username: string) => welcomeMail({ ...who, username }),
    "https://berea.example/bible-verse-search",
  ],
  ["confirm", (username: string) => verifyEmailMail({ ...who, username, link }), link],
  ["reset", (username: string) => resetPasswordMail({ ...who, username, link }), link],
  [
    "e-mail change asked",
    (username: string) => emailChangeAskedMail({ ...who, username, link }),
    link,
  ],
  ["e-mail changed", (username: string) => emailChangedMail({ ...who, username, link }), link],
  [
    "e-mail put back",
    (username: string) => emailPutBackMail({ ...who, username }),
    "https://berea.example/contact",
  ],
  ["password changed", (username: string) => passwordChangedMail({ ...who, username, link }), link],
  [
    "deleted",
    (username: string) => accountDeletedMail({ ...who, username }),
    "https://berea.example/contact",
  ],
] as const;

test.each(mails)(
  "%s: greets, names the site, and gives its link whole in both parts",
  (_case, write, address) => {
    const mail = write("Ruth");
    expect(mail.subject).toContain("Berea");
    expect(mail.subject.length).toBeLessThanOrEqual(60);
    expect(mail.text).toMatch(/^[^\n]+\n\nHello Ruth,\n\n[A-Z]/);
    expect(mail.text.split(/\s+/)).toContain(address);
    expect(mail.html).toContain(address);
    expect(mail.html).toContain("<p");
    expect(() => checkMail({ to: "ruth@example.org", ...mail })).not.toThrow();
  },
);

test.each(mails)(
  "%s: no name that people give themselves becomes markup or a link",
  (_case, write) => {
    const marked = write(`<b>"Ruth" & 'Naomi'`);
    expect(marked.html).not.toContain("<b>");
    expect(marked.html).toContain("Hello &lt;b&gt;&quot;Ruth&quot; &amp; &#39;Naomi&#39;,");
    const linked = write("free-gifts.example");
    expect(linked.html + linked.text).not.toContain("free-gifts");
  },
);

test.each([
  ["free-gifts.example", false],
  ["Win at www.a.b", false],
  ["http://a", false],
  ["ruth@example", false],
  ["Ruth", true],
  ["ruth.7", true],
  ["St. Ruth", true],
  ["J.R. Naomi", true],
  ["רות", true],
])("the name %s is greeted: %s", (username, isGreeted) => {
  const { subject, text, html } = resetPasswordMail({ ...who, username, link });
  expect(text.includes(`Hello ${username},`)).toBe(isGreeted);
  expect(html.includes(username)).toBe(isGreeted);
  expect(text.includes("Hello,")).toBe(!isGreeted);
  expect(subject).not.toContain(username);
});

test("how long a link works is said", () => {
  const say = (validHours?: number) =>
    verifyEmailMail({ ...who, link, ...(validHours && { validHours }) }).text.replace(/\s+/g, " ");
  expect(say()).toContain("The link works once.");
  expect(say(1)).toContain("The link works once, within an hour.");
  expect(say(24)).toContain("The link works once, within 24 hours.");
  expect(say(72)).toContain("The link works once, within 3 days.");
  expect(resetPasswordMail({ ...who, link }).text).toContain("within the hour");
});

test.each([emailChangeAskedMail, emailChangedMail])(
  "the old address is not told the new one, and learns what to do and until when",
  (writeMail) => {
    const { text } = writeMail({ ...who, link, validHours: 7 * 24 });
    expect(text).toContain("If it was not you");
    expect(text.replace(/\s+/g, " ")).toContain("The link works once, within 7 days.");
    expect(text).not.toContain("@");
  },
);

test.each([undefined, link])("the welcome says how the free trial begins (link: %s)", (given) => {
  const mail = welcomeMail({ ...who, ...(given ? { link: given } : {}) });
  const text = mail.text.replace(/\s+/g, " ");
  expect(text).toContain("Your first 7 days of Premium are free. They begin when you subscribe");
  expect(text).toContain("https://berea.example/premium-access");
  expect(mail.html).toContain("https://berea.example/premium-access");
});
