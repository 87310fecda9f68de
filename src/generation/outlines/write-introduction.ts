// The head of an outline: why the passage is read, how the time is spent, a note
// for the leader; and the passage explained: its place in the Bible and its shape.

import { formatOrdinal, formatRange } from "#src/scripture/format-reference.ts";
import { stemsOf } from "#src/scripture/server/meaning/content-words.ts";
import { bookOfOrdinal, verseAt } from "#src/scripture/versification.ts";
import type { LectioPassage } from "../devotionals/lectio-store.ts";
import { shownPart } from "../stored-words.ts";
import type { OutlineWish } from "./compose-outline.ts";
import type { Step } from "./divide-passage.ts";
import { audiences } from "./forms.ts";
import { type Ground, sayTimes, sayVerses } from "./ground.ts";
import { findNames, findRepeated } from "./passage-facts.ts";
import type { TimePlan } from "./plan-time.ts";

const HELP_FIRST =
  "Before anything else: whatever was done to you is not your fault, and you are not asked to bear it. The people who run this house, a doctor, a helpline or the police can help you to be safe, today and not only one day; where there is danger now, call the emergency number. Nothing in this outline asks anybody to go back, to settle a quarrel or to feel anything in particular toward the one who did it.";
const HELP_WRITER =
  "Before anything else: if you or somebody near you is in danger, call the emergency number or a helpline now, and tell one person whom you trust. Reading can wait until somebody is with you.";

/** What the topic asks, and what this outline does with it, for those who were harmed. */
const OF_FORGIVING =
  "You asked for forgiving. For people who had to flee, that word has often been used against them. To forgive is not to excuse, not to trust again and not to return; it has no date, and nobody can demand it of them.";
const BEGIN_ELSEWHERE =
  "So this outline begins where the Bible lets them begin: with what was done, said to God aloud.";

const STEP_WORDS = [
  "",
  "one step",
  "two steps",
  "three steps",
  "four steps",
  "five steps",
  "six steps",
];

/** A longer topic is a sentence, and no title. */
const TOPIC_IN_TITLE_MAX = 60;

/**
 * The name that the passage was asked for by; else the topic with the passage's
 * place, unless the topic is that place or speaks of danger; else our heading.
 */
