import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { pageScripts } from "./scripts/build/page-scripts.ts";

export default defineConfig({
  plugins: [pageScripts(), tailwindcss(), reactRouter()],
  // The server bundle's way in: it carries React Router's request handler and
  // context keys inside the bundle, where the pages find the same instances.
  environments: {
    ssr: { build: { rolldownOptions: { input: "./src/app/pages.server.ts" } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files compress better than many: what every page needs is one.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                },
                // What a quarter of the pages and more import, in one file rather than in a
                // dozen of a few hundred bytes each.
                {
                  name: "base",
                  test: /[\\/](src[\\/](web|app|shared|features)[\\/]|@tanstack[\\/])/,
                  minShareCount: 10,
                },
                // Without the dialogs, which are heavy and come on demand, and what few pages fill in.
                {
                  name: "shared",
                  test: /[\\/](src[\\/]ui[\\/](?!sheet|tabs|field|password-field|deleted-list|reading-settings|theme-choice)|lucide-react[\\/])/,
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
    },
  },
  build: { target: "es2023" },
});
