// The kinds of mail that come by the clock; each can be stopped alone.

export const STREAMS = ["daily-verse", "plan-reminder", "prayer-reminder"] as const;
export type Stream = (typeof STREAMS)[number];

/** As it is called where a person chooses. */
export const STREAM_NAMES: Readonly<Record<Stream, string>> = {
  "daily-verse": "Daily verse",
  "plan-reminder": "Reading plan reminders",
  "prayer-reminder": "Prayer reminders",
};

/** What a person gets by mail. */
export type MailChoices = Readonly<Record<Stream, boolean>>;

/** What stands in the settings, and which streams were stopped from a mail. */
export interface StoredChoices {
  readonly dailyVerseEnabled: boolean;
  readonly emailRemindersEnabled: boolean;
  readonly stopped: readonly Stream[];
}

export function readChoices(stored: StoredChoices): MailChoices {
  const hasReminders = stored.emailRemindersEnabled;
  return {
    "daily-verse": stored.dailyVerseEnabled,
    "plan-reminder": hasReminders && !stored.stopped.includes("plan-reminder"),
    "prayer-reminder": hasReminders && !stored.stopped.includes("prayer-reminder"),
  };
}

/** The switch of the settings is on as long as one of its two streams is. */
export function storeChoices(choices: MailChoices): StoredChoices {
  const reminders = ["plan-reminder", "prayer-reminder"] as const;
  const emailRemindersEnabled = reminders.some((stream) => choices[stream]);
  return {
    dailyVerseEnabled: choices["daily-verse"],
    emailRemindersEnabled,
    stopped: emailRemindersEnabled ? reminders.filter((stream) => !choices[stream]) : [],
  };
}
