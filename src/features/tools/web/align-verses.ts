// Puts answers for several translations beside each other, verse by verse.
import type { FoundVerse, PlainSearchAnswer } from "#src/features/search/contract.ts";
import type { TranslationCode } from "#src/scripture/translations.ts";

export interface AnsweredText {
  readonly asked: TranslationCode;
  readonly answer: Pick<PlainSearchAnswer, "results" | "reading" | "total">;
}

export interface ShownText {
  /** The text's own name, whatever was asked for. */
  readonly code: string;
  /** What it answers for: itself, and those in whose place it stands. */
  readonly asked: readonly TranslationCode[];
  /** Why it stands there, each reason once. */
  readonly notices: readonly string[];
  /** What its owner asks to be said. */
  readonly copyrights: readonly string[];
  readonly verses: readonly FoundVerse[];
}

export interface AlignedVerse {
  /** Two rows of one verse differ in it. */
  readonly id: string;
  readonly reference: string;
  /** One for each text, in their order; nothing where a text does not have the verse. */
  readonly cells: readonly (FoundVerse | undefined)[];
}

/** Texts in the order in which they were asked for, each once: a stand-in shows up under its own name. */
export function joinTexts(answers: readonly AnsweredText[]): ShownText[] {
  const shown = new Map<string, ShownText>();
  for (const { asked, answer } of answers) {
    const code = answer.results[0]?.translation ?? answer.reading.translation;
    const known = shown.get(code);
    const notices = answer.reading.notice ? [answer.reading.notice] : [];
    const verses = known?.verses ?? answer.results;
    shown.set(code, {
      code,
      asked: [...(known?.asked ?? []), asked],
      notices: [...new Set([...(known?.notices ?? []), ...notices])],
      copyrights: [...new Set(verses.flatMap(({ copyright }) => copyright ?? []))],
      verses,
    });
  }
  return [...shown.values()];
}

/**
 * Rows of the same verse. A verse that only some texts have stands where they
 * have it; one that is asked for twice stands twice.
 */
export function alignVerses(texts: readonly ShownText[]): AlignedVerse[] {
  const order: string[] = [];
  const places = texts.map(({ verses }) => {
    const byId = new Map<string, FoundVerse>();
    let last: string | undefined;
    for (const verse of verses) {
      let id = verse.reference;
      for (let time = 2; byId.has(id); time++) id = `${verse.reference} (${time})`;
      byId.set(id, verse);
      if (!order.includes(id))
        order.splice(last === undefined ? 0 : order.indexOf(last) + 1, 0, id);
      last = id;
    }
    return byId;
  });
  return order.map((id) => {
    const cells = places.map((byId) => byId.get(id));
    return { id, reference: cells.find(Boolean)?.reference ?? id, cells };
  });
}
