/** Verses on a page of a word or a number. Apart from the contract, which brings a validator along. */
export const PAGE_SIZE_DEFAULT = 20;
