// A language model's server on this machine, as Gemini and as OpenAI speak:
// it answers as a test wants, well or badly, and records what it was asked.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type ModelAnswer =
  /** An object, sent as the JSON text that a model writes. */
  | { readonly object: unknown }
  | { readonly text: string; readonly finish?: "stop" | "length" | "content-filter" }
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  /** Bytes that are no answer at all. */
  | { readonly raw: string }
  /** Says nothing until the caller has gone. */
  | "silence"
  /** Breaks the connection off in the middle. */
  | "broken";

interface ModelQuestion {
  readonly protocol: "gemini" | "openai";
  readonly model: string;
  readonly key: string | undefined;
  /** The whole body, as it was sent. */
  readonly body: string;
}

export interface ModelServer {
  readonly geminiUrl: string;
  readonly openaiUrl: string;
  readonly questions: ModelQuestion[];
  /** What the next questions are answered with, one each; the last one from then on. */
  answer: (
    ...answers: readonly (ModelAnswer | ((question: ModelQuestion) => ModelAnswer))[]
  ) => void;
  /** How many callers left before they had an answer. */
  countLeft: () => number;
  close: () => Promise<void>;
}

export async function startModelServer(): Promise<ModelServer> {
  const questions: ModelQuestion[] = [];
  let answers: readonly (ModelAnswer | ((question: ModelQuestion) => ModelAnswer))[] = [];
  let left = 0;

  const server = createServer(async (request, response) => {
    const question = await readQuestion(request);
    if (!question) {
      response.writeHead(404).end();
      return;
    }
    questions.push(question);
    const [next, ...rest] = answers;
    if (rest.length > 0) answers = rest;
    const answer = typeof next === "function" ? next(question) : (next ?? { status: 500 });
    response.on("close", () => {
      if (!response.writableFinished) left += 1;
    });
    send(response, question, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    geminiUrl: `${base}/v1beta`,
    openaiUrl: `${base}/v1`,
    questions,
    answer: (...given) => {
      answers = given;
    },
    countLeft: () => left,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readQuestion(request: IncomingMessage): Promise<ModelQuestion | undefined> {
  let body = "";
  for await (const chunk of request) body += chunk;
  const gemini = /^\/v1beta\/models\/([^:]+):generateContent$/.exec(request.url ?? "");
  if (gemini?.[1]) {
    const key = request.headers["x-goog-api-key"];
    return { protocol: "gemini", model: gemini[1], key: key ? String(key) : undefined, body };
  }
  if (request.url === "/v1/chat/completions") {
    const { model } = JSON.parse(body) as { model: string };
    const key = request.headers.authorization?.replace("Bearer ", "");
    return { protocol: "openai", model, key, body };
  }
  return undefined;
}

function send(response: ServerResponse, question: ModelQuestion, answer: ModelAnswer): void {
  if (answer === "silence") return;
  if (answer === "broken") {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "5000" });
    response.write('{"cand');
    setTimeout(() => response.destroy(), 20);
    return;
  }
  const headers = { "Content-Type": "application/json" };
  if ("status" in answer) {
    response.writeHead(answer.status, { ...headers, ...answer.headers });
    response.end(JSON.stringify({ error: { code: answer.status, message: "no", status: "NO" } }));
    return;
  }
  response.writeHead(200, headers);
  if ("raw" in answer) {
    response.end(answer.raw);
    return;
  }
  const text = "object" in answer ? JSON.stringify(answer.object) : answer.text;
  const finish = ("finish" in answer && answer.finish) || "stop";
  const write = question.protocol === "gemini" ? writeGemini : writeOpenAi;
  response.end(JSON.stringify(write(text, finish, question.model)));
}

function writeGemini(text: string, finish: "stop" | "length" | "content-filter") {
  const finishReason = { stop: "STOP", length: "MAX_TOKENS", "content-filter": "SAFETY" }[finish];
  return {
    candidates: [{ content: { role: "model", parts: [{ text }] }, finishReason, index: 0 }],
    usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 50, totalTokenCount: 150 },
  };
}

function writeOpenAi(text: string, finish: "stop" | "length" | "content-filter", model: string) {
  const finish_reason = { stop: "stop", length: "length", "content-filter": "content_filter" }[
    finish
  ];
  return {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1_700_000_000,
    model,
    choices: [{ index: 0, message: { role: "assistant", content: text }, finish_reason }],
    usage: { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 },
  };
}
