import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The server bundle's way in: it carries React Router's request handler and
  // context keys inside the bundle, where the pages find the same instances.
  environments: { ssr: { build: { rolldownOptions: { input: "./src/pages.server.ts" } } } },
  build: { target: "es2023" },
});
