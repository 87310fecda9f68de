// A page is read before it is used: what it shows needs no script, so its
// scripts are asked for once the page has been painted. On a slow line they
// would take the room of the style sheet and the faces.

const MODULE = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const START = /<script nonce="([^"]*)" type="module" async="">([\s\S]*?)<\/script>/;
/** Pages in the background are not painted; they start all the same. */
const LATEST_MS = 500;

/** Takes a page as React Router writes it; one that is written otherwise stays as it is. */
export function putTextFirst(html: string): string {
  const start = START.exec(html);
  if (!start) return html;
  const [whole, nonce = "", code = ""] = start;
  const modules = [...html.matchAll(MODULE)].map(([, href]) => href);
  return html
    .replace(MODULE, "")
    .replace(whole, () => `<script nonce="${nonce}">${writeStarter(modules, code)}</script>`);
}

function writeStarter(modules: readonly (string | undefined)[], code: string): string {
  // Within a script "</" would end it, and "<!--" would hide what follows.
  const write = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");
  return `(nonce=>{let isStarted;const add=(name,more)=>document.head.append(Object.assign(document.createElement(name),{nonce},more));const start=()=>{if(isStarted)return;isStarted=true;for(const href of ${write(modules)})add("link",{rel:"modulepreload",href});add("script",{type:"module",textContent:${write(code)}})};requestAnimationFrame(()=>setTimeout(start));setTimeout(start,${LATEST_MS})})(document.currentScript.nonce)`;
}
