import type { QueryClient } from "@tanstack/react-query";
import { ApiError, CURRENT_USER_KEY } from "./query-client.ts";

/** Awaits an answer; where it finds the session or Premium over, the page asks anew who is here. */
export async function watchSession<Answer>(
  client: QueryClient,
  answer: Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
      void client.invalidateQueries({ queryKey: CURRENT_USER_KEY });
    }
    throw error;
  }
}
