import { SkeletonLines } from "#src/ui/loading.tsx";

const CARDS = 6;

/** Six placeholders in the shape of prayers. */
export function PrayersSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading your prayers</span>
      {Array.from({ length: CARDS }, (_, index) => (
        <div key={index} className="acted" data-placeholder aria-hidden="true">
          <div className="acted-margin">
            <SkeletonLines widths={[80]} />
          </div>
          <div className="acted-body">
            <SkeletonLines widths={[45, 25, 90, 70]} />
          </div>
        </div>
      ))}
    </div>
  );
}
