// Fields that several of the plan calls take or give.
import { z } from "zod";
import { isReadable } from "#src/readable-text.ts";

export const text = (what: string, max: number) =>
  z
    .string(`The ${what} must be text`)
    .trim()
    .max(max, `Please shorten the ${what} to ${max} characters`)
    .refine(isReadable, `The ${what} holds characters that cannot be read`);

export const flag = (name: string) => z.boolean(`${name} is either true or false`);

const NO_PLAN = "There is no such plan";
export const planId = z.coerce
  .number(NO_PLAN)
  .int(NO_PLAN)
  .min(1, NO_PLAN)
  .max(2 ** 31 - 1, NO_PLAN);
export const LocalDate = z.iso.date().meta({ description: "In the person's time zone." });
