// Where links in mails lead. Nobody signs in for them: the token says whose
// mails they are, and the address of the page is told to nobody.
import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import { noStore } from "#src/platform/http/middleware.ts";
import { createRouter, type HttpEnv } from "#src/platform/http/router.ts";
import { type MailChoices, STREAMS, type Stream } from "../rules/streams.ts";
import type { LinkTokens } from "./link-tokens.ts";
import { changeMailChoices, findMailPreferences, stopStream } from "./mail-choices.ts";
import {
  askPage,
  preferencesPage,
  stoppedBeforePage,
  stoppedPage,
  unknownLinkPage,
} from "./mail-pages.ts";

export interface MailLinkPorts {
  readonly db: Database;
  readonly clock: Clock;
  readonly tokens: LinkTokens;
  readonly siteName: string;
}

const METHODS = ["GET", "HEAD", "POST"];

export function createMailLinksApi({ db, clock, tokens, siteName }: MailLinkPorts) {
  const api = createRouter();
  for (const path of ["/unsubscribe/*", "/mail-preferences/*"]) {
    api.use(path, noStore, (c, next) => {
      c.header("Referrer-Policy", "no-referrer");
      c.header("X-Robots-Tag", "noindex");
      if (METHODS.includes(c.req.method)) return next();
      c.header("Allow", METHODS.join(", "));
      return Promise.resolve(c.text(`This address takes ${METHODS.join(", ")}`, 405));
    });
  }

  // Never on a GET: mail programs and scanners follow links by themselves.
  api.get("/unsubscribe/:token", async (c) => {
    const link = readStream(c.req.param("token"));
    const found = link && (await findMailPreferences(db, link.userId));
    if (!found) return answerUnknown(c);
    const writePage = found.choices[link.stream] ? askPage : stoppedBeforePage;
    return c.html(writePage(openPage(c), link.stream, preferencesPathOf(link.userId)));
  });

  // From our own page and from mail programs (RFC 8058): the body does not matter.
  api.post("/unsubscribe/:token", async (c) => {
    const link = readStream(c.req.param("token"));
    if (!link || !(await stopStream(db, link.userId, link.stream, clock.now()))) {
      return answerUnknown(c);
    }
    return c.html(stoppedPage(openPage(c), link.stream, preferencesPathOf(link.userId)));
  });

  api.get("/mail-preferences/:token", async (c) => {
    const link = tokens.read(c.req.param("token"));
    const found = link?.scope === "all" && (await findMailPreferences(db, link.userId));
    if (!found) return answerUnknown(c);
    return answerPreferences(c, found, false);
  });

  api.post("/mail-preferences/:token", async (c) => {
    const link = tokens.read(c.req.param("token"));
    if (link?.scope !== "all") return answerUnknown(c);
    const wanted = (await c.req.formData().catch(() => new FormData())).getAll("streams");
    const choices = Object.fromEntries(
      STREAMS.map((stream) => [stream, wanted.includes(stream)]),
    ) as MailChoices;
    await changeMailChoices(db, link.userId, choices, clock.now());
    const found = await findMailPreferences(db, link.userId);
    return found ? answerPreferences(c, found, true) : answerUnknown(c);
  });
  return api;

  function readStream(token: string): { userId: number; stream: Stream } | undefined {
    const link = tokens.read(token);
    return link && link.scope !== "all" ? { userId: link.userId, stream: link.scope } : undefined;
  }

  function preferencesPathOf(userId: number): string {
    return `/mail-preferences/${tokens.write({ userId, scope: "all" })}`;
  }

  function answerPreferences(
    c: Context<HttpEnv>,
    { choices, email }: { choices: MailChoices; email: string },
    isSaved: boolean,
  ) {
    return c.html(preferencesPage(openPage(c), { choices, address: veil(email), isSaved }));
  }

  function answerUnknown(c: Context<HttpEnv>) {
    return c.html(unknownLinkPage(openPage(c)), 404);
  }

  /** One style of its own, forms that stay on the site, and nothing else. */
  function openPage(c: Context<HttpEnv>) {
    const nonce = randomBytes(16).toString("base64");
    c.header(
      "Content-Security-Policy",
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    return { siteName, nonce };
  }
}

/** A mail may be passed on: `r…@example.org`. */
function veil(email: string): string {
  const [local = "", domain = ""] = email.split("@");
  return `${[...local][0] ?? ""}…@${domain}`;
}
