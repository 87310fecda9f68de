// Browser-safe without the schema library.

/** As many as one look takes in. */
export const VERSES_MAX = 50;
