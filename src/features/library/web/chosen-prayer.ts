// A prayer that a visitor chose for their Prayer List before they had one. The
// choice stands in the address of the list; this tab stores it through signing up
// and paying, and it goes when somebody signs out.
import { queryOptions } from "@tanstack/react-query";
import { findTyping, forgetTyping, storeTyping } from "#src/ui/stored-typing.ts";
import type { Prayer } from "../contract.ts";
import { prayerTypeQuery } from "./queries.ts";

const LIST_PATH = "/premium/prayers";
export const CHOICE = "add";
/** They had no account when they chose. */
const NOBODY = 0;
const FORM = "chosen-prayer";

/** The Prayer List, where `name`, a type and an id with a slash between, is offered. */
export const offerUrl = (name: string): string =>
  `${LIST_PATH}?${new URLSearchParams({ [CHOICE]: name })}`;

export const saveChoice = (name: string): void => storeTyping(NOBODY, FORM, { name });
export const findChoice = (): string | undefined =>
  findTyping<{ name: string }>(NOBODY, FORM)?.name;
export const forgetChoice = (): void => forgetTyping(NOBODY, FORM);

/** The prayer of that name; null where the library has none. */
export const chosenPrayerQuery = (name: string) =>
  queryOptions({
    queryKey: ["library", "prayers", "chosen", name],
    queryFn: async ({ client }): Promise<Prayer | null> => {
      const [type = "", id] = name.split("/");
      const { prayers } = await client.fetchQuery(prayerTypeQuery(type));
      return prayers.find((prayer) => prayer.id === id) ?? null;
    },
  });
