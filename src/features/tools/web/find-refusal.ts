import { ApiError } from "#src/web/query-client.ts";

/** What is wrong with what was asked, where that is why it failed: asked again it would fail again. */
export const findRefusal = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 400 ? (error.sentence ?? "") : undefined;
