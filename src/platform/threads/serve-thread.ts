// The thread's side of `open-thread.ts`.
import { parentPort, type Transferable } from "node:worker_threads";
import type { ThreadMessage } from "./open-thread.ts";

/**
 * Answers the questions that the thread is asked, one after the other.
 * @param findMoved what of an answer is moved rather than copied
 */
export function serveThread<Question, Answer>(
  answer: (question: Question) => Promise<Answer>,
  findMoved: (answer: Answer) => Transferable[] = () => [],
): void {
  const port = parentPort;
  if (!port) throw new Error("This file is run as a thread");
  const say = (message: ThreadMessage, moved: Transferable[] = []) =>
    port.postMessage(message, moved);
  let last: Promise<void> = Promise.resolve();
  port.on("message", ({ id, question }: { id: number; question: Question }) => {
    last = last.then(async () => {
      try {
        const found = await answer(question);
        say({ id, answer: found }, findMoved(found));
      } catch (error) {
        say({ id, error: error instanceof Error ? error : new Error(String(error)) });
      }
    });
  });
  say("ready");
}
