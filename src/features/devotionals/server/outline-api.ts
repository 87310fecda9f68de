// The public outline generator over the wire, and outlines that users save.
import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { readCountry } from "#src/features/care/server/service.ts";
import type { Step } from "#src/features/writing/contract.ts";
import {
  findViewer,
  limitKeyOf,
  reportText,
  streamSteps,
  type Viewer,
  wantsSteps,
} from "#src/features/writing/server/service.ts";
import type { OutlineDraft, OutlineRequest, StoredPiece } from "#src/generation/contract.ts";
import { findCareOf, finishOutline } from "#src/generation/finish.ts";
import { isDatabaseAway } from "#src/platform/db/failures.ts";
import { throwNotFound, UserError } from "#src/platform/errors.ts";
import { createRouter, type HttpEnv } from "#src/platform/http/router.ts";
import { findPersonIfReachable, getPerson } from "#src/platform/person.ts";
import { chooseText } from "#src/scripture/choose-text.ts";
import { readReference } from "#src/scripture/references/read-reference.ts";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import type { GeneratedOutline } from "../contract.ts";
import { toOutlineDto } from "./dto.ts";
import type { DevotionalPorts } from "./ports.ts";
import {
  deleteOutlineRoute,
  generateOutlineRoute,
  listOutlinesRoute,
  reportOutlineRoute,
  restoreOutlineRoute,
  saveOutlineRoute,
} from "./routes.ts";
import { outlines } from "./store/outlines.ts";

/** Not bound to a user: the holder of the token was given the outline. */
const SEALED_FOR = "outline";
export const DEFAULT_TRANSLATION: EmbeddedCode = "WEB";
/** So many earlier pieces are told apart from. */
export const EARLIER_MAX = 40;

interface Sealed {
  /** The name is part of the token's format: tokens that the release before gave out must open. */
  readonly kept: StoredPiece<OutlineDraft>;
  readonly topic: string;
  readonly writingId: string;
}

export function createOutlineApi(ports: DevotionalPorts) {
  const { db, clock, corpus, writing, seal, limits, readClientAddress, log } = ports;

  return createRouter()
    .openapi(generateOutlineRoute, async (c) => {
      const { agreesToModel = false, ...request } = c.req.valid("json");
      const wish = tidyRequest(request);
      const viewer = await findViewer(c, readClientAddress, { agreesToModel });
      await limits.writing.count(limitKeyOf(viewer));
      const chosenTranslation = (await findPersonIfReachable(c))?.chosenTranslation;
      const country = await readCountry(c);
      c.header("Cache-Control", "no-store");
      const work = (tell: (step: Step) => void, signal: AbortSignal) =>
        generate(viewer, { chosenTranslation, country }, wish, { onStep: tell, signal });
      if (wantsSteps(c)) {
        return streamSteps(c, work, (error) => logFailure(c, error)) as never;
      }
      return c.json(await work(() => {}, c.req.raw.signal), 200);
    })
    .openapi(reportOutlineRoute, async (c) => {
      const { keepToken, ...report } = c.req.valid("json");
      const text = { kind: "outline", piece: open(keepToken).kept } as const;
      await reportText(ports, await findViewer(c, readClientAddress), text, report);
      return c.json({ ok: true as const }, 200);
    })
    .openapi(listOutlinesRoute, async (c) => {
      const { userId, timeZone } = await readOwner(c);
      const rows = await outlines.list(db, userId);
      c.header("X-Total-Count", String(rows.length));
      return c.json(
        rows.map((row) => toOutlineDto(corpus, row, timeZone)),
        200,
      );
    })
    .openapi(saveOutlineRoute, async (c) => {
      const { userId, timeZone } = await readOwner(c);
      const { kept, topic, writingId } = open(c.req.valid("json").keepToken);
      const { draft, ...origin } = kept;
      const fields = {
        title: draft.title,
        scripture: draft.mainScripture.reference,
        theme: topic,
        content: draft,
        origin,
        writingId,
      };
      const row = await outlines.save(db, userId, fields, clock.now());
      return c.json(toOutlineDto(corpus, row ?? throwNotFound("outline"), timeZone), 201);
    })
    .openapi(deleteOutlineRoute, async (c) => {
      const { userId } = await readOwner(c);
      const { id } = c.req.valid("param");
      if (!(await outlines.trash.softDelete(db, userId, id, clock.now()))) throwNotFound("outline");
      return c.json({ ok: true as const }, 200);
    })
    .openapi(restoreOutlineRoute, async (c) => {
      const { userId, timeZone } = await readOwner(c);
      const row = await outlines.trash.restore(db, userId, c.req.valid("param").id);
      return c.json(toOutlineDto(corpus, row ?? throwNotFound("outline"), timeZone), 200);
    });

  async function generate(
    viewer: Viewer,
    {
      chosenTranslation,
      country,
    }: { readonly chosenTranslation: string | undefined; readonly country: string | undefined },
    request: OutlineRequest,
    progress: { onStep: (step: Step) => void; signal: AbortSignal },
  ): Promise<GeneratedOutline> {
    const choices = {
      translation:
        chooseText(chosenTranslation, DEFAULT_TRANSLATION, "model")?.code ?? DEFAULT_TRANSLATION,
      earlier: viewer.kind === "person" ? await listEarlier(viewer.id) : [],
      ...progress,
    };
    return writing.writeOutline(viewer, request, choices, ({ stored, notice }) => {
      const sealed: Sealed = { kept: stored, topic: request.topic, writingId: randomUUID() };
      return {
        ...finishOutline(corpus, stored),
        ...findCareOf(stored, country),
        keepToken: seal.lock(JSON.stringify(sealed), SEALED_FOR),
        ...(notice ? { notice } : {}),
      };
    });
  }

  /** None where the database cannot be reached: the generator works without it. */
  async function listEarlier(userId: number) {
    try {
      return await outlines.listUsedMaterial(db, userId, EARLIER_MAX);
    } catch (error) {
      if (isDatabaseAway(error)) return [];
      throw error;
    }
  }

  async function readOwner(c: Context<HttpEnv>) {
    c.header("Cache-Control", "no-store");
    const { id: userId, timeZone } = await getPerson(c);
    return { userId, timeZone };
  }

  /** @throws UserError 400 where the token was not given out by us */
  function open(keepToken: string): Sealed {
    const text = seal.unlock(keepToken, SEALED_FOR);
    if (text === undefined) throw new UserError("invalid", "There is no such outline");
    return JSON.parse(text) as Sealed;
  }

  function logFailure(c: Context<HttpEnv>, error: unknown): void {
    log.error({ id: c.get("requestId"), route: c.req.routePath, err: error }, "unexpected failure");
  }
}

/** @throws UserError 400 for a reference that is none, with what there is instead */
function tidyRequest({ topic, scriptureReference, context }: OutlineRequest): OutlineRequest {
  if (scriptureReference) {
    const reading = readReference(scriptureReference);
    const sentence =
      reading.kind === "no-such-reference"
        ? reading.sentence
        : reading.kind === "reference"
          ? undefined
          : "This is not a Bible reference. Please write it like Psalm 27:14";
    if (sentence) {
      throw new UserError("invalid", sentence, { fields: { scriptureReference: sentence } });
    }
  }
  return {
    topic,
    ...(scriptureReference ? { scriptureReference } : {}),
    ...(context ? { context } : {}),
  };
}
