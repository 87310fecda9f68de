/**
 * Why a verse is not in a text, as a sentence after `Not in this translation.`
 * @param notice the answer's own: `Not shown in the WEB: not in this translation's Greek text.`
 */
export function explainAbsence(notice: string | undefined, code: string): string {
  const reason = notice
    ?.replace(`Not shown in the ${code}: `, "")
    // Said already that it is not in this translation; what is left is where that comes from.
    .replace(/^not in this translation's Greek text/, "its Greek text does not have the verse");
  return reason ? (reason[0] ?? "").toUpperCase() + reason.slice(1) : "";
}
