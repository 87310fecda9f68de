import { LoadFailure } from "#src/ui/load-failure.tsx";
import { describeFailure } from "#src/web/tell-failure.ts";

/** Where notes could not be fetched. */
export const NotesFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <LoadFailure title="Failed to fetch notes" why={describeFailure(error)} onRetry={onRetry} />
);
