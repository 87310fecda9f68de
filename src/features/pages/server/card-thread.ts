// Runs as a thread: draws cards.
import { serveThread } from "#src/platform/threads/serve-thread.ts";
import { createCardDrawer } from "./draw-card.ts";

serveThread(createCardDrawer());
