// The one frame of every mail: a letter in the colours of the site, and the same letter as
// plain text. All input is text, never markup.
import { writeHtml } from "./frame-html.ts";
import { writeText } from "./frame-text.ts";

export interface MailQuote {
  /** The stored text of the translation named here; line breaks are preserved. */
  readonly text: string;
  /** As it is shown: `Psalm 23:1`. */
  readonly reference: string;
  readonly translation: string;
  /** Where the verse is in its chapter. */
  readonly url?: string;
  /** What the owner of the translation asks to be said. */
  readonly copyright?: string;
}

export interface MailButton {
  readonly label: string;
  readonly url: string;
  /** Also writes the address below the button, for a link that must not fail. */
  readonly isSpelledOut?: boolean;
}

/** A string is a paragraph. */
export type MailBlock =
  | string
  | { readonly heading: string }
  | { readonly button: MailButton }
  | { readonly quote: MailQuote }
  | { readonly list: readonly string[] }
  /** A paragraph in smaller, quieter letters, and an address that it leads to. */
  | { readonly note: string; readonly url?: string };

interface MailFooter {
  /** Why this mail was sent to this person, in a sentence. */
  readonly reason: string;
  /** Works without signing in. Every mail but account mail has one. */
  readonly unsubscribeUrl?: string;
  readonly preferencesUrl?: string;
  readonly postalAddress?: string;
}

export interface MailLetter {
  readonly siteName: string;
  readonly siteUrl: string;
  /** What a list of mails shows after the subject; not repeated in the letter. */
  readonly preheader: string;
  readonly heading: string;
  readonly paragraphs: readonly MailBlock[];
  readonly footer: MailFooter;
}

/** @throws TypeError when an address is not an absolute http(s) one */
export function frameMail(letter: MailLetter): { html: string; text: string } {
  return { html: writeHtml(letter), text: writeText(letter) };
}
