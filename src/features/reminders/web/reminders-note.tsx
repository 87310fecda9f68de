// What the settings' one switch of the reminders stands for: two kinds of mail,
// of which each may have been stopped from a mail of its own.
import { queryOptions, useQuery } from "@tanstack/react-query";
import { callApi } from "#src/query-client.ts";
import type { MailChoicesAnswer } from "../contract.ts";

/** Asked for again whenever the settings have changed. */
const mailChoicesQuery = (settingsFrom: string) =>
  queryOptions({
    queryKey: ["mail-choices", settingsFrom],
    queryFn: ({ client, signal }) =>
      callApi<MailChoicesAnswer>(client, "/api/user/mail-choices", { signal }),
  });

export function RemindersNote({ isOn, settingsFrom }: { isOn: boolean; settingsFrom: string }) {
  const { data } = useQuery({ ...mailChoicesQuery(settingsFrom), enabled: isOn });
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
