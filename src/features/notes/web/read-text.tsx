import { Suspense } from "react";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { SkeletonLines } from "#src/ui/loading.tsx";
import { MissingPart } from "#src/ui/unreached.tsx";

const NoteText = lazyPart(() => import("./note-text.tsx"), MissingPart);

/** A note's text as it is read. */
export function ReadText({ content, translation }: { content: string; translation: string }) {
  return (
    <Suspense fallback={<SkeletonLines widths={[100, 92, 64]} />}>
      <NoteText content={content} translation={translation} />
    </Suspense>
  );
}
