// Insights over the wire: the verses are read as references, never as text.
import { createRoute } from "@hono/zod-openapi";
import type { VerseExplainer } from "#src/features/writing/server/service.ts";
import type { Passage } from "#src/generation/contract.ts";
import { UserError } from "#src/platform/errors.ts";
import { createRouter, errorResponse, jsonBody, jsonResponse } from "#src/platform/http/router.ts";
import { chooseText } from "#src/scripture/choose-text.ts";
import { formatRange } from "#src/scripture/format-reference.ts";
import { readReference } from "#src/scripture/references/read-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { drawInsights } from "#src/scripture/server/insights/draw-insights.ts";
import { readPassage } from "#src/scripture/server/read-passage.ts";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import type { OrdinalRange } from "#src/scripture/versification.ts";
import { Insights, InsightsRequest } from "../contract.ts";

/** Of all references together: insights are into verses, not into books. */
const VERSES_READ_MAX = 200;

const insightsRoute = createRoute({
  method: "post",
  path: "/api/bible/insights",
  summary: "Get insights into verses",
  tags: ["Search"],
  request: jsonBody(InsightsRequest),
  responses: {
    200: jsonResponse("Themes, application, related verses and background.", Insights),
    400: errorResponse(
      "No verses, too many verses, or a verse or translation that does not exist.",
    ),
  },
});

/** @param explainer writes what the facts cannot say; absent where there are no accounts to limit it */
export function createInsightsApi(corpus: Corpus, explainer?: VerseExplainer) {
  return createRouter().openapi(insightsRoute, async (c) => {
    const { verses, translation, explain } = c.req.valid("json");
    const passages = verses.flatMap(({ reference }, index) => readRanges(reference, index));
    const count = passages.reduce((sum, { start, end }) => sum + end - start + 1, 0);
    if (count > VERSES_READ_MAX) {
      throw refuse("verses", `Please name at most ${VERSES_READ_MAX} verses in all`);
    }
    const chosen = chooseText(translation, "WEB", "show");
    if (!chosen) throw refuse("translation", `There is no translation called ${translation}`);
    const facts = drawInsights(corpus, passages, chosen.code);
    const writer = await explainer?.findWriter(c);
    if (!writer || !explainer) return c.json(facts, 200);
    if (!explain) return c.json({ ...facts, writer }, 200);
    const found = readShortPassages(corpus, passages, chosen.code);
    c.header("Cache-Control", "no-store");
    return c.json({ ...facts, writer, ...(await explainer.explain(c, found, chosen.code)) }, 200);
  });
}

/** More is not explained at once. */
const EXPLAINED_MAX = 6;
const VERSES_EXPLAINED_MAX = 6;

function readShortPassages(
  corpus: Corpus,
  ranges: readonly OrdinalRange[],
  translation: EmbeddedCode,
): Passage[] {
  return ranges
    .filter(({ start, end }) => end - start < VERSES_EXPLAINED_MAX)
    .map((range) => ({
      reference: formatRange(range),
      translation,
      text: readPassage(corpus.texts[translation], range).text,
    }))
    .filter(({ text }) => text)
    .slice(0, EXPLAINED_MAX);
}

const refuse = (field: string, sentence: string): UserError =>
  new UserError("invalid", sentence, { fields: { [field]: sentence } });

function readRanges(reference: string, index: number) {
  const reading = readReference(reference);
  if (reading.kind === "reference") return reading.ranges;
  throw refuse(
    `verses.${index}.reference`,
    reading.kind === "none" ? `“${reference}” is not a reference` : reading.sentence,
  );
}
