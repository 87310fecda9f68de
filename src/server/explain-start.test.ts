import { expect, test } from "vitest";
import { explainStart } from "./explain-start.ts";

const systemError = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: what the system says`), { code, ...(path ? { path } : {}) });
const missing = (message: string) =>
  Object.assign(new Error(message), { code: "ERR_MODULE_NOT_FOUND" });

const explained: [unknown, RegExp][] = [
  [systemError("EACCES", "/srv/content"), /^\/srv\/content is closed to the user that Berea runs/],
  [systemError("EROFS", "/srv/data"), /^\/srv\/data cannot be written: the disk is read-only/],
  [systemError("ENOSPC", "/srv/data"), /disk is full/],
  [missing("Cannot find package 'hono' imported from /srv/src/app.ts"), /^The package hono is not/],
  [missing("Cannot find module '/srv/content/site.json' imported from x"), /^The file \/srv\/cont/],
  [missing("Cannot find module 'C:\\berea\\content\\site.json' imported"), /^The file C:/],
  [
    Object.assign(new Error("Cannot find module '@node-rs/argon2-linux-x64-gnu'"), {
      code: "MODULE_NOT_FOUND",
    }),
    /^The package @node-rs\/argon2-linux-x64-gnu is not installed/,
  ],
  [
    Object.assign(new Error("invalid ELF header"), { code: "ERR_DLOPEN_FAILED" }),
    /another system: invalid ELF header/,
  ],
];
test.each(explained)("%s is explained in a sentence", (error, sentence) => {
  expect(explainStart(error)).toMatch(sentence);
});

test.each([
  new TypeError("x is not a function"),
  systemError("EISDIR"),
  systemError("ECONNRESET", "/srv"),
  "a string",
])("%s is a fault of ours and keeps its stack", (error) => {
  expect(explainStart(error)).toBeUndefined();
});
