// What the settings' one switch of the reminders stands for: two kinds of mail,
// of which each may have been stopped from a mail of its own.
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { callApi } from "#src/web/query-client.ts";
import type { MailChoicesAnswer } from "../contract.ts";

export const mailChoicesQuery = queryOptions({
  queryKey: ["mail-choices"],
  queryFn: ({ client, signal }) =>
    callApi<MailChoicesAnswer>(client, "/api/user/mail-choices", { signal }),
});

/** @param settingsFrom when the settings were last changed: the choices may be others since */
export function RemindersNote({ isOn, settingsFrom }: { isOn: boolean; settingsFrom: string }) {
  const client = useQueryClient();
  const { data } = useQuery(mailChoicesQuery);
  const seen = useRef(settingsFrom);
  useEffect(() => {
    if (seen.current === settingsFrom) return;
    seen.current = settingsFrom;
    void client.invalidateQueries({ queryKey: mailChoicesQuery.queryKey });
  }, [settingsFrom, client]);
  return (
    <>
      {describeReminders(isOn ? data : undefined)}{" "}
      {isOn && data ? (
        // A plain page of its own, outside the app.
        <a href={data.preferencesPath} className="underlined">
          Choose them one by one
        </a>
      ) : null}
    </>
  );
}

export function describeReminders(
  choices: Pick<MailChoicesAnswer, "planReminders" | "prayerReminders"> | undefined,
): string {
  if (choices && !choices.planReminders) {
    return "Of your prayers. Those of reading plans you have stopped.";
  }
  if (choices && !choices.prayerReminders) {
    return "Of your reading plans. Those of prayers you have stopped.";
  }
  return "Of your reading plans and of your prayers: two kinds of mail, switched together here.";
}
