// Once for a whole test run: PostgreSQL with one database that has all tables,
// which each test file copies for itself. It is started when the first one asks,
// so that a run of tests without a database does not wait for it.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { startTestPostgres, type TestPostgres } from "./test-postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Answers where the run's PostgreSQL is. */
    testPostgresUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let postgres: Promise<TestPostgres> | undefined;
  const desk = createServer(async (_request, response) => {
    postgres ??= startTestPostgres(process.env.TEST_DATABASE_URL);
    try {
      const { connectionString, prefix, template } = await postgres;
      response.end(JSON.stringify({ connectionString, prefix, template }));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  desk.listen(0, "127.0.0.1");
  await once(desk, "listening");
  project.provide("testPostgresUrl", `http://127.0.0.1:${(desk.address() as AddressInfo).port}`);
  return async () => {
    desk.close();
    desk.closeAllConnections();
    const started = await postgres?.catch(() => undefined);
    await started?.remove();
  };
}
