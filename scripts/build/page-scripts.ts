// Scripts that are placed inline in a page, because they must run before any module
// can. They are written as typed modules; `import code from "./x.ts?inline-script"`
// gives what they compile to, as one string that an inline script can hold.
import { build, type Plugin } from "vite";

const MARK = "?inline-script";

export function pageScripts(): Plugin {
  return {
    name: "page-scripts",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(MARK)) return undefined;
      const file = id.slice(0, -MARK.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await compile(file))};`;
    },
  };
}

async function compile(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    // Without this, files of the site's own public folder would be copied along.
    publicDir: false,
    build: {
      write: false,
      target: "es2022",
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: "iife" } },
    },
  });
  const outputs = [result].flat().flatMap((made) => ("output" in made ? made.output : []));
  const [chunk] = outputs;
  if (outputs.length !== 1 || chunk?.type !== "chunk") {
    throw new Error(`${file} does not compile to one script`);
  }
  // Would end the script, or hide what follows, inside a page.
  if (/<\/|<!--/.test(chunk.code)) throw new Error(`${file} holds </ or <!--`);
  return chunk.code.trim();
}
