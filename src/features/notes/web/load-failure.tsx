import { describeFailure } from "#src/tell-failure.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";

/** Where notes could not be fetched: why, and how to try again. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className="py-8">
      <Notice tone="danger">
        <p role="alert" className="font-medium font-serif text-20">
          Failed to fetch notes
        </p>
        <p className="mt-2 mb-4 text-muted">{describeFailure(error)} Nothing of them is lost.</p>
        <Button kind="secondary" onClick={onRetry}>
          Try again
        </Button>
      </Notice>
    </div>
  );
}
