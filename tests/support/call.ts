// One call over the wire, with its answer read.
import type { TestClient } from "./test-people.ts";

export interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

export interface Refusal {
  readonly error: string;
  readonly code: string;
  readonly fields?: Readonly<Record<string, string>>;
}

export async function call<Body>(
  client: TestClient,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer<Body>> {
  const answer = await client.request(method, path, body);
  return {
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as Body,
  };
}
