// Where Berea starts. The server itself is imported when this runs, so that a
// missing package or file is reported in a sentence and not in Node's words.
import { explainStart } from "./explain-start.ts";

import("./start.ts").catch((error: unknown) => {
  const sentence = explainStart(error);
  if (!sentence) throw error;
  process.stderr.write(`\n  Berea cannot start.\n  ${sentence}\n\n`);
  process.exit(1);
});
