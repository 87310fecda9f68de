import { PASSWORD_MIN } from "../rules.ts";

export const PASSWORD_HELP = `At least ${PASSWORD_MIN} characters. Three or four words that do not belong together hold well.`;
