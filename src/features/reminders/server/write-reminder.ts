// What a reminder says, from what is there when its turn comes: somebody who
// has switched it off, prayed or read meanwhile is not reminded.
import {
  findReminderSettings,
  findSubscriber,
  holdsPremium,
  type ReminderSettings,
  type Subscriber,
} from "#src/features/accounts/server/service.ts";
import type { Notice, PushMessage } from "#src/features/notifications/server/service.ts";
import { formatChapterUrl } from "#src/scripture/chapter-url.ts";
import { chooseText } from "#src/scripture/choose-text.ts";
import { readReference } from "#src/scripture/references/read-reference.ts";
import { EMBEDDED, isEmbedded } from "#src/scripture/translations.ts";
import { verseAt } from "#src/scripture/versification.ts";
import { readChoices, type Stream } from "../rules/streams.ts";
import {
  type Email,
  type EmailHead,
  writePlanMail,
  writePrayerMail,
  writeVerseMail,
} from "./mails.ts";
import type { ReminderPorts, VerseOfDay } from "./ports.ts";
import { listStops } from "./store/stops.ts";

export type Reminder =
  | { readonly kind: "mail"; readonly email: Email; readonly push: PushMessage }
  | { readonly kind: "notice"; readonly notice: Notice; readonly push: PushMessage }
  | { readonly kind: "none"; readonly reason: string };

/** What fell due. */
export interface Occasion {
  readonly userId: number;
  readonly stream: Stream;
  readonly subjectId: number;
  readonly localDate: string;
}

const PRAYERS_PATH = "/premium/prayers";
/** Letters that notifications of phones show whole. */
const PUSHED_MAX = 240;

const none = (reason: string): Reminder => ({ kind: "none", reason });

export async function writeReminder(ports: ReminderPorts, occasion: Occasion): Promise<Reminder> {
  const { db } = ports;
  const { userId, stream } = occasion;
  const person = await findSubscriber(db, userId);
  if (!person) return none("no account");
  const settings = await findReminderSettings(db, userId);
  const wanted = readChoices({ ...settings, stopped: await listStops(db, userId) });
  switch (stream) {
    case "daily-verse":
      if (!wanted[stream]) return none("switched off");
      return writeVerse(ports, occasion, person.email, settings);
    case "prayer-reminder":
      if (!wanted[stream]) return none("switched off");
      return writePrayers(ports, occasion, person, settings);
    case "plan-reminder":
      return writePlan(ports, occasion, person, wanted[stream]);
  }
}

/** The mail of the verse of a day as somebody gets it. */
export async function writeVerse(
  ports: ReminderPorts,
  { userId, localDate }: Pick<Occasion, "userId" | "localDate">,
  to: string,
  { preferredTranslation }: Pick<ReminderSettings, "preferredTranslation">,
): Promise<Reminder> {
  const chosen = chooseText(preferredTranslation, "YLT", "mail") ?? ({ code: "YLT" } as const);
  const verse = await ports.findDailyVerse(localDate, chosen.code);
  if (!verse) return none("no verse");
  const notice = verse.translation === chosen.code ? chosen.notice : undefined;
  const chapterUrl = findChapterUrl(ports.siteUrl, verse);
  const head = writeHead(ports, userId, "daily-verse", to);
  return {
    kind: "mail",
    email: writeVerseMail(head, { localDate, verse, chapterUrl, notice }),
    push: {
      title: `${verse.reference} (${verse.translation})`,
      // The whole verse or none of it.
      body: verse.text.length <= PUSHED_MAX ? verse.text : "Today’s verse",
      path: chapterUrl ? chapterUrl.slice(ports.siteUrl.length) : "/daily-verse",
      tag: `daily-verse ${localDate}`,
    },
  };
}

async function writePrayers(
  ports: ReminderPorts,
  { userId, stream, localDate }: Occasion,
  person: Subscriber,
  { timeZone }: ReminderSettings,
): Promise<Reminder> {
  if (!holdsPremium(person, ports.clock.now())) return none("not a member");
  const titles = await ports.subjects.listTitlesDue(ports.db, userId, { localDate, timeZone });
  if (titles.length === 0) return none("prayed already");
  const head = writeHead(ports, userId, stream, person.email);
  const url = `${ports.siteUrl}${PRAYERS_PATH}`;
  return {
    kind: "mail",
    email: writePrayerMail(head, { localDate, titles, url }),
    // What somebody prays for is not for a locked screen.
    push: {
      title: titles.length === 1 ? "One prayer for today" : `${titles.length} prayers for today`,
      body: "",
      path: PRAYERS_PATH,
      tag: `prayers ${localDate}`,
    },
  };
}

async function writePlan(
  ports: ReminderPorts,
  { userId, stream, subjectId, localDate }: Occasion,
  person: Subscriber,
  wantsMail: boolean,
): Promise<Reminder> {
  if (!holdsPremium(person, ports.clock.now())) return none("not a member");
  const plan = await ports.subjects.findPlanToday(ports.db, userId, subjectId, localDate);
  if (!plan || plan.reminderMethod === "none") return none("switched off");
  if (plan.isRead) return none("read already");
  const path = `/premium/reading-plans?plan=${subjectId}`;
  const title = `Day ${plan.dayNumber} of ${plan.name}`;
  const key = `plan ${subjectId} ${localDate}`;
  const push = { title, body: plan.summary, path, tag: key };
  if (plan.reminderMethod === "notification") {
    const notice = { userId, type: stream, title, message: plan.summary, key };
    return { kind: "notice", notice, push };
  }
  if (!wantsMail) return none("switched off");
  const url = `${ports.siteUrl}${path}`;
  const head = writeHead(ports, userId, stream, person.email);
  return { kind: "mail", email: writePlanMail(head, { ...plan, url }), push };
}

function writeHead(ports: ReminderPorts, userId: number, stream: Stream, to: string): EmailHead {
  const { siteName, siteUrl, postalAddress, tokens } = ports;
  return {
    siteName,
    siteUrl,
    postalAddress,
    to,
    unsubscribeUrl: `${siteUrl}/unsubscribe/${tokens.write({ userId, scope: stream })}`,
    preferencesUrl: `${siteUrl}/mail-preferences/${tokens.write({ userId, scope: "all" })}`,
  };
}

function findChapterUrl(siteUrl: string, { reference, translation }: VerseOfDay) {
  const reading = readReference(reference);
  const first = reading.kind === "reference" ? reading.ranges[0] : undefined;
  if (!first || !isEmbedded(translation)) return undefined;
  const place = verseAt(first.start);
  const address = formatChapterUrl({ ...place, translation: EMBEDDED[translation].slug });
  return `${siteUrl}${address}#v${place.verse}`;
}
