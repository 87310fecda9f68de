// A server on a free loopback port that speaks as much of Stripe's protocol as Berea does:
// form-encoded requests, lists in pages, idempotency keys, errors in Stripe's words, signed
// events. It can be made to be down, slow, endless or talking nonsense.
import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { signEvent } from "#src/features/billing/server/stripe-events.ts";
import { DAY_SECONDS } from "#src/shared/calendar/durations.ts";

type Form = { [name: string]: string | Form };
type Thing = { id: string; object: string } & Record<string, unknown>;

export interface StripeSubscription extends Thing {
  customer: string;
  status: string;
  created: number;
  trial_end: number | null;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  ended_at: number | null;
  metadata: Form;
  items: { object: "list"; data: { id: string; current_period_end: number }[] };
}

interface StripeCheckout extends Thing {
  customer: string;
  status: string;
  url: string;
  form: Form;
}

interface StripeInvoice extends Thing {
  subscription: string;
  customer: string;
  status: string;
  created: number;
}

export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  readonly body: string;
}

/**
 * `refuse` answers 400, `break` 500, `close` hangs up, `hang` never answers, `babble` is no JSON.
 * The others do what is asked: `slow` answers after so many milliseconds, `trickle` sends a byte
 * every so many milliseconds, `huge` adds so many bytes to the answer, `lose` hangs up instead of
 * answering.
 */
export type StripeFault =
  | "refuse"
  | "break"
  | "close"
  | "hang"
  | "babble"
  | "lose"
  | { readonly slow: number }
  | { readonly trickle: number }
  | { readonly huge: number };

const MONTH = 30 * DAY_SECONDS;

export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>;

export interface StripeServerOptions {
  readonly now: () => Date;
  /** Runs before each request is looked at, and is waited for. */
  readonly onRequest?: (line: string) => Promise<void>;
}

