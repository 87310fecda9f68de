// Who would write, and a user's consent to a language model, over the wire.
import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import type { ReadClientAddress } from "#src/platform/http/client-address.ts";
import { createRouter } from "#src/platform/http/router.ts";
import { getPerson } from "#src/platform/person.ts";
import { consentRoute, writerRoute } from "./routes.ts";
import { setConsent } from "./store/consents.ts";
import { findViewer } from "./viewer.ts";
import type { WritingService } from "./writing-service.ts";

export function createWritingApi({
  db,
  clock,
  writing,
  readClientAddress,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly writing: WritingService;
  readonly readClientAddress: ReadClientAddress;
}) {
  return createRouter()
    .openapi(writerRoute, async (c) => {
      c.header("Cache-Control", "no-store");
      return c.json(await writing.findWriter(await findViewer(c, readClientAddress)), 200);
    })
    .openapi(consentRoute, async (c) => {
      const person = await getPerson(c);
      await setConsent(db, person.id, c.req.valid("json").agreesToModel, clock.now());
      return c.json(await writing.findWriter({ kind: "person", ...person }), 200);
    });
}
