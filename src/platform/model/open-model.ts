// Models behind the AI SDK: Google's Gemini, and any that speaks OpenAI's
// protocol (Ollama and vLLM do too).
import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import {
  APICallError,
  generateText,
  type LanguageModel,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  RetryError,
} from "ai";
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from "cockatiel";
import type { z } from "zod";
import type { Metrics } from "../metrics.ts";
import { type Model, ModelError, type ModelFailure, type ModelRequest } from "./model.ts";

export interface ModelSetting {
  readonly provider: "google" | "openai-compatible";
  readonly model: string;
  readonly apiKey: string | undefined;
  /** Needed for `openai-compatible`; for `google` only to use another server. */
  readonly baseUrl: string | undefined;
}

export interface ModelLimits {
  /** For one try, its waiting and its writing. */
  readonly timeoutMs: number;
  /** Tries after the first, further and further apart. */
  readonly retries: number;
  /** So many failures in a row, and the model is left alone for a while. */
  readonly failuresUntilOpen: number;
  readonly openForMs: number;
}

const LIMITS: ModelLimits = {
  timeoutMs: 60_000,
  retries: 2,
  failuresUntilOpen: 5,
  openForMs: 30_000,
};

/** The model that a setting names. Nothing is called until it is asked to write. */
export function openModel(
  setting: ModelSetting,
  ports: { metrics: Metrics; limits?: Partial<ModelLimits> },
): Model {
  const limits = { ...LIMITS, ...ports.limits };
  const { metrics } = ports;
  const name = setting.model;
  const languageModel = chooseProvider(setting);
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof ModelError && error.failure === "away"),
    {
      halfOpenAfter: limits.openForMs,
      breaker: new ConsecutiveBreaker(limits.failuresUntilOpen),
    },
  );
  breaker.onStateChange((state) => {
    metrics.modelBreaker.set({ model: name }, state === CircuitState.Open ? 1 : 0);
  });

  return {
    name,
    write: async (request) => {
      const stopTimer = metrics.modelCalls.startTimer({ model: name });
      try {
        const value = await breaker.execute(() =>
          call(languageModel, request, limits, countTokens),
        );
        stopTimer({ outcome: "written" });
        return value;
      } catch (error) {
        const failed =
          error instanceof BrokenCircuitError
            ? new ModelError("away", "The model kept failing and is left alone for a while")
            : error;
        stopTimer({ outcome: failed instanceof ModelError ? failed.failure : "unexpected" });
        throw failed;
      }
    },
  };

  function countTokens(input: number | undefined, output: number | undefined): void {
    metrics.modelTokens.inc({ model: name, direction: "in" }, input ?? 0);
    metrics.modelTokens.inc({ model: name, direction: "out" }, output ?? 0);
  }
}

function chooseProvider({ provider, model, apiKey, baseUrl }: ModelSetting): LanguageModel {
  if (provider === "google") {
    return createGoogleGenerativeAI({
      ...(apiKey ? { apiKey } : {}),
      ...(baseUrl ? { baseURL: baseUrl } : {}),
    })(model);
  }
  return createOpenAICompatible({
    name: "openai-compatible",
    baseURL: baseUrl ?? "",
    supportsStructuredOutputs: true,
    ...(apiKey ? { apiKey } : {}),
  })(model);
}

async function call<Schema extends z.ZodType>(
  model: LanguageModel,
  request: ModelRequest<Schema>,
  limits: ModelLimits,
  countTokens: (input: number | undefined, output: number | undefined) => void,
): Promise<z.output<Schema>> {
  const { schema, schemaName, instructions, prompt, maxOutputTokens, signal } = request;
  try {
    const result = await generateText({
      model,
      instructions,
      prompt,
      maxOutputTokens,
      maxRetries: limits.retries,
      timeout: { totalMs: limits.timeoutMs * (limits.retries + 1), stepMs: limits.timeoutMs },
      output: Output.object({ schema, name: schemaName }),
      ...(signal ? { abortSignal: signal } : {}),
    });
    countTokens(result.usage.inputTokens, result.usage.outputTokens);
    if (result.finishReason === "content-filter") {
      throw new ModelError("refused", "The model would not write about this");
    }
    // Parsed once more: the provider's word for the shape is not ours.
    const checked = schema.safeParse(result.output);
    if (!checked.success) throw new ModelError("malformed", "The answer has another shape");
    return checked.data;
  } catch (error) {
    throw explain(error, signal);
  }
}

/** Says what became of a call, without a word of what was asked or answered. */
function explain(error: unknown, signal: AbortSignal | undefined): ModelError {
  if (error instanceof ModelError) return error;
  if (signal?.aborted) return new ModelError("cancelled", "The caller has gone");
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  if (NoObjectGeneratedError.isInstance(cause) || NoOutputGeneratedError.isInstance(cause)) {
    const isCut = NoObjectGeneratedError.isInstance(cause) && cause.finishReason === "length";
    const isRefused =
      NoObjectGeneratedError.isInstance(cause) && cause.finishReason === "content-filter";
    if (isRefused) return new ModelError("refused", "The model would not write about this");
    return new ModelError(
      "malformed",
      isCut ? "The answer was cut off" : "The answer cannot be read",
    );
  }
  // `fetch` reports a connection that broke in the middle of an answer so.
  const isBroken = APICallError.isInstance(cause) && cause.cause instanceof TypeError;
  if (APICallError.isInstance(cause) && !isBroken) {
    const failure = failureOfStatus(cause.statusCode);
    return new ModelError(failure, `The model's server answered ${cause.statusCode ?? "nothing"}`);
  }
  return new ModelError("away", "The model's server could not be reached in time");
}

function failureOfStatus(status: number | undefined): ModelFailure {
  if (status === 401 || status === 402 || status === 403 || status === 404) return "not-allowed";
  if (status === undefined || status === 408 || status === 429 || status >= 500) return "away";
  // An answer with status 200 that is no JSON is reported as a failed call too.
  return "malformed";
}
