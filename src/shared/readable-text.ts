// Of a text that somebody typed, whether it can be read and seen.

/**
 * A lone surrogate is no character, and PostgreSQL takes no NUL; other control
 * characters only come by accident. Tabs and line breaks belong to a text.
 */
export const isReadable = (text: string): boolean =>
  text.isWellFormed() && !/[^\P{Cc}\t\n\r]/u.test(text);

/** Nothing, or nothing that can be seen. */
export const isBlank = (text: string): boolean => /^[\p{Z}\p{C}]*$/u.test(text);
