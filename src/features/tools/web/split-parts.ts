/** More are not asked for one by one. */
const PARTS_MAX = 8;

/** The passages of a reference that names several, each once; none where it names one or very many. */
export function splitParts(reference: string): string[] {
  const parts = [...new Set(reference.split(";").map((part) => part.trim()))].filter(Boolean);
  return parts.length > 1 && parts.length <= PARTS_MAX ? parts : [];
}
