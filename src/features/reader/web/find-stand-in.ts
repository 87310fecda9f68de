import { chooseText } from "#src/scripture/choose-text.ts";
import type { EmbeddedCode } from "#src/scripture/translations.ts";

/** Kept in the address where a licensed translation led to the nearest text: `?asked=NIV`. */
export const formatAsked = (requested: string | undefined): string =>
  requested ? `?asked=${requested}` : "";

/** Why another text than the one asked for stands here; nothing where it is the one. */
export function findStandInNotice(request: Request, code: EmbeddedCode): string | undefined {
  const asked = new URL(request.url).searchParams.get("asked") ?? undefined;
  const standIn = asked === undefined ? undefined : chooseText(asked, code, "show");
  return standIn?.code === code ? standIn.notice : undefined;
}
