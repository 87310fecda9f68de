import { chooseText, describeStandIn, isStandInReason } from "#src/scripture/choose-text.ts";
import type { EmbeddedCode } from "#src/scripture/translations.ts";

/**
 * Carried in the URL where a licensed translation led to the nearest text:
 * `?asked=NIV`, and `&why=spent` where the licence is there and the text is not.
 */
export function formatAsked(requested: string | undefined, reason?: string): string {
  if (!requested) return "";
  const why = reason && reason !== "not-licensed" ? `&why=${reason}` : "";
  return `?asked=${requested}${why}`;
}

/** Why another text than the one asked for stands here; nothing where it is the one. */
export function findStandInNotice(
  request: Request,
  code: EmbeddedCode | undefined,
): string | undefined {
  if (!code) return undefined;
  const parameters = new URL(request.url).searchParams;
  const asked = parameters.get("asked") ?? undefined;
  const standIn = asked === undefined ? undefined : chooseText(asked, code, "show");
  if (standIn?.code !== code) return undefined;
  const why = parameters.get("why") ?? "";
  return standIn.requestedTranslation && isStandInReason(why)
    ? describeStandIn(standIn.requestedTranslation, why)
    : standIn.notice;
}
