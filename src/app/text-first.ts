// A page is read before it is used: what it shows needs no script, so its
// scripts are asked for once the page has been painted.
import starter from "./page-scripts/start-after-paint.ts?inline-script";

const MODULE = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const START = /<script nonce="([^"]*)" type="module" async="">([\s\S]*?)<\/script>/;

/** Takes a page as React Router writes it; one that is written otherwise stays as it is. */
export function putTextFirst(html: string): string {
  const start = START.exec(html);
  if (!start) return html;
  const [whole, nonce = "", code = ""] = start;
  const modules = [...html.matchAll(MODULE)].map(([, href]) => href);
  const data = `data-modules="${quoteAttribute(JSON.stringify(modules))}" data-code="${quoteAttribute(code)}"`;
  return html
    .replace(MODULE, "")
    .replace(whole, () => `<script nonce="${nonce}" ${data}>${starter}</script>`);
}

/** For the value of an attribute between double quotes. */
const quoteAttribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
