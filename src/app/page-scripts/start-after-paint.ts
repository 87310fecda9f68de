// Replaces a page's own scripts, and starts them once the page has
// been painted: what the page shows needs none of them, and on a slow line they
// would take the room of the style sheet and the fonts.
import { afterPaint } from "#src/ui/after-paint.ts";

const script = document.currentScript as HTMLScriptElement;
const { nonce } = script;
const { modules = "[]", code = "" } = script.dataset;

function add<Name extends "link" | "script">(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): void {
  document.head.append(Object.assign(document.createElement(name), { nonce }, properties));
}

afterPaint(() => {
  for (const href of JSON.parse(modules) as string[]) add("link", { rel: "modulepreload", href });
  add("script", { type: "module", textContent: code });
});
