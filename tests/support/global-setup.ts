// Once for a whole test run: PostgreSQL with one database that has all tables,
// which each test file copies for itself.
import type { TestProject } from "vitest/node";
import { startTestPostgres } from "./test-postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    testPostgres: { connectionString: string; prefix: string; template: string };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { connectionString, prefix, template, remove } = await startTestPostgres(
    process.env.TEST_DATABASE_URL,
  );
  project.provide("testPostgres", { connectionString, prefix, template });
  return remove;
}
