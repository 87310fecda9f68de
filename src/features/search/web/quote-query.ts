/** The query in quotation marks, where it does not bring its own. */
export const quoteQuery = (query: string): string => (/["“”]/.test(query) ? query : `“${query}”`);
