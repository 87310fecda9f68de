// What servers of licensed texts have in common: each answers soundly unless a
// test wants it otherwise, and records what it was asked. The words are made up:
// no licensed text is in this repository.
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type ProviderFault =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  /** The sound answer, changed. */
  | { readonly change: (answer: never) => unknown }
  /** Says nothing until the caller has gone. */
  | "silence"
  /** Ends in the middle of the JSON. */
  | "cut"
  /** Hangs up in the middle. */
  | "broken"
  | "html";

export interface ProviderQuestion {
  readonly path: string;
  readonly parameters: URLSearchParams;
  readonly key: string | undefined;
}

export interface ProviderAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface ProviderServer {
  readonly url: string;
  readonly questions: ProviderQuestion[];
  /** What the next questions meet; then sound answers, or with `"always"` the last fault. */
  meet: (faults: readonly (ProviderFault | undefined)[], last?: "always") => void;
  close: () => Promise<void>;
}

export async function startProviderServer(
  keyHeader: string,
  answer: (question: ProviderQuestion) => ProviderAnswer,
): Promise<ProviderServer> {
  const questions: ProviderQuestion[] = [];
  let faults: readonly (ProviderFault | undefined)[] = [];
  let keepsLast = false;

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://provider");
    const key = request.headers[keyHeader];
    const question = {
      path: pathname,
      parameters: searchParams,
      key: key ? String(key) : undefined,
    };
    questions.push(question);
    const fault = faults[0];
    if (faults.length > 1 || !keepsLast) faults = faults.slice(1);
    send(response, answer(question), fault);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    questions,
    meet: (given, last) => {
      faults = given;
      keepsLast = last === "always";
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(
  response: ServerResponse,
  { status, body }: ProviderAnswer,
  fault: ProviderFault | undefined,
): void {
  const json = { "Content-Type": "application/json" };
  if (fault === "silence") return;
  if (fault === "html") {
    response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Down for repairs</h1>");
    return;
  }
  if (fault === "cut") {
    response.writeHead(200, json).end(JSON.stringify(body).slice(0, -20));
    return;
  }
  if (fault === "broken") {
    response.writeHead(200, { ...json, "Content-Length": "5000" });
    response.write("{");
    setTimeout(() => response.destroy(), 10);
    return;
  }
  if (fault && "status" in fault) {
    response.writeHead(fault.status, { ...json, ...fault.headers });
    response.end(JSON.stringify({ detail: "no" }));
    return;
  }
  const said = fault ? fault.change(structuredClone(body) as never) : body;
  response.writeHead(status, json).end(JSON.stringify(said));
}
