// What a draft is, and what each kind of draft defines for the engine.
// Pure: how drafts are stored, locked and sent is in the other files here.
import type { QueryClient } from "@tanstack/react-query";

/** The server's version that a draft was written over. */
export interface Base<Content> {
  /** `undefined` where an earlier release stored the draft without it. */
  readonly content: Content | undefined;
  /** What the server knows the version by; null before the first, or where it counts none. */
  readonly version: string | null;
}

export interface KnownBase<Content> extends Base<Content> {
  readonly content: Content;
}

export interface Draft<Content> {
  /** UUID of this copy: two pages that write on one thing have two. */
  readonly id: string;
  /** What is written on, as its kind names it; `undefined` until the server has created it. */
  readonly target: string | undefined;
  /** UUID that goes with the call that creates the target, so that it is created once. */
  readonly draftId?: string | undefined;
  readonly content: Content;
  readonly base: Base<Content> | undefined;
  /** Sent since the last answer: the server may hold any of it. */
  readonly sent: readonly Content[];
}

export interface StoredDraft<Content = unknown> extends Draft<Content> {
  readonly userId: number;
  readonly kind: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** The same thing was changed in the same place elsewhere: a person has to choose. */
export interface Conflict<Content> {
  readonly theirs: KnownBase<Content>;
  /** What was written here, over the server's version. */
  readonly mine: Content;
  /** The edits of both, none left out. */
  readonly both: Content;
}

export type SendResult<Content> =
  | {
      readonly kind: "saved";
      readonly target: string;
      readonly base: KnownBase<Content>;
      /** Whether `base` holds edits from elsewhere that this page does not show yet. */
      readonly isMerged?: boolean;
      /** Version of the target when it was created, where this call created it. */
      readonly createdVersion?: string;
    }
  | {
      readonly kind: "conflict";
      readonly target: string;
      readonly conflict: Conflict<Content>;
    };

/**
 * What one kind of draft defines for the engine. Any write that may have to wait can
 * be a kind: it needs a name, content that can be cloned, and a way to send it.
 */
export interface DraftKind<Content> {
  /** Part of the key in storage: never changed once released. */
  readonly name: string;
  /** Said where the target was deleted elsewhere. */
  readonly goneText: string;
  /** Content as the server stores it. */
  readonly tidy: (content: Content) => Content;
  readonly isSame: (one: Content, other: Content) => boolean;
  /** Whether there is nothing in it worth sending. */
  readonly isEmpty: (draft: Draft<Content>) => boolean;
  /** Why the server would refuse it, as a sentence. */
  readonly findProblem?: (content: Content) => string | undefined;
  /**
   * Sends the draft over its base. An answer that was lost is recognised by `sent`.
   * @throws ApiError where it is refused; what fetch throws where no answer came
   */
  readonly send: (client: QueryClient, draft: Draft<Content>) => Promise<SendResult<Content>>;
  /** Asks for the version that the server holds. */
  readonly load?: (client: QueryClient, target: string) => Promise<KnownBase<Content>>;
  /** Where an earlier release stored its drafts (`import-legacy.ts`). */
  readonly legacy?: LegacyDrafts<Content>;
}

export interface LegacyDrafts<Content> {
  readonly area: "localStorage" | "sessionStorage";
  readonly prefix: (userId: number) => string;
  /** @param name what follows the prefix. @returns nothing where it cannot be read */
  readonly read: (
    name: string,
    value: unknown,
  ) => (Omit<Draft<Content>, "id"> & { readonly savedAt?: number }) | undefined;
}

/** A version 4 UUID, also where the page is not secure and the browser makes none. */
export function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

export const isUnsent = <Content>(kind: DraftKind<Content>, draft: Draft<Content>): boolean => {
  if (kind.isEmpty(draft)) return false;
  const known = draft.base?.content;
  return known === undefined || !kind.isSame(kind.tidy(draft.content), known);
};

/** Whether both are written on the same thing. */
export const isSameTarget = (one: Draft<unknown>, other: Draft<unknown>): boolean =>
  one.target === undefined
    ? one.draftId !== undefined && one.draftId === other.draftId
    : one.target === other.target;

/** The draft as it goes out: whatever becomes of the answer, this may have arrived. */
export const addSent = <Content, Some extends Draft<Content>>(
  kind: DraftKind<Content>,
  draft: Some,
): Some => ({
  ...draft,
  sent: [...draft.sent, kind.tidy(draft.content)].slice(-4),
});
