// A separate database, with all tables and nothing in them.
import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { nameDatabase, type TestPostgres, withClient } from "./test-postgres.ts";

export interface TestDatabase {
  readonly connectionString: string;
  /** Drops it, even while clients are connected. */
  drop(): Promise<void>;
}

/** Copies the run's template; one for each test file is the usual measure. */
export const createTestDatabase = (): Promise<TestDatabase> => create();

/** For tests that make the tables themselves. */
export const createEmptyDatabase = (): Promise<TestDatabase> => create("template0");

async function create(copied?: string): Promise<TestDatabase> {
  const { connectionString, prefix, template } = await findTestPostgres();
  const name = prefix + randomBytes(6).toString("hex");
  await withClient(connectionString, (client) =>
    client.query(`create database ${name} template ${copied ?? template}`),
  );
  return {
    connectionString: nameDatabase(connectionString, name),
    drop: () => withClient(connectionString, (client) => dropDatabase(client, name)),
  };
}

const DROP_TRIES = 20;
const DROP_PAUSE_MS = 250;
const NOT_ALLOWED = "42501";

/** PostgreSQL's own cleaning may be at work in it; that is not ours to end, and soon over. */
async function dropDatabase(client: pg.Client, name: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await client.query(`drop database if exists ${name} with (force)`);
      return;
    } catch (error) {
      const isBusy = error instanceof pg.DatabaseError && error.code === NOT_ALLOWED;
      if (!isBusy || tries === DROP_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, DROP_PAUSE_MS));
    }
  }
}

async function findTestPostgres(): Promise<Omit<TestPostgres, "remove">> {
  const response = await fetch(inject("testPostgresUrl"));
  const answer = await response.text();
  if (!response.ok) throw new Error(`There is no PostgreSQL for the tests. ${answer}`);
  return JSON.parse(answer);
}
