// Which small files of `src/` may be alone, and why. Any other file under
// `SMALL_LINES` belongs into the file that its idea lives in.

export const SMALL_LINES = 25;

/** By what they are. Paths below `src/`. */
export const SMALL_KINDS: readonly { readonly reason: string; readonly files: RegExp }[] = [
  {
    reason: "A route module may be as thin as it likes.",
    files: /^app\/routes\//,
  },
  {
    reason: "The layout names this part of a feature: everybody looks for it here.",
    files: /\/(contract|rules|service|jobs|tables|index|ports|queries|personal-data|operator)\.ts$/,
  },
  {
    reason: "A store has one file for each table.",
    files: /\/server\/store\//,
  },
  {
    reason: "A page that only leads there loads the URL and nothing else of it.",
    files: /\/(?:web\/)?[^/]+-(address|path|url)\.ts$/,
  },
  {
    reason: "Shown while the part that it replaces is fetched, so not in that part's file.",
    files: /-skeleton\.tsx$/,
  },
  {
    reason: "A thread is started by a file.",
    files: /-thread\.ts$/,
  },
  {
    reason: "Compiled to one inline script each.",
    files: /^app\/page-scripts\//,
  },
  {
    reason: "What the whole corpus adds to an engine that devices run too.",
    files: /^scripture\/server\/verse-search\/(fame|find-verses)\.ts$/,
  },
  {
    reason: "Generated.",
    files: /\.wasm\.ts$/,
  },
];

/** By name. A name that is not needed any more is reported. */
export const SMALL_BY_NAME: readonly {
  readonly reason: string;
  readonly files: readonly string[];
}[] = [
  {
    reason: "An element of the design system that many pages use; found by its file's name.",
    files: [
      "ui/cite.ts",
      "ui/logo.tsx",
      "ui/notice.tsx",
      "ui/page-header.tsx",
      "ui/save-file.ts",
      "ui/use-focus-once-shown.ts",
      "web/wish/wish-line.tsx",
    ],
  },
  {
    reason: "Fetched on demand, or the way to what is: together they would be fetched at once.",
    files: [
      "app/send-drafts.ts",
      "web/device-entry.ts",
      "features/accounts/web/account-dialog.tsx",
      "features/notes/web/unsent-notice.tsx",
      "features/notes/web/explain-reference.ts",
      "features/notes/web/read-text.tsx",
      "scripture/references/is-reference-shaped.ts",
      "server/load-sandbox.ts",
      "server/main.ts",
    ],
  },
  {
    reason: "Only loaders need it; beside a component, its tables would go to the browser.",
    files: ["features/concordance/web/list-books.ts"],
  },
  {
    reason: "A leaf: two files that must not know each other both import it.",
    files: [
      "features/billing/server/mail-queue.ts",
      "features/plans/fields.ts",
      "features/plans/server/refusals.ts",
      "features/reminders/rules/lateness.ts",
      "platform/db/database-error.ts",
      "platform/loopback.ts",
      "shared/calendar/durations.ts",
      "shared/trash.ts",
    ],
  },
  {
    reason: "Only platform/db may name drizzle-orm; the job queue takes what this makes.",
    files: ["platform/db/job-database.ts"],
  },
  {
    reason: "One act with a name of its own, used from several places or tested alone.",
    files: [
      "app/text-first.ts",
      "web/listening/use-one-tab.ts",
      "features/accounts/web/describe-failure.ts",
      "features/accounts/web/settings/find-chosen-translation.ts",
      "features/accounts/web/settings/use-saved-settings.ts",
      "features/billing/web/upsell-places.ts",
      "features/devotionals/web/devotional-text.ts",
      "features/devotionals/web/find-shown.ts",
      "features/notes/server/write-markdown.ts",
      "features/notes/web/find-note-problems.ts",
      "features/notes/web/move-caret.ts",
      "features/plans/server/pauses.ts",
      "features/prayers/server/reminder-days.ts",
      "features/tools/web/cite-verses.ts",
      "generation/reading-time.ts",
      "platform/http/mend-url.ts",
      "platform/run-in-slices.ts",
      "server/stop-signals.ts",
      "shared/calendar/easter.ts",
      "shared/calendar/local-time.ts",
      "shared/html/markdown-to-html.ts",
      "shared/readable-text.ts",
    ],
  },
  {
    reason: "One part of a page, with a name of its own on it.",
    files: [
      "features/concordance/web/study-part.tsx",
      "features/library/web/print-button.tsx",
      "features/notes/web/export-menu.tsx",
      "features/notes/web/note-gone.tsx",
      "features/notes/web/notes-failure.tsx",
      "features/plans/web/form-end.tsx",
    ],
  },
  {
    reason: "What every page depends on, one thing a file, so that a page takes what it needs.",
    files: [
      "web/current-user.ts",
      "web/drafts/waiting-drafts.ts",
      "web/drafts/watch-page.ts",
      "web/page-context.ts",
      "web/person-pending.tsx",
      "web/prefetch-own.ts",
      "web/run-mutation.ts",
      "web/should-revalidate.ts",
      "web/watch-session.ts",
    ],
  },
];
