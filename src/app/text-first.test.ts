import vm from "node:vm";
import { expect, test } from "vitest";
import { putTextFirst } from "./text-first.ts";

const CODE = 'import "/assets/a.js";\nimport("/assets/b.js?x=</s");// <!-- $& "quoted"';
const PAGE = `<html><head><link rel="modulepreload" href="/assets/a.js" nonce="N"/><link rel="stylesheet" href="/a.css"/></head><body><p>Text</p><script nonce="N" type="module" async="">${CODE}</script><script nonce="N">1</script></body></html>`;

const unquoteAttribute = (text = ""): string =>
  text.replaceAll("&quot;", '"').replaceAll("&amp;", "&");

/** Runs the one script that has work to do, as a browser would. */
function run(html: string, paint: boolean) {
  const found =
    /<script nonce="N" data-modules="([^"]*)" data-code="([^"]*)">([\s\S]*?)<\/script>/.exec(html);
  const [, modules, code, script = ""] = found ?? [];
  const added: Record<string, unknown>[] = [];
  const waiting: (() => void)[] = [];
  vm.runInNewContext(script, {
    document: {
      currentScript: {
        nonce: "N",
        dataset: { modules: unquoteAttribute(modules), code: unquoteAttribute(code) },
      },
      createElement: (name: string) => ({ name }),
      head: { append: (element: Record<string, unknown>) => added.push(element) },
    },
    requestAnimationFrame: (then: () => void) => paint && then(),
    setTimeout: (then: () => void) => waiting.push(then),
  });
  return { added, waiting };
}

test("scripts are asked for after the paint, and once", () => {
  const html = putTextFirst(PAGE);
  expect(html).not.toContain('rel="modulepreload" href');
  expect(html).not.toContain('type="module"');
  const { added, waiting } = run(html, true);
  expect(added).toEqual([]);
  for (const then of waiting) then();
  expect(added).toEqual([
    { name: "link", nonce: "N", rel: "modulepreload", href: "/assets/a.js" },
    { name: "script", nonce: "N", type: "module", textContent: CODE },
  ]);
});

test("a page in the background starts as well", () => {
  const { added, waiting } = run(putTextFirst(PAGE), false);
  for (const then of waiting) then();
  expect(added.map(({ name }) => name)).toEqual(["link", "script"]);
});

test("a page without scripts of its own stays as it is", () => {
  const plain = "<html><head></head><body><p>Text</p></body></html>";
  expect(putTextFirst(plain)).toBe(plain);
});
