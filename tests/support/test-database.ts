// A database of one's own, with all tables and nothing in them.
import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { nameDatabase, type TestPostgres, withClient } from "./test-postgres.ts";

export interface TestDatabase {
  readonly connectionString: string;
  /** Drops it, whoever is still connected. */
  drop(): Promise<void>;
}

/** Copies the run's template; one for each test file is the usual measure. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { connectionString, prefix, template } = await findTestPostgres();
  const name = prefix + randomBytes(6).toString("hex");
  await withClient(connectionString, (client) =>
    client.query(`create database ${name} template ${template}`),
  );
  return {
    connectionString: nameDatabase(connectionString, name),
    drop: async () => {
      await withClient(connectionString, (client) =>
        client.query(`drop database if exists ${name} with (force)`),
      );
    },
  };
}

async function findTestPostgres(): Promise<Omit<TestPostgres, "remove">> {
  const response = await fetch(inject("testPostgresUrl"));
  const answer = await response.text();
  if (!response.ok) throw new Error(`There is no PostgreSQL for the tests. ${answer}`);
  return JSON.parse(answer);
}
