// What the step to an answered prayer is called. "Mark Answered" is offered only
// while a prayer is active; an ongoing one has the same step under another name.
import type { Prayer } from "../contract.ts";

type Stand = Pick<Prayer, "status">;

export const canBeAnswered = ({ status }: Stand): boolean =>
  status === "active" || status === "ongoing";

export const nameAnswering = ({ status }: Stand): string =>
  status === "ongoing" ? "Tell how it was answered" : "Mark Answered";
