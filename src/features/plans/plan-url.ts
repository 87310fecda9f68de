export const PLANS_PATH = "/premium/reading-plans";

/** Where all days of one plan are listed. */
export const formatPlanUrl = (id: number): string => `${PLANS_PATH}?plan=${id}`;

/** The plan whose days are asked for. */
export function readPlanUrl(parameters: URLSearchParams): number | undefined {
  const id = Number(parameters.get("plan"));
  return Number.isInteger(id) && id > 0 ? id : undefined;
}
