// Alone, so that a page which only leads here loads nothing else of it.
export const TOOLS_PATH = "/premium/bible-tools";
