// What of a post's HTML may reach a page: text and its structure, links, and
// pictures of this site. Whatever runs, frames, styles or loads from elsewhere goes.
import sanitizeHtml from "sanitize-html";

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["h2", "h3", "h4", "p", "ul", "ol", "li", "blockquote", "hr", "br", "pre", "code"],
    ...["strong", "em", "b", "i", "s", "sup", "sub", "cite", "a", "img", "figure", "figcaption"],
    ...["table", "thead", "tbody", "tr", "th", "td"],
  ],
  allowedAttributes: {
    a: ["href", "rel"],
    img: ["src", "alt", "width", "height", "loading"],
    ol: ["start"],
    th: ["scope"],
  },
  allowedSchemes: ["https", "http", "mailto"],
  allowProtocolRelative: false,
  // The page has its own first heading.
  transformTags: {
    h1: "h2",
    a: (tagName, { href = "" }) => ({
      tagName,
      attribs: { href, ...(/^https?:/i.test(href) ? { rel: "noopener" } : {}) },
    }),
    img: (tagName, { src = "", alt = "", width, height }) => ({
      tagName,
      attribs: {
        src: isOwnAddress(src) ? src : "",
        alt,
        ...(width && height ? { width, height } : {}),
        loading: "lazy",
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
};

export const cleanHtml = (html: string): string => sanitizeHtml(html, OPTIONS).trim();

/** The words of a piece of HTML, on one line. */
export const readWords = (html: string): string =>
  sanitizeHtml(html.replace(BREAK, "$& "), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(amp|lt|gt|quot);/g, (_, name: keyof typeof ENTITIES) => ENTITIES[name])
    .replace(/\s+/g, " ")
    .trim();

/** Where one word ends though no space stands there. */
const BREAK = /<(?:\/(?:p|h\d|li|td|th|tr|blockquote|figcaption|pre)|br)\b[^>]*>/g;
const ENTITIES = { amp: "&", lt: "<", gt: ">", quot: '"' } as const;

export const escapeHtml = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

const isOwnAddress = (address: string): boolean => /^\/(?![/\\])/.test(address);
