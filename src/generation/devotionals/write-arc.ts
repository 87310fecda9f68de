// A piece from an arc: so much of it as the length asks for, whole. The first
// passage stands above everything as the main one; the others stand in the text
// before their commentary.
import { readReference } from "#src/scripture/references/read-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import {
  type DevotionalDraft,
  type DevotionalRequest,
  LENGTH_MINUTES,
  type StoredPiece,
  WRITTEN_DEVOTIONAL_LABEL,
} from "../contract.ts";
import { finishDevotional } from "../finish.ts";
import { writeMarker } from "../markers.ts";
import { attest } from "../provenance.ts";
import { type Arc, type ArcPassage, PASSAGES_OF, SILENCE_MINUTES } from "./arc-store.ts";
import { formOf } from "./choose-arc.ts";

const ARCS_VERSION = "arcs-1";

export function writeArc(
  corpus: Corpus,
  arc: Arc,
  request: DevotionalRequest,
  /** That the person would read. */
  wanted: EmbeddedCode,
): StoredPiece<DevotionalDraft> {
  const stored = write(corpus, arc, request, { wanted, hasAllSilences: true });
  const [, most] = LENGTH_MINUTES[request.length];
  const isLong = finishDevotional(corpus, stored).estimatedReadTime > most;
  // The story stands where the first silence was, if both would take too long.
  return isLong && request.includePersonalStory
    ? write(corpus, arc, request, { wanted, hasAllSilences: false })
    : stored;
}

function write(
  corpus: Corpus,
  arc: Arc,
  { topic, length, includePersonalStory }: DevotionalRequest,
  { wanted, hasAllSilences }: { wanted: EmbeddedCode; hasAllSilences: boolean },
): StoredPiece<DevotionalDraft> {
  const passages = arc.passages.slice(0, PASSAGES_OF[length]);
  const [main, ...others] = passages;
  if (!main) throw new RangeError(`The arc ${arc.id} has no passage`);
  const draft: DevotionalDraft = {
    title: arc.title,
    topic,
    content: [
      arc.opening,
      ...writePassage(main, { hasSilence: hasAllSilences }),
      ...(includePersonalStory ? [arc.story] : []),
      ...others.flatMap((passage) => writePassage(passage, { shownIn: main.translation })),
    ].join("\n\n"),
    scripture: labelOf(main),
    keyPoints: [arc.idea, ...passages.map(({ keyPoint }) => keyPoint)],
    applicationPoints: passages.map(({ application }) => application),
    reflectionQuestions: passages.map(({ question }) => question),
    prayer: arc.prayer,
  };
  const texts = Object.values(draft).flat();
  return {
    draft,
    // Its commentary explains the words of this translation.
    translation: main.translation,
    quietMinutes: (hasAllSilences ? passages.length : others.length) * SILENCE_MINUTES,
    provenance: {
      ...attest(corpus, texts, main.translation, [main.reference]),
      label: WRITTEN_DEVOTIONAL_LABEL,
      how: `Written whole by Berea, and chosen for your words.${
        wanted === main.translation
          ? ""
          : ` It explains the words of the ${main.translation}, and so it quotes that.`
      }`,
      promptVersion: ARCS_VERSION,
    },
    used: {
      forms: [formOf(arc, length)],
      passages: passages.map(labelOf),
    },
  };
}

/** As Berea writes references. */
function labelOf({ reference }: ArcPassage): string {
  const reading = readReference(reference);
  return reading.kind === "reference" ? reading.label : reference;
}

interface Shown {
  readonly hasSilence?: boolean;
  /** The piece's translation, where the passage itself is to stand in the text. */
  readonly shownIn?: string;
}

function writePassage(
  { reference, translation, heading, commentary, silence }: ArcPassage,
  { hasSilence = true, shownIn }: Shown,
): string[] {
  const code = translation === shownIn ? {} : { code: translation };
  return [
    `## ${heading}`,
    ...(shownIn ? [writeMarker({ reference, ...code })] : []),
    ...commentary,
    ...(hasSilence ? [silence] : []),
  ];
}
