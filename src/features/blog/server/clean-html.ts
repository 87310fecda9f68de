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
        src: isOwnUrl(src) ? src : "",
        alt,
        ...(width && height ? { width, height } : {}),
        loading: "lazy",
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
};

export const cleanHtml = (html: string): string => sanitizeHtml(html, OPTIONS).trim();

const isOwnUrl = (address: string): boolean => /^\/(?![/\\])/.test(address);