export async function startStripeServer(options: StripeServerOptions) {
  const secretKey = "sk_test_of_a_test";
  const webhookSecret = "whsec_of_a_test";
  const customers = new Map<string, Thing>();
  const checkouts = new Map<string, StripeCheckout>();
  const portals = new Map<string, Form>();
  const subscriptions = new Map<string, StripeSubscription>();
  const invoices = new Map<string, StripeInvoice>();
  const answered = new Map<string, { request: string; status: number; body: string }>();
  const events: StripeEvent[] = [];
  /** Each request as `POST /v1/customers`. */
  const requests: string[] = [];
  let fault: { kind: StripeFault; on: RegExp } | undefined;
  const hanging = new Set<ServerResponse>();

  const seconds = () => Math.floor(options.now().getTime() / 1000);
  const createId = (kind: string) => `${kind}_${randomBytes(9).toString("hex")}`;
  const get = <Value>(map: Map<string, Value>, id: string): Value => {
    const value = map.get(id);
    if (!value) throw new Error(`There is no ${id}`);
    return value;
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.destroy(error as Error);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", headers } = request;
    const address = new URL(request.url ?? "/", url);
    const body = await text(request);
    const line = `${method} ${address.pathname}`;
    requests.push(line);
    await options.onRequest?.(line);
    const kind = fault?.on.test(`${method} ${request.url}`) ? fault.kind : undefined;
    const send = (status: number, content: unknown) => {
      const written = JSON.stringify(content);
      sendAs(kind, response, status, written);
      return written;
    };
    if (typeof kind === "string" && kind !== "lose") return fail(kind, response, send);
    if (typeof kind === "object" && "slow" in kind) await sleep(kind.slow);
    if (headers.authorization !== `Bearer ${secretKey}`) {
      send(401, { error: { type: "invalid_request_error", message: "Invalid API Key" } });
      return;
    }
    const key = headers["idempotency-key"];
    const said = `${line} ${body}`;
    if (typeof key === "string") {
      const earlier = answered.get(key);
      if (earlier && earlier.request !== said) {
        send(400, { error: { type: "idempotency_error", message: "Keys for other parameters" } });
        return;
      }
      if (earlier) {
        send(earlier.status, JSON.parse(earlier.body));
        return;
      }
    }
    const form = readForm(method === "GET" ? address.search.slice(1) : body);
    const [status, content] = handle(method, address.pathname.split("/").slice(2), form);
    const written = send(status, content);
    if (typeof key === "string" && status < 500) {
      answered.set(key, { request: said, status, body: written });
    }
  }

  function sendAs(
    kind: StripeFault | undefined,
    response: ServerResponse,
    status: number,
    written: string,
  ): void {
    if (kind === "lose") {
      response.destroy();
      return;
    }
    response.writeHead(status, {
      "Content-Type": "application/json",
      "Request-Id": createId("req"),
    });
    if (typeof kind !== "object" || "slow" in kind) {
      response.end(written);
    } else if ("huge" in kind) {
      // Spaces before the end of an object are still JSON.
      response.end(`${written.slice(0, -1)}${" ".repeat(kind.huge)}}`);
    } else {
      hanging.add(response);
      trickle(response, written, kind.trickle);
    }
  }

  function fail(
    kind: StripeFault,
    response: ServerResponse,
    send: (status: number, content: unknown) => string,
  ): void {
    if (kind === "refuse") {
      send(400, { error: { type: "invalid_request_error", message: "Made to refuse" } });
    } else if (kind === "break") {
      send(500, { error: { type: "api_error", message: "Made to break" } });
    } else if (kind === "close") {
      response.destroy();
    } else if (kind === "hang") {
      hanging.add(response);
    } else {
      response.writeHead(200, { "Content-Type": "text/html" }).end("<html>It works!</html>");
    }
  }

  function handle(method: string, path: readonly string[], form: Form): [number, unknown] {
    const [what, id = "", verb = ""] = path;
    const missing = (param: string): [number, unknown] => [
      param === "id" ? 404 : 400,
      {
        error: {
          type: "invalid_request_error",
          code: "resource_missing",
          param,
          message: `No such ${param}`,
        },
      },
    ];
    const hasCustomer = typeof form.customer === "string" && customers.has(form.customer);
    switch (`${method} ${what}`) {
      case "POST customers": {
        const customer = { id: createId("cus"), object: "customer", ...form };
        customers.set(customer.id, customer);
        return [200, customer];
      }
      case "GET checkout": {
        if (!hasCustomer) return missing("customer");
        return [200, list([...checkouts.values()].filter(fits(form)), form)];
      }
      case "POST checkout": {
        if (verb || path.length > 3) return expire(path[2] ?? "");
        if (!hasCustomer) return missing("customer");
        const checkout: StripeCheckout = {
          id: createId("cs"),
          object: "checkout.session",
          customer: String(form.customer),
          status: "open",
          metadata: form.metadata,
          url: "",
          form,
        };
        checkout.url = `${url}/pay/${checkout.id}`;
        checkouts.set(checkout.id, checkout);
        return [200, checkout];
      }
      case "POST billing_portal": {
        if (!hasCustomer) return missing("customer");
        const portal = createId("bps");
        portals.set(portal, form);
        return [
          200,
          { id: portal, object: "billing_portal.session", url: `${url}/portal/${portal}` },
        ];
      }
      case "GET subscriptions": {
        if (!hasCustomer) return missing("customer");
        const { status, ...rest } = form;
        const wanted = status === "all" ? rest : form;
        return [200, list([...subscriptions.values()].filter(fits(wanted)), form)];
      }
      case "DELETE subscriptions": {
        const subscription = subscriptions.get(id);
        if (!subscription || subscription.status === "canceled") return missing("id");
        acts.end(id);
        return [200, subscription];
      }
      case "GET invoices":
        return [200, list([...invoices.values()].filter(fits(form)), form)];
      default:
        return [404, { error: { type: "invalid_request_error", message: "Unrecognized URL" } }];
    }
  }

  function expire(id: string): [number, unknown] {
    const checkout = get(checkouts, id);
    if (checkout.status !== "open") {
      return [400, { error: { type: "invalid_request_error", message: "It is not open" } }];
    }
    checkout.status = "expired";
    return [200, checkout];
  }

  function emit(type: string, thing: object): void {
    const id = createId("evt");
    const body = JSON.stringify({
      id,
      object: "event",
      type,
      created: seconds(),
      livemode: false,
      data: { object: thing },
    });
    events.push({ id, type, body });
  }

  const update = (subscription: StripeSubscription) =>
    emit("customer.subscription.updated", subscription);

  function invoice(subscription: StripeSubscription, status: string): StripeInvoice {
    const made: StripeInvoice = {
      id: createId("in"),
      object: "invoice",
      customer: subscription.customer,
      subscription: subscription.id,
      parent: { subscription_details: { subscription: subscription.id } },
      status,
      created: seconds(),
    };
    invoices.set(made.id, made);
    return made;
  }

  function setPeriod(subscription: StripeSubscription, end: number): void {
    subscription.items.data = [{ id: createId("si"), current_period_end: end }];
  }

  /** What people, banks and time do at Stripe. */
  const acts = {
    /** Pays on the page with this address. */
    pay: (pageUrl: string): string => {
      const checkout = get(checkouts, pageUrl.slice(pageUrl.lastIndexOf("/") + 1));
      if (checkout.status !== "open") throw new Error("The page is closed");
      checkout.status = "complete";
      const wish = checkout.form.subscription_data as Form;
      const days = Number(wish.trial_period_days ?? 0);
      const subscription: StripeSubscription = {
        id: createId("sub"),
        object: "subscription",
        customer: checkout.customer,
        status: days > 0 ? "trialing" : "active",
        created: seconds(),
        trial_end: days > 0 ? seconds() + days * DAY_SECONDS : null,
        cancel_at_period_end: false,
        cancel_at: null,
        ended_at: null,
        metadata: wish.metadata as Form,
        items: { object: "list", data: [] },
      };
      setPeriod(subscription, seconds() + (days > 0 ? days * DAY_SECONDS : MONTH));
      subscriptions.set(subscription.id, subscription);
      emit("checkout.session.completed", { ...checkout, subscription: subscription.id });
      emit("customer.subscription.created", subscription);
      emit("invoice.paid", invoice(subscription, "paid"));
      return subscription.id;
    },
    warnOfTrialEnd: (id: string) =>
      emit("customer.subscription.trial_will_end", get(subscriptions, id)),
    /** The trial or the month is over and is paid for. */
    renew: (id: string) => {
      const subscription = get(subscriptions, id);
      subscription.status = "active";
      setPeriod(subscription, seconds() + MONTH);
      emit("invoice.paid", invoice(subscription, "paid"));
      update(subscription);
    },
    failPayment: (id: string) => {
      const subscription = get(subscriptions, id);
      subscription.status = "past_due";
      setPeriod(subscription, seconds() + MONTH);
      const owed = invoice(subscription, "open");
      emit("invoice.payment_failed", owed);
      emit("invoice.payment_action_required", owed);
      update(subscription);
    },
    recover: (id: string) => {
      const subscription = get(subscriptions, id);
      subscription.status = "active";
      for (const owed of invoices.values()) {
        if (owed.subscription !== id || owed.status !== "open") continue;
        owed.status = "paid";
        emit("invoice.paid", owed);
      }
      update(subscription);
    },
    cancelAtPeriodEnd: (id: string) => {
      const subscription = get(subscriptions, id);
      subscription.cancel_at_period_end = true;
      subscription.cancel_at = subscription.items.data[0]?.current_period_end ?? null;
      update(subscription);
    },
    resume: (id: string) => {
      const subscription = get(subscriptions, id);
      subscription.cancel_at_period_end = false;
      subscription.cancel_at = null;
      update(subscription);
    },
    end: (id: string) => {
      const subscription = get(subscriptions, id);
      subscription.status = "canceled";
      subscription.ended_at = seconds();
      emit("customer.subscription.deleted", subscription);
    },
    refund: (id: string) => {
      const { customer } = get(subscriptions, id);
      emit("charge.refunded", { id: createId("ch"), object: "charge", customer, refunded: true });
    },
  };

  return {
    url,
    secretKey,
    webhookSecret,
    /** For the port `stripe` of the people. */
    config: { secretKey, webhookSecret, priceId: "price_premium", apiUrl: url },
    customers,
    checkouts,
    portals,
    subscriptions,
    events,
    requests,
    acts,
    emit,
    /** @param on which requests, as `GET /v1/invoices?limit=100`; all of them where nothing is said */
    failWith: (kind: StripeFault | undefined, on = /(?:)/) => {
      fault = kind && { kind, on };
      for (const response of hanging) response.destroy();
      hanging.clear();
    },
    sign: (body: string, at: Date = options.now(), secret = webhookSecret) =>
      signEvent(body, secret, at),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function trickle(response: ServerResponse, written: string, everyMs: number): void {
  let at = 0;
  const timer = setInterval(() => {
    if (at < written.length) response.write(written.charAt(at++));
    else response.end();
  }, everyMs);
  response.on("close", () => clearInterval(timer));
}

/** Reads `a[b][c]=d`, as Stripe's SDK writes it. */
function readForm(encoded: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    const last = path.pop() ?? name;
    let at = form;
    for (const part of path) {
      at[part] ??= {};
      const inner = at[part];
      if (typeof inner === "string") throw new Error(`${name} is two things`);
      at = inner;
    }
    at[last] = value;
  }
  return form;
}

const PAGING = new Set(["limit", "starting_after"]);

const fits =
  (form: Form) =>
  (thing: Thing): boolean =>
    Object.entries(form).every(([name, value]) => PAGING.has(name) || thing[name] === value);

/** Never more than two at once, so that nobody may take the first page for everything. */
function list(things: readonly Thing[], form: Form) {
  const after = things.findIndex(({ id }) => id === form.starting_after);
  const rest = things.slice(after + 1);
  return { object: "list", data: rest.slice(0, 2), has_more: rest.length > 2, url: "/v1/list" };
}
