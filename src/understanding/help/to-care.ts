// What is said to a user who may be in danger, and which helplines they are
// given: made from the concern and the country, each time an answer is sent.
import { z } from "zod";
import careFile from "#content/care.json" with { type: "json" };
import { type Care, type Concern, type ConcernSchema, DANGERS, GENTLE_KINDS } from "../contract.ts";
import { findHelp, type HelpCountry, type Helpline, listLines } from "./helplines.ts";

type Who = z.infer<typeof ConcernSchema>["who"];
type Danger = (typeof DANGERS)[number];

const forEach = <Text extends z.ZodType>(text: Text) =>
  z.strictObject({ writer: text, other: text, both: text });

/** Every kind with every who: a sentence that is missing stops the start. */
const CareTextsSchema = z.strictObject({
  dangers: z.record(
    z.enum(DANGERS),
    forEach(z.strictObject({ title: z.string().min(1), text: z.string().min(1) })),
  ),
  gentle: z.record(z.enum(GENTLE_KINDS), forEach(z.string().min(1))),
  perhaps: z.record(z.enum(DANGERS), z.string().min(1)),
});

const TEXTS = CareTextsSchema.parse(careFile);

export const HELP_PATH = "/help-now";
const QUIET_TITLE = "Somebody to talk to";

/** @param country `US`; `undefined` where it is not known */
export function toCare(concern: Concern, country: string | undefined): Care {
  const { kind, who, level } = concern;
  const help = findHelp(country);
  const said = sayCare(concern);
  if (level !== "danger" || !isDanger(kind)) {
    return { kind, who, level, ...said, links: [linkToHelp("Help, now", help)] };
  }
  const label = kind === "violence" ? OTHER_PLACES : `${OTHER_PLACES}, and for somebody else`;
  return {
    kind,
    who,
    level,
    ...said,
    links: [...(help ? listLinks(help, kind, who) : []), linkToHelp(label, help)],
  };
}

const OTHER_PLACES = "Help in other places";

/** Title and text, without helplines. */
export function sayCare({ kind, who, level }: Concern): Pick<Care, "title" | "text"> {
  if (isDanger(kind)) {
    return level === "danger"
      ? TEXTS.dangers[kind][who]
      : { title: QUIET_TITLE, text: TEXTS.perhaps[kind] };
  }
  return { title: QUIET_TITLE, text: TEXTS.gentle[kind][who] };
}

/**
 * Of a piece that the release before stored, with a sentence on help and not
 * what was heard. A sentence that names an emergency was one of danger.
 */
export function toCareFromSentence(sentence: string, country: string | undefined): Care {
  const isGrave = /emergency|crisis/i.test(sentence);
  const concern: Concern = isGrave
    ? { kind: "suicide", who: "writer", level: "danger" }
    : { kind: "mind", who: "writer", level: "gentle" };
  return {
    ...toCare(concern, country),
    ...(isGrave ? { title: "Please talk to a person now." } : {}),
    text: sentence,
  };
}

const isDanger = (kind: Concern["kind"]): kind is Danger =>
  (DANGERS as readonly string[]).includes(kind);

const linkToHelp = (label: string, help: HelpCountry | undefined): Care["links"][number] => ({
  label,
  url: help ? `${HELP_PATH}?country=${help.code}` : HELP_PATH,
});

function listLinks(help: HelpCountry, danger: Danger, who: Who): Care["links"] {
  const { emergency, name } = help;
  const calls = listLines(help, danger, who).flatMap((line) => toLinks(line, name));
  const service = emergency.service === "police" ? "Police" : "Emergency number";
  return [
    ...calls,
    {
      label: emergency.number,
      url: toTel(emergency.number),
      note: `${service}, ${name}`,
    },
  ];
}

function toLinks(
  { name, number, sms, web, cost, hours }: Helpline,
  country: string,
): Care["links"] {
  const when = [cost, hours].filter(Boolean).join(", ");
  const note = `${name}, ${country}.${when ? ` ${when[0]?.toUpperCase()}${when.slice(1)}.` : ""}`;
  return [
    ...(number ? [{ label: number, url: toTel(number), note }] : []),
    ...(sms
      ? [
          {
            label: sms.words ? `Text ${sms.words} to ${sms.number}` : `Text ${sms.number}`,
            url: toSms(sms.number, sms.words),
            note,
          },
        ]
      : []),
    ...(web && !number && !sms ? [{ label: name, url: web, note }] : []),
  ];
}

export const toTel = (number: string): string => `tel:${toDigits(number)}`;

/** `?&` is read by phones that want `?body=` and by those that want `&body=`. */
const toSms = (number: string, words: string | undefined): string =>
  `sms:${toDigits(number)}${words ? `?&body=${encodeURIComponent(words)}` : ""}`;

const toDigits = (number: string): string => number.replaceAll(/\D/g, "");
