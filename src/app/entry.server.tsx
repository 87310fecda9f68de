// Renders a page to one whole string: loaders have fetched everything by now,
// and a whole page can be cached in memory and sent again.
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { RequestId } from "#src/ui/error-view.tsx";
import { nonceContext, requestIdContext } from "#src/web/page-context.ts";
import { putTextFirst } from "./text-first.ts";

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const body = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        headers.set("Content-Type", "text/html; charset=utf-8");
        resolve(new Response(putTextFirst(Buffer.concat(chunks).toString()), { status, headers }));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(
      <RequestId value={loadContext.get(requestIdContext)}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </RequestId>,
      {
        nonce,
        // Parts that come with a script of their own are rendered in place all the
        // same: React would send long ones behind the page, to be moved into place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(body),
        onError: reject,
      },
    );
  });
}
