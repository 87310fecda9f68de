// The one-way street: every room of `src/`, from the ground up. A file may
// import from its own room and from rooms that come before it in this list,
// types included, so that no two rooms can form a circle. A new room is
// added here by name.

/** Lowest first. */
export const ROOMS = [
  "shared",
  "scripture",
  "understanding",
  "ui",
  "platform",
  "generation",
  "web",
  "features/care",
  "features/accounts",
  "features/notifications",
  "features/engagement",
  "features/topics",
  "features/library",
  "features/search",
  "features/concordance",
  "features/reader",
  "features/tools",
  "features/offline",
  "features/favourites",
  "features/highlights",
  "features/history",
  "features/memory",
  "features/daily-verse",
  "features/billing",
  "features/payment-sandbox",
  "features/plans",
  "features/writing",
  "features/devotionals",
  "features/prayers",
  "features/insights",
  "features/notes",
  "features/reminders",
  "features/dashboard",
  "features/blog",
  "features/pages",
  "app",
  "postgres",
  "server",
] as const;

export const MOST_ROOMS = 38;
/** The longest way down from a room to one that imports nothing. */
export const MOST_FLOORS = 8;

/** An import as it is judged: both are paths below `src/`, or `to` is a package's name. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

interface Border {
  /** What is wrong, as a sentence. */
  readonly rule: string;
  readonly from: RegExp;
  readonly to: RegExp;
  /** Importers, or what they import, to which it does not apply. */
  readonly exceptFrom?: RegExp;
  readonly exceptTo?: RegExp;
}

const SERVER_CODE =
  /^(platform|postgres|server|generation|understanding|shared|scripture)\/|\/server\//;
const BROWSER_CODE = /^(app|web|ui)\/|^features\/[^/]+\/web\//;
/** Beside `server/` and `web/`: what both sides of a feature share. */
const SHARED_BY_SIDES = /^features\/[^/]+\/[^/]+\.ts$/;

/** Beside the order of rooms: which side of a room may see which. */
export const BORDERS: readonly Border[] = [
  {
    rule: "Only tables.ts, store, platform/db and postgres speak to the database.",
    from: /./,
    to: /^(drizzle-orm|pg)(\/|$)/,
    exceptFrom: /^(platform\/db|postgres)\/|\/server\/(tables\.ts|store\.ts|store\/)/,
  },
  {
    rule: "The server knows a feature by its server/index.ts alone.",
    from: /^server\//,
    to: /^features\//,
    exceptTo: /^features\/[^/]+\/server\/index\.ts$/,
  },
  {
    rule: "Node runs the server as it is and reads no JSX.",
    from: SERVER_CODE,
    to: /\.tsx$/,
  },
  {
    rule: "What runs in the browser cannot import a server part.",
    from: BROWSER_CODE,
    to: /(^|\/)server\/|^platform\//,
  },
  {
    rule: "What both sides of a feature share imports neither of them.",
    from: SHARED_BY_SIDES,
    to: /(^|\/)server\/|\/web\/|^(platform|ui|web)\//,
  },
  {
    rule: "Only the contracts of generation and understanding run in the browser.",
    from: /^(app|web|ui)\/|^features\/[^/]+\/(web\/|[^/]+\.ts$)/,
    to: /^(generation|understanding)\//,
    exceptTo: /^(generation|understanding)\/contract\.ts$/,
  },
  {
    rule: "The server has no use for parts of pages.",
    from: SERVER_CODE,
    to: /^(ui|web)\/|^features\/[^/]+\/web\//,
  },
];

/** What one feature may see of another, by the file that imports. */
export const FEATURE_DOORS: readonly { readonly from: RegExp; readonly to: RegExp }[] = [
  { from: /./, to: /^features\/[^/]+\/contract\.ts$/ },
  { from: /^features\/[^/]+\/server\//, to: /^features\/[^/]+\/server\/service\.ts$/ },
  // Writing has no page of its own: it is shared by the features that generate texts.
  { from: /^features\/[^/]+\/web\//, to: /^features\/writing\/web\// },
  // A foreign key names the table that it points to.
  { from: /\/server\/tables\.ts$/, to: /^features\/[^/]+\/server\/tables\.ts$/ },
];
