// The plain-text part: lines of reading width, and each link in full on a line of its own.
import type { MailBlock, MailLetter, MailQuote } from "./frame.ts";
import { readLinkUrl } from "./links.ts";

const WIDTH = 72;

export function writeText({ siteName, siteUrl, heading, paragraphs, footer }: MailLetter): string {
  const links = [
    footer.preferencesUrl && `Mail settings: ${readLinkUrl(footer.preferencesUrl)}`,
    footer.unsubscribeUrl && `Unsubscribe: ${readLinkUrl(footer.unsubscribeUrl)}`,
    `${onOneLine(siteName)}: ${readLinkUrl(siteUrl)}`,
  ].filter((line) => line);
  const parts = [
    wrap(heading),
    ...paragraphs.map(writeBlock),
    // By this line mail programs know the signature, and leave it out of an answer.
    `-- \n${wrap(footer.reason)}`,
    links.join("\n"),
    ...(footer.postalAddress ? [wrapLines(footer.postalAddress)] : []),
  ];
  return `${parts.join("\n\n")}\n`;
}

function writeBlock(block: MailBlock): string {
  if (typeof block === "string") return wrap(block);
  if ("heading" in block) return wrap(block.heading);
  if ("button" in block) {
    return `${wrap(`${onOneLine(block.button.label)}:`)}\n${readLinkUrl(block.button.url)}`;
  }
  if ("quote" in block) return writeQuote(block.quote);
  if ("list" in block) return block.list.map((item) => wrap(item, "- ", "  ")).join("\n");
  return block.url ? `${wrap(block.note)}\n${readLinkUrl(block.url)}` : wrap(block.note);
}

function writeQuote({ text, reference, translation, url, copyright }: MailQuote): string {
  const indent = "    ";
  const parts = [
    wrapLines(text, indent),
    "",
    wrap(`${onOneLine(reference)}, ${onOneLine(translation)}`, indent, indent),
    ...(copyright ? [wrap(copyright, indent, indent)] : []),
    ...(url ? [indent + readLinkUrl(url)] : []),
  ];
  return parts.join("\n");
}

function wrapLines(text: string, indent = ""): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => wrap(line, indent, indent))
    .join("\n");
}

/** Breaks at spaces only; a word longer than the width gets a line for itself. */
function wrap(text: string, firstIndent = "", indent = ""): string {
  const lines: string[] = [];
  let line = "";
  for (const word of onOneLine(text).split(" ")) {
    if (line !== "" && firstIndent.length + line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = word;
    } else {
      line = line === "" ? word : `${line} ${word}`;
    }
  }
  lines.push(line);
  return lines.map((each, index) => (index === 0 ? firstIndent : indent) + each).join("\n");
}

function onOneLine(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what goes.
      .replace(/[\s\u0000-\u001f\u007f-\u009f]+/gu, " ")
      .trim()
  );
}
