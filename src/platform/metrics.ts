// What an operator watches, in Prometheus's words. Labels are routes, states and
// names of models: never what a person wrote.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const PROVIDER_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const MODEL_SECONDS = [0.5, 1, 2.5, 5, 10, 20, 40, 60, 120];

export type Metrics = ReturnType<typeof createMetrics>;

/** One registry for one app, so that two apps in one process do not count for each other. */
export function createMetrics(options: { withProcess?: boolean } = {}) {
  const registry = new Registry();
  const registers = [registry];
  if (options.withProcess) collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: "http_request_seconds",
      help: "How long answers took, by route and status.",
      labelNames: ["method", "route", "status"],
      buckets: SECONDS,
      registers,
    }),
    workWaiting: new Gauge({
      name: "work_waiting",
      help: "Calls that wait for their address's turn, by kind of work.",
      labelNames: ["kind"],
      registers,
    }),
    workRefused: new Counter({
      name: "work_refused_total",
      help: "Calls whose turn did not come in time, by kind of work.",
      labelNames: ["kind"],
      registers,
    }),
    modelCalls: new Histogram({
      name: "model_call_seconds",
      help: "How long calls to a language model took, by model and outcome.",
      labelNames: ["model", "outcome"],
      buckets: MODEL_SECONDS,
      registers,
    }),
    modelTokens: new Counter({
      name: "model_tokens_total",
      help: "Tokens sent to and received from a language model, which is what it costs.",
      labelNames: ["model", "direction"],
      registers,
    }),
    modelBreaker: new Gauge({
      name: "model_breaker_open",
      help: "1 while a model that kept failing is left alone.",
      labelNames: ["model"],
      registers,
    }),
    textCalls: new Histogram({
      name: "text_provider_call_seconds",
      help: "How long calls to a provider of licensed texts took, by provider and outcome.",
      labelNames: ["provider", "outcome"],
      buckets: PROVIDER_SECONDS,
      registers,
    }),
    textBreaker: new Gauge({
      name: "text_provider_breaker_open",
      help: "1 while a provider of licensed texts that kept failing is left alone.",
      labelNames: ["provider"],
      registers,
    }),
    failedJobs: new Counter({
      name: "jobs_failed_total",
      help: "Jobs that failed at their last try and are stored among the dead letters, by queue.",
      labelNames: ["queue"],
      registers,
    }),
    databaseSilent: new Gauge({
      name: "database_silent",
      help: "1 while the database does not answer and what needs it is refused at once.",
      registers,
    }),
    textViews: new Counter({
      name: "text_views_reported_total",
      help: "Views of licensed texts, by whether their provider could be notified of them.",
      labelNames: ["outcome"],
      registers,
    }),
  };
}
