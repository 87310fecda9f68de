import { expect, test } from "vitest";
import {
  paymentFailedMail,
  subscriptionCancelledMail,
  subscriptionEndedMail,
  trialBegunMail,
  trialEndingMail,
} from "./mails.ts";

const input = {
  siteName: "Berea",
  siteUrl: "https://berea.example",
  username: "lydia",
  price: "$4.99",
  period: "per month",
};
const inOneLine = (text: string) => text.replace(/\s+/g, " ");

test("the end of the trial: what is charged, when, and how to prevent it", () => {
  const mail = trialEndingMail({ ...input, endsOn: "28 November 2026" });
  expect(mail.subject).toBe("Your free week of Berea Premium ends on 28 November 2026");
  const text = inOneLine(mail.text);
  expect(text).toContain("Hello lydia,");
  expect(text).toContain("On 28 November 2026 your card is charged $4.99");
  expect(text).toContain("Cancel before that day and nothing is charged.");
  expect(text).toContain("choose Manage Subscription");
});

test("a failed payment: until when there is time", () => {
  const mail = paymentFailedMail({ ...input, lastDay: "4 December 2026" });
  expect(inOneLine(mail.text)).toContain("Premium stays open until 4 December 2026");
  expect(inOneLine(mail.text)).toContain("https://berea.example/settings#billing");
});

test("a failed payment after the days of grace promises nothing", () => {
  const mail = paymentFailedMail(input);
  expect(mail.text).not.toMatch(/until|undefined/);
});

test("the end: nothing is charged, nothing is lost, and the guarantee", () => {
  const text = inOneLine(subscriptionEndedMail(input).text);
  expect(text).toContain("you will not be charged again");
  expect(text).toContain("Nothing that you wrote is lost.");
  expect(text).toContain("within the last 30 days");
  expect(text).toContain("https://berea.example/contact");
});

test("the trial has begun: nothing is charged today, and the day of the first charge", () => {
  const mail = trialBegunMail({ ...input, endsOn: "30 November 2026" });
  expect(mail.subject).toBe("Your free week of Berea Premium has begun");
  const text = inOneLine(mail.text);
  expect(text).toContain("Nothing was charged today.");
  expect(text).toContain("first charge of $4.99 is made on 30 November 2026");
  expect(text).toContain("We write to you again three days before");
  expect(text).toContain("https://berea.example/dashboard");
  expect(text).toContain("https://berea.example/settings#billing");
});

test("the subscription is cancelled: until when it is open, and the way back", () => {
  const mail = subscriptionCancelledMail({ ...input, endsOn: "30 November 2026" });
  expect(mail.subject).toBe("Your Berea Premium is cancelled");
  const text = inOneLine(mail.text);
  expect(text).toContain("Premium stays open until 30 November 2026");
  expect(text).toContain("Your card will not be charged again.");
  expect(text).toContain("https://berea.example/settings#billing");
});

test.each([trialEndingMail, paymentFailedMail])(
  "%o leads to where something can be done",
  (write) => {
    const mail = write({ ...input, endsOn: "30 November 2026", lastDay: "30 November 2026" });
    expect(mail.html).toContain('href="https://berea.example/settings#billing"');
    expect(mail.text).not.toContain("/dashboard");
  },
);

test.each([
  trialBegunMail,
  trialEndingMail,
  paymentFailedMail,
  subscriptionCancelledMail,
  subscriptionEndedMail,
])("%o: a name that would become a link is left out, and markup stays text", (write) => {
  const day = "<b>today</b>";
  const mail = write({ ...input, username: "win.example/now", endsOn: day, lastDay: day });
  expect(mail.text).toContain("Hello,");
  expect(mail.html).not.toContain("win.example");
  expect(mail.html).not.toContain(day);
});
