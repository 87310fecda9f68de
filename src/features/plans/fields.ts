// Fields that several of the plan calls take or give.
import { z } from "zod";
import { isReadable } from "#src/shared/readable-text.ts";
import { rowId } from "#src/shared/wire-fields.ts";

export const text = (what: string, max: number) =>
  z
    .string(`The ${what} must be text`)
    .trim()
    .max(max, `Please shorten the ${what} to ${max} characters`)
    .refine(isReadable, `The ${what} holds characters that cannot be read`);

export const flag = (name: string) => z.boolean(`${name} is either true or false`);

export const planId = rowId("There is no such plan");
