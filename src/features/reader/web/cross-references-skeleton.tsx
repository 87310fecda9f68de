import { SkeletonLines } from "#src/ui/loading.tsx";

export function CrossReferencesSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading cross references</span>
      <SkeletonLines widths={[40, 92, 64, 46, 88]} />
    </div>
  );
}
