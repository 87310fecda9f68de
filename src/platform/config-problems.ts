// Values that are each right and wrong together.
import type { GivenVariables } from "./config-variables.ts";
import { isLoopbackHost } from "./loopback.ts";

const STRIPE_NAMES = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "STRIPE_PRICE_ID"] as const;
const OPERATOR_NAMES = ["OPERATOR_NAME", "OPERATOR_ADDRESS", "SUPPORT_EMAIL"] as const;

/** @returns a sentence for each problem, to be read at the start */
export function findProblems(variables: GivenVariables, isLoopback: boolean): string[] {
  const problems = findReachProblems(variables, isLoopback);
  if (!isLoopback && !variables.APP_SECRET) {
    problems.push(
      "APP_SECRET must be set on a public address: at least 32 random characters, the same for every instance.",
    );
  }
  if (!isLoopback && variables.RATE_LIMITS === "off") {
    problems.push("RATE_LIMITS can be off only where PUBLIC_URL is an address of this machine.");
  }
  const missing = STRIPE_NAMES.filter((name) => !variables[name]);
  if (missing.length > 0 && missing.length < STRIPE_NAMES.length) {
    problems.push(`${missing.join(" and ")} must be set too, or none of the Stripe variables.`);
  }
  if (!isLoopback && missing.length === 0) {
    const unsaid = OPERATOR_NAMES.filter((name) => !variables[name]);
    if (unsaid.length > 0) {
      problems.push(
        `${unsaid.join(" and ")} must be set where payments are taken: people must know whom they pay.`,
      );
    }
  }
  if (variables.AI_PROVIDER && !variables.AI_MODEL) {
    problems.push("AI_MODEL must name the model, for example gemini-2.5-flash.");
  }
  if (variables.AI_PROVIDER === "google" && !variables.AI_API_KEY) {
    problems.push("AI_API_KEY must be set for google.");
  }
  if (variables.AI_PROVIDER === "openai-compatible" && !variables.AI_BASE_URL) {
    problems.push(
      "AI_BASE_URL must be set for openai-compatible, for example http://localhost:11434/v1.",
    );
  }
  return problems;
}

/** Where other machines may come in although the public address says that none can. */
function findReachProblems(variables: GivenVariables, isLoopback: boolean): string[] {
  const { HOST, PUBLIC_URL, ONLY_THIS_MACHINE } = variables;
  const isSaidToBeAlone = ONLY_THIS_MACHINE === "yes";
  if (!isLoopback) {
    return isSaidToBeAlone
      ? [`ONLY_THIS_MACHINE cannot be yes where PUBLIC_URL is ${PUBLIC_URL}, which others reach.`]
      : [];
  }
  if (isSaidToBeAlone || isLoopbackHost(HOST)) return [];
  return [
    `HOST=${HOST} lets other machines in, but ${PUBLIC_URL ? `PUBLIC_URL is ${PUBLIC_URL}` : "PUBLIC_URL is not set"}: Berea would give them what is meant for this machine alone, such as Premium without payment. Set PUBLIC_URL to the address that people use, for example https://berea.example, or remove HOST. In a container whose port is published on 127.0.0.1 alone, set ONLY_THIS_MACHINE=yes.`,
  ];
}
