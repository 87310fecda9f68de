// The stored translations, read and searched on a thread of their own: opening
// one takes a moment, and its index another, in which the page goes on.
import { type DeviceText, openDeviceText } from "#src/scripture/device/device-text.ts";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import type { LibraryAnswer, LibraryCall } from "./library.ts";
import { readPackFile } from "./stored-packs.ts";

let open: { readonly code: EmbeddedCode; readonly text: Promise<DeviceText> } | undefined;

addEventListener("message", async ({ data }: MessageEvent<LibraryCall>) => {
  let answer: LibraryAnswer;
  try {
    answer = { id: data.id, found: await find(data) };
  } catch (error) {
    answer = { id: data.id, problem: String(error) };
  }
  postMessage(answer);
});

async function find(call: LibraryCall) {
  // One at a time: a translation takes some megabytes, and people read in one.
  if (open?.code !== call.code) open = { code: call.code, text: openText(call.code) };
  const text = await open.text.catch((error: unknown) => {
    open = undefined;
    throw error;
  });
  return call.kind === "chapter" ? text.readChapter(call.book, call.chapter) : text.search(call);
}

async function openText(code: EmbeddedCode): Promise<DeviceText> {
  const file = await readPackFile(code);
  if (!file) throw new Error(`The ${code} is not on this device`);
  const unpacked = new Blob([file]).stream().pipeThrough(new DecompressionStream("gzip"));
  return openDeviceText(code, await new Response(unpacked).arrayBuffer());
}
