// A person's export: one document, written while it is read.

import { writeJsonPieces } from "#src/platform/http/json-pieces.ts";
import type { Person } from "#src/platform/person.ts";
import { createSingleRuns } from "#src/platform/single-runs.ts";
import type { AccountPorts } from "./ports.ts";
import { findUser } from "./store/users.ts";

export type WriteExport = (person: Person) => AsyncIterable<string>;

/**
 * Nothing of it is held whole, and no transaction spans it: held open for as
 * long as a slow client reads, that would hold back a connection from others and
 * dead rows from being cleared. So each part is as it was when it was read.
 * @returns writes the pieces; 429 is thrown while another export of the person is written
 */
export function createExportWriter(
  ports: Pick<AccountPorts, "db" | "clock" | "getPersonalData">,
): WriteExport {
  const { db, clock } = ports;
  const runs = createSingleRuns("Your export is being made already. Please wait for the end.");
  return (person) => runs.run(person.id, write(person));

  async function* write(person: Person): AsyncGenerator<string> {
    const user = await findUser(db, person.id);
    const document: Record<string, unknown> = {
      exportedAt: clock.now().toISOString(),
      account: {
        username: person.username,
        email: person.email,
        createdAt: user?.createdAt,
        subscriptionStatus: user?.subscriptionStatus,
        subscriptionEndsAt: user?.subscriptionEndsAt,
      },
    };
    for (const [name, read] of Object.entries(ports.getPersonalData())) {
      document[name] = await read(db, person.id);
    }
    // Indented, since people open it.
    yield* writeJsonPieces(document, 2);
  }
}
