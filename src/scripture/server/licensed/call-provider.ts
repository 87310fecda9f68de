// One HTTP call to a provider of texts: counted, timed, tried again where that
// helps, and left alone where it does not.
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  type IRetryBackoffContext,
  retry,
  wrap,
} from "cockatiel";
import { ProviderError, type ProviderFailure } from "./provider.ts";

export interface CallLimits {
  /** For one try, its waiting and its reading. */
  readonly timeoutMs: number;
  /** Tries after the first. */
  readonly retries: number;
  /** Before the first further try; each one after waits twice as long. */
  readonly backOffMs: number;
  /** A longer `Retry-After` is not sat out by a reader: the provider is left alone until then. */
  readonly waitMsMax: number;
  readonly failuresUntilOpen: number;
  readonly openForMs: number;
  /** How long a provider is left alone whose key it refuses. */
  readonly refusedForMs: number;
  readonly callsAtOnce: number;
  readonly callsWaiting: number;
}

const LIMITS: CallLimits = {
  timeoutMs: 3_000,
  retries: 2,
  backOffMs: 200,
  waitMsMax: 1_500,
  failuresUntilOpen: 5,
  openForMs: 30_000,
  refusedForMs: 300_000,
  callsAtOnce: 4,
  callsWaiting: 40,
};

/** Counts a call before it is made; says how long to wait where there were too many. */
export type Quota = () => Promise<{ readonly retryAfterSeconds: number } | undefined>;

export interface CallPorts {
  readonly quota: Quota;
  /** Told of each answer, with what became of it. */
  readonly observe: (outcome: "answered" | ProviderFailure, seconds: number) => void;
  readonly observeBreaker: (isOpen: boolean) => void;
  readonly now: () => number;
  readonly limits?: Partial<CallLimits> | undefined;
}

/** @returns the answer's JSON; @throws ProviderError */
export type Call = (url: URL, headers: Readonly<Record<string, string>>) => Promise<unknown>;

const BODY_LENGTH_MAX = 2_000_000;
/** Where nobody says for how long. */
const UNSAID_WAIT_MS = 60_000;
const WAIT_MS_LONGEST = 24 * 60 * 60 * 1000;

export function createCall({
  quota,
  observe,
  observeBreaker,
  now,
  limits: given,
}: CallPorts): Call {
  const limits = { ...LIMITS, ...given };
  let leftAlone: { untilMs: number; failure: ProviderFailure } | undefined;

  const isAway = (error: unknown) => error instanceof ProviderError && error.failure === "away";
  const breaker = circuitBreaker(handleWhen(isAway), {
    halfOpenAfter: limits.openForMs,
    breaker: new ConsecutiveBreaker(limits.failuresUntilOpen),
  });
  breaker.onStateChange((state) => observeBreaker(state === CircuitState.Open));
  const retrying = retry(
    handleWhen((error) => isWorthAnother(error, limits)),
    {
      maxAttempts: limits.retries,
      backoff: new DelegateBackoff<IRetryBackoffContext<unknown>>(({ attempt, result }) => {
        const error = "error" in result ? result.error : undefined;
        const asked = error instanceof ProviderError ? error.retryAfterMs : undefined;
        return asked ?? limits.backOffMs * 2 ** (attempt - 1) * (0.75 + Math.random() / 2);
      }),
    },
  );
  const guarded = wrap(bulkhead(limits.callsAtOnce, limits.callsWaiting), breaker, retrying);

  return async (url, headers) => {
    const startedAt = now();
    try {
      if (leftAlone && now() < leftAlone.untilMs) {
        throw new ProviderError(leftAlone.failure, "The provider is left alone for a while");
      }
      leftAlone = undefined;
      const answer = await guarded.execute(async () => {
        const tooMany = await quota();
        if (tooMany) {
          // Our own count is asked again soon: it may have been counted anew.
          const waitMs = Math.min(tooMany.retryAfterSeconds * 1000, UNSAID_WAIT_MS);
          throw new ProviderError(
            "spent",
            "All calls that are allowed for now are used up",
            waitMs,
          );
        }
        return fetchJson(url, headers, limits.timeoutMs);
      });
      observe("answered", (now() - startedAt) / 1000);
      return answer;
    } catch (error) {
      const failed = explain(error);
      observe(failed.failure, (now() - startedAt) / 1000);
      const aloneMs = isForLong(failed, limits);
      if (aloneMs) leftAlone = { untilMs: now() + aloneMs, failure: failed.failure };
      throw failed;
    }
  };
}

function isWorthAnother(error: unknown, { waitMsMax }: CallLimits): boolean {
  if (!(error instanceof ProviderError)) return false;
  const { failure, retryAfterMs } = error;
  if (failure === "away") return retryAfterMs === undefined || retryAfterMs <= waitMsMax;
  return failure === "spent" && retryAfterMs !== undefined && retryAfterMs <= waitMsMax;
}

/** For how long there is no use in asking again; 0 where there may be. */
function isForLong({ failure, retryAfterMs }: ProviderError, limits: CallLimits): number {
  if (failure === "not-allowed") return limits.refusedForMs;
  if (failure === "spent" || failure === "away") return retryAfterMs ?? 0;
  return 0;
}

function explain(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  if (error instanceof BrokenCircuitError) {
    return new ProviderError("away", "The provider kept failing and is left alone for a while");
  }
  if (error instanceof BulkheadRejectedError) {
    return new ProviderError("away", "Too many are waiting for the provider already");
  }
  throw error;
}

async function fetchJson(
  url: URL,
  headers: Readonly<Record<string, string>>,
  timeoutMs: number,
): Promise<unknown> {
  let response: Response;
  let body: string;
  try {
    response = await fetch(url, {
      headers: { Accept: "application/json", ...headers },
      // A key is sent to the address it was given for, and nowhere else.
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    body = await response.text();
  } catch {
    throw new ProviderError("away", "The provider could not be reached in time");
  }
  const { status } = response;
  if (status === 429) {
    const waitMs = readRetryAfter(response.headers) ?? UNSAID_WAIT_MS;
    throw new ProviderError("spent", "The provider answered 429", waitMs);
  }
  if (status >= 500 || status === 408) {
    const waitMs = readRetryAfter(response.headers);
    throw new ProviderError("away", `The provider answered ${status}`, waitMs);
  }
  if (status === 401 || status === 402 || status === 403) {
    throw new ProviderError("not-allowed", `The provider answered ${status}`);
  }
  if (status !== 200) throw new ProviderError("absent", `The provider answered ${status}`);
  if (body.length > BODY_LENGTH_MAX) {
    throw new ProviderError("unsound", "The provider's answer is too long");
  }
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw new ProviderError("unsound", "The provider's answer is no JSON");
  }
}

/** Seconds, or a date. */
function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get("retry-after")?.trim();
  if (!value) return undefined;
  const waitMs = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(waitMs) ? Math.min(Math.max(waitMs, 0), WAIT_MS_LONGEST) : undefined;
}
