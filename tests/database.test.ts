import { expect, test } from "vitest";
import { createTestDatabase } from "./support/test-database.ts";
import { withClient } from "./support/test-postgres.ts";

test("each copy of the template has all tables and is its own", async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await withClient(one.connectionString, async (client) => {
    await client.query("create table only_here (id int)");
    const { rows } = await client.query("select to_regclass('users') as users");
    expect(rows).toEqual([{ users: "users" }]);
  });
  await withClient(other.connectionString, async (client) => {
    const { rows } = await client.query("select to_regclass('only_here') as found");
    expect(rows).toEqual([{ found: null }]);
  });
  await Promise.all([one.drop(), other.drop()]);
});
