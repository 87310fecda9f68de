// Cards and reviews as they come over the wire, as they are stored, and back.
import { UserError } from "#src/platform/errors.ts";
import { formatRange } from "#src/scripture/format-reference.ts";
import { readReference } from "#src/scripture/references/read-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { readPassage } from "#src/scripture/server/read-passage.ts";
import { type OrdinalRange, verseAt } from "#src/scripture/versification.ts";
import type { MemoryCard, MemoryChangesBody } from "../contract.ts";
import { type CardName, formatCard, VERSES_MAX } from "../rules.ts";
import type { CardRow, ReviewRow } from "./store.ts";

/** @throws UserError 400 with the sentence where a card is none */
export function readCards(
  texts: Corpus["texts"],
  cards: MemoryChangesBody["cards"],
  now: Date,
): Omit<CardRow, "userId">[] {
  const byName = new Map<string, Omit<CardRow, "userId">>();
  for (const { addedAt, removedAt, ...name } of cards) {
    const read = {
      ...readName(texts, name),
      addedAt: readDate(addedAt, now),
      removedAt: removedAt === null ? null : readDate(removedAt, now),
    };
    // The same card twice, spelled differently: one statement writes a row only once.
    const other = byName.get(formatCard(read));
    byName.set(formatCard(read), {
      ...read,
      addedAt: other && other.addedAt > read.addedAt ? other.addedAt : read.addedAt,
      removedAt: latest(other?.removedAt ?? null, read.removedAt),
    });
  }
  return [...byName.values()];
}

export const readReviews = (
  texts: Corpus["texts"],
  reviews: MemoryChangesBody["reviews"],
  now: Date,
): Omit<ReviewRow, "userId">[] =>
  reviews.map(({ id, at, grade, ...name }) => ({
    ...readName(texts, name),
    id: id.toLowerCase(),
    at: readDate(at, now),
    grade,
  }));

/** The cards with the words of today's corpus and their reviews. */
export function writeCards(
  texts: Corpus["texts"],
  cards: readonly CardRow[],
  reviews: readonly ReviewRow[],
): MemoryCard[] {
  const byCard = Map.groupBy(reviews, formatCard);
  return cards.flatMap((card) => {
    const range = readRange(card.reference);
    if (!range) return [];
    const { reference, translation, addedAt, removedAt } = card;
    const { text, href } = readPassage(texts[translation], range);
    return {
      reference,
      translation,
      text,
      href,
      addedAt: addedAt.toISOString(),
      removedAt: removedAt?.toISOString() ?? null,
      reviews: (byCard.get(formatCard(card)) ?? []).map(({ id, at, grade }) => ({
        id,
        at: at.toISOString(),
        grade,
      })),
    };
  });
}

function readName(texts: Corpus["texts"], { reference, translation }: CardName): CardName {
  const range = readRange(reference);
  if (!range) {
    const reading = readReference(reference);
    throw refuse(
      reading.kind === "no-such-reference"
        ? reading.sentence
        : "A card is on verses of one chapter in a row, for example John 3:16-18",
    );
  }
  if (range.end - range.start >= VERSES_MAX) {
    throw refuse(`A card can have at most ${VERSES_MAX} verses`);
  }
  if (!readPassage(texts[translation], range).text) {
    throw refuse(`The ${translation} does not have ${formatRange(range)}`);
  }
  return { reference: formatRange(range), translation };
}

function readRange(reference: string): OrdinalRange | undefined {
  const reading = readReference(reference);
  const range = reading.kind === "reference" && reading.ranges.length === 1 && reading.ranges[0];
  if (!range) return undefined;
  const [first, last] = [verseAt(range.start), verseAt(range.end)];
  return first.book === last.book && first.chapter === last.chapter ? range : undefined;
}

const refuse = (sentence: string) =>
  new UserError("invalid", sentence, { fields: { reference: sentence } });

/** No change is later than now, whatever the device's clock says. */
function readDate(date: string, now: Date): Date {
  const at = new Date(date);
  return at > now ? now : at;
}

const latest = (one: Date | null, other: Date | null): Date | null =>
  one === null || (other !== null && other > one) ? other : one;
