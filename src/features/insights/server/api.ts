// Insights over the wire: the verses are read as references, never as text.
import { createRoute } from "@hono/zod-openapi";
import { UserError } from "#src/platform/errors.ts";
import { createRouter, errorResponse, jsonBody, jsonResponse } from "#src/platform/http/router.ts";
import { chooseText } from "#src/scripture/choose-text.ts";
import { readReference } from "#src/scripture/references/read-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { drawInsights } from "#src/scripture/server/insights/draw-insights.ts";
import { Insights, InsightsRequest } from "../contract.ts";

/** Of all references together: insights are into verses, not into books. */
const VERSES_READ_MAX = 200;

const insightsRoute = createRoute({
  method: "post",
  path: "/api/bible/insights",
  summary: "What verses share, and what stands behind them",
  tags: ["Search"],
  request: jsonBody(InsightsRequest),
  responses: {
    200: jsonResponse("Themes, application, related verses and background.", Insights),
    400: errorResponse("There are no verses, or one of them does not exist."),
  },
});

export function createInsightsApi(corpus: Corpus) {
  return createRouter().openapi(insightsRoute, (c) => {
    const { verses, translation } = c.req.valid("json");
    const passages = verses.flatMap(({ reference }, index) => readRanges(reference, index));
    const count = passages.reduce((sum, { start, end }) => sum + end - start + 1, 0);
    if (count > VERSES_READ_MAX) {
      throw refuse("verses", `Please name at most ${VERSES_READ_MAX} verses in all`);
    }
    const chosen = chooseText(translation, "WEB", "show");
    if (!chosen) throw refuse("translation", `There is no translation called ${translation}`);
    return c.json(drawInsights(corpus, passages, chosen.code), 200);
  });
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