export function titleOf(
  { inside, range, label, isDanger, isTalk }: Ground,
  steps: readonly Step[],
  { request, asked }: OutlineWish,
): string {
  const name = asked?.named?.heading;
  const topic = plainTopic(request.topic.replace(/["“”]/g, ""));
  const isTopicOwn = !asked || asked.isBesideTopic || asked.isTold;
  if (isTopicOwn && !isDanger && !isTalk && topic && topic.length <= TOPIC_IN_TITLE_MAX) {
    return `${capitalize(topic)}${/[.?!…]$/.test(topic) ? "" : ":"} ${label}`;
  }
  const [only, ...more] = inside;
  const heading =
    name ??
    (only && more.length === 0 && only.start === range.start && only.end === range.end
      ? only.heading
      : undefined);
  if (heading) return `${heading}: ${label}`;
  if (range.start === range.end) return `Staying with ${label}`;
  return `${capitalize(STEP_WORDS[steps.length] ?? "A way")} through ${label}`;
}

export function introduce(
  ground: Ground,
  {
    wish,
    time,
    chosen,
  }: {
    readonly wish: OutlineWish;
    readonly time: TimePlan;
    /** Absent where the passage was asked for. */
    readonly chosen: LectioPassage | undefined;
  },
): string {
  const { isDanger } = ground;
  const { setting, request, understood } = wish;
  const isSheltered = setting.audience === "shelter";
  return [
    isDanger ? (isSheltered ? HELP_FIRST : HELP_WRITER) : undefined,
    isDanger && FORGIVING.test(request.topic)
      ? [OF_FORGIVING, chosen ? BEGIN_ELSEWHERE : ""].join(" ").trim()
      : undefined,
    tellChoice(ground, wish, chosen),
    ground.isTalk ? tellTalk(ground, time) : tellTime(ground, setting.size, time),
    tellLimits(ground, wish),
    understood.concern?.level === "danger" && !isSheltered ? undefined : tellLeader(wish),
  ]
    .filter((part) => part !== undefined)
    .join("\n\n");
}

/** Without what a marker is made of. */
const plainTopic = (topic: string): string => topic.replace(/[{}|]/g, "").trim();

const FORGIVING = /\b(?:forgiv\w*|reconcil\w*|pardon\w*|making peace)\b/i;

/** Whether any word of the topic is one that the search by meaning can be led by. */
const isKnown = ({ corpus }: Ground, topic: string): boolean =>
  corpus.meaning().knows(stemsOf(topic));

function tellChoice(
  ground: Ground,
  { asked, request, isDanger, setting }: OutlineWish,
  chosen: LectioPassage | undefined,
): string {
  const { label, range } = ground;
  const verses = range.end > range.start ? ", from its first verse to its last" : "";
  const topic = plainTopic(request.topic);
  if (chosen) {
    const why = isDanger
      ? `Berea chose ${label} because it is said by somebody who was afraid, to a God who hears. The outline stays with it${verses}.`
      : setting.audience === "funeral"
        ? `You named no passage. Berea chose ${label}, since it can be read at a grave without claiming more than anybody knows, and stays with it${verses}.`
        : isKnown(ground, topic)
          ? `You named no passage for “${topic}”. Berea chose ${label}, by the meaning of your words, and stays with it${verses}.`
          : `Berea does not know the words “${topic}”, and offers ${label} instead${verses}. Other words for the topic may lead to a passage on it.`;
    return `${why} ${chosen.about} ${chosen.see}`;
  }
  if (asked?.isTold) {
    return `Your topic tells of ${label}, and this outline stays there${verses}.`;
  }
  const isNamed = asked?.named || topic.includes(label.split(" ")[0] ?? label);
  return isNamed
    ? `This outline stays in ${label}${verses}.`
    : `This outline stays in ${label}, as you asked${verses}; “${topic}” is the question you bring to it.`;
}

function tellPlace({ corpus, range }: Ground): string {
  const book = corpus.background.ofBook(bookOfOrdinal(range.start));
  const section = corpus.background.findSection(range.start);
  const isInside = section && section.end >= range.end;
  const where = isInside
    ? `Where it stands: ${section.reference}, “${section.title}”. ${section.text}`
    : `What the book of ${book.book} is for: ${book.purpose}`;
  // A psalm says itself whose it is, where it does; a letter of the alphabet says nothing.
  const title = corpus.texts.WEB.title(range.start)?.replace(/\s+/g, " ").trim();
  if (book.book === "Psalms")
    return title && /[a-z]/.test(title) ? `Its own heading says: “${title}”` : where;
  return `${where} ${book.setting} Who wrote it: ${book.author}.`;
}

const LARGE = 10;

function tellTime(
  { range, label }: Ground,
  size: number | undefined,
  { total, reading, prayer, questions, isReadWhole }: TimePlan,
): string {
  const talk = questions.reduce((sum, one) => sum + one, 0);
  const aloud = isReadWhole
    ? `${sayMinutes(reading)} to read ${label} aloud`
    : `${sayMinutes(reading)} to read aloud from ${formatOrdinal(range.start)} as far as they reach (let everybody read the rest beforehand)`;
  const plan = `For ${total} minutes: ${aloud}, ${talk} for ${questions.length} questions, ${prayer} to pray.`;
  if (!size) return plan;
  const people =
    size > LARGE
      ? `With ${size} people, talk in threes first and bring one thing from each three to all.`
      : `With ${size} people everybody can say something to most of the questions, and nobody has to.`;
  return `${plan} ${people}`;
}

/** So many words are spoken in a minute, with breaths. */
const SPOKEN = 110;

function tellTalk(
  { label, range }: Ground,
  { total, reading, prayer, questions, isReadWhole }: TimePlan,
): string {
  const spoken = questions.reduce((sum, one) => sum + one, 0);
  const aloud = isReadWhole
    ? `${sayMinutes(reading)} to read ${label} aloud`
    : `${sayMinutes(reading)} to read aloud from ${formatOrdinal(range.start)} as far as it reaches`;
  return `For ${total} minutes: ${aloud}, ${spoken} to speak (some ${spoken * SPOKEN} words of yours, at a slow pace), ${prayer} to pray.`;
}

/** What nobody should look for in it. */
function tellLimits(
  { isTalk, isDanger, isSimple }: Ground,
  { setting }: OutlineWish,
): string | undefined {
  if (isDanger) return undefined;
  if (setting.audience === "funeral") {
    return "What this outline does not do: it knows nothing of the one who died, and it does not write your talk. It gives you the passage in steps, and marks where your own words belong.";
  }
  if (isTalk) {
    return "What this outline does not do: it does not write your talk, and it does not know your people or what you will have in your hand. It gives you the passage in steps, and marks where your own words belong.";
  }
  return isSimple && setting.minutes !== undefined
    ? "It leaves out counts, cross references and original words on purpose, and it asks less than there would be to ask."
    : undefined;
}

const sayMinutes = (minutes: number): string => (minutes === 1 ? "1 minute" : `${minutes} minutes`);

function tellLeader({ setting, isDanger }: OutlineWish): string | undefined {
  const { leader } = audiences[isDanger ? "shelter" : setting.audience];
  return leader ? `For whoever leads: ${leader}` : undefined;
}

/** The shape of the passage, counted. */
export function tellShape(ground: Ground, steps: readonly Step[]): string {
  const { corpus, code, range, label, inside } = ground;
  const count = range.end - range.start + 1;
  const shown = shownPart(range);
  const word = findRepeated(corpus, code, range);
  const people = ground.isSimple
    ? []
    : findNames(
        corpus,
        code,
        range,
        inside.flatMap((one) => one.people),
      );
  const rest =
    shown.end < range.end
      ? `Shown here is ${formatRange(shown)}. The rest of ${label} belongs to it; please read it in the Bible reader.`
      : undefined;
  const way =
    steps.length > 1
      ? `${label} has ${count} verses and is read here in ${STEP_WORDS[steps.length] ?? `${steps.length} steps`}: ${steps.map(sayStep).join("; ")}.`
      : `${label} is one verse, and it is enough for a meeting.`;
  const heard =
    word && count > 3 && !ground.isSimple
      ? `Its most repeated word is “${word.word}”, which comes ${sayTimes(word.count)}, the first time in verse ${sayPlace(word.ordinals[0], range.start)}.`
      : undefined;
  const questions = countQuestions(ground);
  const asked =
    questions > 1 && !ground.isSimple
      ? `${capitalize(String(questions))} of its verses hold a question.`
      : undefined;
  const names = people.length > 1 ? `Named in it: ${people.join(", ")}.` : undefined;
  return [tellPlace(ground), rest, [way, heard, asked, names].filter(Boolean).join(" ")]
    .filter(Boolean)
    .join("\n\n");
}

function sayStep(step: Step): string {
  const verses = sayVerses(step).replace(/^the words of /, "");
  return step.heading ? `${step.heading} (${verses})` : verses;
}

function sayPlace(ordinal: number | undefined, start: number): string {
  if (ordinal === undefined) return "";
  const { chapter, verse } = verseAt(ordinal);
  return chapter === verseAt(start).chapter ? String(verse) : `${chapter}:${verse}`;
}

function countQuestions({ corpus, code, range }: Ground): number {
  let count = 0;
  for (let at = range.start; at <= range.end; at += 1) {
    if (corpus.texts[code].verse(at).includes("?")) count += 1;
  }
  return count;
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
