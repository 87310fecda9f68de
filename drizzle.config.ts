import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: ["./src/features/*/server/tables.ts", "./src/platform/db/tables.ts"],
  out: "./migrations",
  casing: "snake_case",
});
