// The HTML part, for mail programs of twenty years: tables, styles on each element, nothing
// fetched. Programs that know a dark scheme are given ours; the others invert what they find,
// so no colour is pure and nothing depends on a background.
import { html, raw } from "hono/html";
import type { MailBlock, MailButton, MailLetter, MailQuote } from "./frame.ts";
import { readLinkUrl } from "./links.ts";

// The site's tokens, spelled out: custom properties are dropped by most mail programs.
const LIGHT = {
  paper: "#FBF8F2",
  ink: "#1D1A16",
  muted: "#5F574B",
  line: "#E4DCCB",
  accent: "#4B5D2A",
  onAccent: "#FFFFFF",
  lamp: "#B7791F",
};
const DARK: typeof LIGHT = {
  paper: "#14120F",
  ink: "#EDE6DA",
  muted: "#B0A695",
  line: "#332E26",
  accent: "#A9BF7A",
  onAccent: "#14120F",
  lamp: "#E0B158",
};

type Markup = ReturnType<typeof html>;

const SERIF = raw("font-family:Literata,'Iowan Old Style',Georgia,'Times New Roman',serif;");
const SANS = raw(
  "font-family:'Instrument Sans','Gill Sans','Segoe UI',Helvetica,Arial,sans-serif;",
);
const INK = raw(`color:${LIGHT.ink};`);
const MUTED = raw(`color:${LIGHT.muted};`);
const READING = raw(`${SERIF}font-size:18px;line-height:1.6;${INK}`);
const SMALL = raw(`${SANS}font-size:14px;line-height:1.5;${MUTED}`);

