/** How notes are named among what the device keeps. */
export const WRITING_KIND = "study-notes";
