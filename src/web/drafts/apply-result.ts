// What an answer means for a draft that is still being written on. Pure.
import {
  type Conflict,
  type Draft,
  type DraftKind,
  isUnsent,
  type KnownBase,
  type SendResult,
} from "./draft.ts";

export interface Applied<Content> {
  readonly draft: Draft<Content>;
  readonly conflict?: Conflict<Content>;
  /** Whether edits from elsewhere have just come into the content. */
  readonly isMerged: boolean;
}

/**
 * @param sending the draft as it was sent
 * @param now the draft as it is meanwhile
 */
export function applyResult<Content>(
  kind: DraftKind<Content>,
  result: SendResult<Content>,
  { sending, now }: { sending: Draft<Content>; now: Draft<Content> },
): Applied<Content> {
  const { target } = result;
  const sent = kind.tidy(sending.content);
  if (result.kind === "conflict") {
    // The answer knows nothing of what was typed since: before anybody chooses,
    // the next request has all of it joined.
    if (!kind.isSame(kind.tidy(now.content), sent)) return { draft: now, isMerged: false };
    return { draft: { ...now, target, sent: [] }, conflict: result.conflict, isMerged: false };
  }
  const { base, createdVersion = null } = result;
  const hasNews = Boolean(result.isMerged) && !kind.isSame(base.content, sent);
  if (hasNews && now.content !== sending.content) {
    // The next request goes over what was sent now, so that the server merges it with the rest.
    const version = sending.base?.version ?? createdVersion;
    return {
      draft: { ...now, target, base: { content: sent, version }, sent: [] },
      isMerged: false,
    };
  }
  const content = hasNews ? base.content : now.content;
  return { draft: { ...now, target, base, content, sent: [] }, isMerged: hasNews };
}

/**
 * The server's version, for a page on which nothing was written over it.
 * @param loaded may be older than what has been saved from here meanwhile
 * @returns nothing where the draft stays as it is
 */
export function applyLoaded<Content>(
  kind: DraftKind<Content>,
  loaded: KnownBase<Content>,
  now: Draft<Content>,
): Draft<Content> | undefined {
  if (!now.base || isUnsent(kind, now)) return undefined;
  const { version, content } = now.base;
  const isNewer =
    loaded.version === null && version === null
      ? content !== undefined && !kind.isSame(loaded.content, content)
      : (loaded.version ?? "") > (version ?? "");
  return isNewer ? { ...now, content: loaded.content, base: loaded } : undefined;
}