export function writeHtml(letter: MailLetter): string {
  const { siteName, siteUrl, preheader, heading, paragraphs } = letter;
  return String(html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${cleanText(heading)}</title>
<style>
${raw(STYLE)}
</style>
<!--[if mso]><style>* { font-family: Georgia, serif !important; }</style><![endif]-->
</head>
<body class="b-paper" style="margin:0;padding:0;background-color:${LIGHT.paper};-webkit-text-size-adjust:100%;">
${writePreheader(preheader)}
<table role="presentation" class="b-paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${LIGHT.paper}" style="background-color:${LIGHT.paper};">
<tr><td align="center" class="b-edge" style="padding:40px 24px 48px;">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;text-align:left;">
<tr><td class="b-line" style="padding:0 0 20px;border-bottom:1px solid ${LIGHT.line};">${writeBrand(siteName, siteUrl)}</td></tr>
<tr><td style="padding:36px 0 0;">
<h1 class="b-ink b-title" style="margin:0 0 20px;${SERIF}font-size:30px;line-height:1.2;font-weight:500;letter-spacing:-0.3px;${INK}">${cleanText(heading)}</h1>
${join(paragraphs.map(writeBlock), raw("\n"))}
</td></tr>
<tr><td style="padding:28px 0 0;">${writeFooter(letter)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`);
}

function writeBlock(block: MailBlock): Markup {
  if (typeof block === "string") {
    return html`<p class="b-ink" style="margin:0 0 20px;${READING}">${cleanText(block)}</p>`;
  }
  if ("heading" in block) {
    return html`<h2 class="b-ink" style="margin:32px 0 12px;${SERIF}font-size:20px;line-height:1.3;font-weight:500;${INK}">${cleanText(block.heading)}</h2>`;
  }
  if ("button" in block) return writeButton(block.button);
  if ("quote" in block) return writeQuote(block.quote);
  if ("list" in block) {
    const items = block.list.map(
      (item) => html`<li style="margin:0 0 8px;padding:0;">${cleanText(item)}</li>`,
    );
    return html`<ul class="b-ink" style="margin:0 0 20px;padding:0 0 0 22px;${READING}">${items}</ul>`;
  }
  const leadsTo = block.url ? html` ${writeUrl(block.url)}` : "";
  return html`<p class="b-muted" style="margin:0 0 20px;${SMALL}">${cleanText(block.note)}${leadsTo}</p>`;
}

/** The border makes the button as large in programs that drop the padding of a link. */
function writeButton({ label, url, isSpelledOut }: MailButton): Markup {
  const address = cleanText(readLinkUrl(url));
  const button = html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 28px;"><tr><td class="b-button" bgcolor="${LIGHT.accent}" style="border-radius:8px;background-color:${LIGHT.accent};"><a href="${address}" class="b-button" style="display:inline-block;padding:13px 22px;border:1px solid ${LIGHT.accent};border-radius:8px;background-color:${LIGHT.accent};${SANS}font-size:16px;line-height:1.3;font-weight:600;color:${LIGHT.onAccent};text-decoration:none;">${cleanText(label)}</a></td></tr></table>`;
  if (!isSpelledOut) return button;
  return html`${button}
<p class="b-muted" style="margin:0 0 24px;${SMALL}">If the button does nothing, copy this address into your browser:<br>${writeUrl(url)}</p>`;
}

function writeUrl(url: string): Markup {
  const address = cleanText(readLinkUrl(url));
  return html`<a href="${address}" class="b-accent" style="color:${LIGHT.accent};word-break:break-word;">${address}</a>`;
}

/** A hairline of lamp light in the margin, as beside a saved verse. */
function writeQuote({ text, reference, translation, url, copyright }: MailQuote): Markup {
  const name = cleanText(reference);
  const shown = url
    ? html`<a href="${cleanText(readLinkUrl(url))}" class="b-accent" style="color:${LIGHT.accent};text-decoration:underline;">${name}</a>`
    : html`<span class="b-ink" style="${INK}">${name}</span>`;
  const notice = copyright
    ? html`<p class="b-muted" style="margin:6px 0 0;${SMALL}font-size:12px;">${cleanText(copyright)}</p>`
    : "";
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 28px;"><tr><td class="b-lamp" style="padding:2px 0 2px 20px;border-left:2px solid ${LIGHT.lamp};"><blockquote style="margin:0;padding:0;"><p class="b-ink b-verse" style="margin:0 0 10px;${SERIF}font-size:20px;line-height:1.55;${INK}">${writeLines(text)}</p></blockquote><p class="b-muted" style="margin:0;${SMALL}">${shown} &nbsp;${cleanText(translation)}</p>${notice}</td></tr></table>`;
}

/**
 * The mark, a lamp whose flame is an olive leaf, from boxes with round corners: pictures are
 * blocked and drawings dropped. Where the leaf may not be turned it leans; Outlook, which
 * knows no round corners, shows the name alone.
 */
function writeBrand(siteName: string, siteUrl: string): Markup {
  const part = (shape: string) =>
    html`<div class="b-mark" style="margin:0 auto;background-color:${LIGHT.accent};font-size:0;line-height:0;mso-hide:all;${shape}"></div>`;
  const leaf = part("width:11px;height:15px;border-radius:100% 0 100% 0;transform:rotate(-32deg);");
  const bowl = part("width:26px;height:9px;border-radius:1px 1px 13px 13px;");
  const foot = part("width:10px;height:2px;");
  return html`<a href="${cleanText(readLinkUrl(siteUrl))}" style="text-decoration:none;"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td aria-hidden="true" width="26" valign="middle" style="padding:0 10px 4px 0;mso-hide:all;">${leaf}${bowl}${foot}</td><td valign="middle" class="b-ink" style="${SERIF}font-size:22px;line-height:1.2;font-weight:500;letter-spacing:-0.2px;${INK}">${cleanText(siteName)}</td></tr></table></a>`;
}

function writeFooter({ siteName, siteUrl, footer }: MailLetter): Markup {
  const links: readonly (readonly [label: string, url: string | undefined])[] = [
    ["Mail settings", footer.preferencesUrl],
    ["Unsubscribe", footer.unsubscribeUrl],
    [siteName, siteUrl],
  ];
  const shown = links.flatMap(([label, url]) =>
    url
      ? [
          html`<a href="${cleanText(readLinkUrl(url))}" class="b-muted" style="${MUTED}text-decoration:underline;">${cleanText(label)}</a>`,
        ]
      : [],
  );
  const address = footer.postalAddress
    ? html`<p class="b-muted" style="margin:0;${SMALL}font-size:13px;">${writeLines(footer.postalAddress)}</p>`
    : "";
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="b-line" style="padding:20px 0 0;border-top:1px solid ${LIGHT.line};"><p class="b-muted" style="margin:0 0 8px;${SMALL}font-size:13px;">${cleanText(footer.reason)}</p><p class="b-muted" style="margin:0 0 8px;${SMALL}font-size:13px;line-height:2;">${join(shown, raw(" &nbsp;&nbsp; "))}</p>${address}</td></tr></table>`;
}

/** Seen in the list of mails only. The padding after it hides the email's own words there. */
function writePreheader(preheader: string): Markup {
  const filling = raw("&#847;&zwnj;&nbsp;".repeat(60));
  return html`<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all;">${cleanText(preheader)}${filling}</div>`;
}

const DARK_RULES: readonly (readonly [name: string, rule: string])[] = [
  ["paper", `background-color: ${DARK.paper}`],
  ["ink", `color: ${DARK.ink}`],
  ["muted", `color: ${DARK.muted}`],
  ["line", `border-color: ${DARK.line}`],
  ["accent", `color: ${DARK.accent}`],
  ["lamp", `border-color: ${DARK.lamp}`],
  ["mark", `background-color: ${DARK.accent}`],
  [
    "button",
    `background-color: ${DARK.accent} !important; border-color: ${DARK.accent} !important; color: ${DARK.onAccent}`,
  ],
];

const STYLE = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .b-edge { padding: 28px 20px 36px !important; }
  .b-title { font-size: 26px !important; }
  .b-verse { font-size: 19px !important; }
}
@media (prefers-color-scheme: dark) {
${DARK_RULES.map(([name, rule]) => `  .b-${name} { ${rule} !important; }`).join("\n")}
}
${
  // Outlook on the web marks what it has darkened with these attributes.
  DARK_RULES.map(([name, rule]) => {
    const attribute = rule.startsWith("background") ? "data-ogsb" : "data-ogsc";
    return `[${attribute}] .b-${name} { ${rule} !important; }`;
  }).join("\n")
}`;

/** Control characters and halves of characters have no place in a mail. */
const cleanText = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what goes.
  text.toWellFormed().replace(/[\u0000-\u001f\u007f-\u009f]+/gu, " ");

const writeLines = (text: string): Markup =>
  join(text.split(/\r\n|[\n\r\u2028\u2029]/).map(cleanText), raw("<br>"));

const join = (parts: readonly (Markup | string)[], separator: Markup): Markup =>
  html`${parts.map((part, index) => (index === 0 ? part : html`${separator}${part}`))}`;
