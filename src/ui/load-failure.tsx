import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

/** Where something that a person saved could not be fetched: why, and how to try again. */
export function LoadFailure({
  title,
  why,
  onRetry,
}: {
  /** `Your prayers could not be fetched just now.` */
  title: string;
  /** A sentence. */
  why: string;
  onRetry: () => void;
}) {
  return (
    <div className="py-8">
      <Notice tone="danger">
        <p role="alert" className="font-medium font-serif text-20">
          {title}
        </p>
        <p className="mt-2 mb-4 text-muted">{why} Nothing is lost.</p>
        <Button kind="secondary" onClick={onRetry}>
          Try again
        </Button>
      </Notice>
    </div>
  );
}
