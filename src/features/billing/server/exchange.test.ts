import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type StripeServer, startStripeServer } from "../../../../tests/support/stripe-server.ts";
import { createExchange } from "./exchange.ts";
import { PaymentError, type PaymentProvider } from "./provider.ts";
import { createStripeProvider } from "./stripe-provider.ts";

let stripe: StripeServer;
beforeAll(async () => {
  stripe = await startStripeServer({ now: () => new Date() });
});
afterAll(() => stripe?.close());

const provider = {} as PaymentProvider;
const never = () => new Promise<never>(() => {});

test("sixteen run at once, sixty-four wait, and more are refused at once", async () => {
  const exchange = createExchange(() => provider);
  const ending = new AbortController();
  let running = 0;
  const ends: Promise<void>[] = [];
  const outcomes: unknown[] = [];
  const begin = () =>
    exchange(ending.signal, async () => {
      running += 1;
      await new Promise((resolve) => ending.signal.addEventListener("abort", resolve));
    }).catch((error: unknown) => {
      outcomes.push(error);
    });
  for (let asked = 0; asked < 100; asked += 1) ends.push(begin() as Promise<void>);
  await sleep(20);
  expect(running).toBe(16);
  expect(outcomes).toHaveLength(20);
  ending.abort();
  await Promise.all(ends);
  expect(outcomes).toHaveLength(100);
  expect(outcomes.every((error) => error instanceof PaymentError && error.kind === "away")).toBe(
    true,
  );
  // Those that had to wait never began, and the next one finds its place.
  expect(running).toBe(16);
  await expect(exchange(AbortSignal.timeout(1_000), async () => "done")).resolves.toBe("done");
});

test("it ends with its signal, also for those who wait for their turn", async () => {
  const exchange = createExchange(() => provider);
  const began = performance.now();
  const all = Array.from({ length: 40 }, () => exchange(AbortSignal.timeout(100), never));
  const outcomes = await Promise.allSettled(all);
  expect(outcomes.every(({ status }) => status === "rejected")).toBe(true);
  expect(performance.now() - began).toBeLessThan(5_000);
});

test("after its end nothing more is asked of the payment service", async () => {
  const exchange = createExchange((signal) => createStripeProvider(stripe.config, signal));
  stripe.failWith({ slow: 100 });
  const failures: unknown[] = [];
  let isOver = false;
  const ended = exchange(AbortSignal.timeout(250), async (stripeProvider) => {
    while (!isOver) {
      await stripeProvider
        .createCustomer({ userId: 1, email: "a@example.org" }, String(failures.length))
        .catch((error: unknown) => failures.push(error));
      await sleep(5);
    }
  });
  await expect(ended).rejects.toMatchObject({ kind: "away" });
  const asked = stripe.requests.length;
  await sleep(300);
  isOver = true;
  stripe.failWith(undefined);
  expect(failures.length).toBeGreaterThan(2);
  expect(stripe.requests.length).toBe(asked);
});

test.each([
  ["a connection that was closed under it", "close" as const, 2],
  ["an answer that is too large", { huge: 5 * 1024 * 1024 }, 1],
  ["an answer that breaks off", "lose" as const, 2],
])("%s counts as away", async (_name, fault, requests) => {
  const exchange = createExchange((signal) => createStripeProvider(stripe.config, signal));
  const create = (key: string) =>
    exchange(AbortSignal.timeout(5_000), (one) =>
      one.createCustomer({ userId: 1, email: "a@example.org" }, key),
    );
  const asked = stripe.requests.length;
  const known = stripe.customers.size;
  stripe.failWith(fault);
  await expect(create(`key ${_name}`)).rejects.toMatchObject({ kind: "away" });
  expect(stripe.requests.length - asked).toBe(requests);
  stripe.failWith(undefined);
  // What was done though its answer was lost is known by its key.
  await create(`key ${_name}`);
  expect(stripe.customers.size).toBe(known + 1);
});
