// What a note says: written in one tab, seen as it will be read in the other.
import { useState } from "react";
import { isBlank } from "#src/shared/readable-text.ts";
import { FieldFrame } from "#src/ui/field-frame.tsx";
import { Tabs } from "#src/ui/tabs.tsx";
import { ReadText } from "./read-text.tsx";
import { TextArea } from "./text-area.tsx";

export function ContentField({
  content,
  translation,
  isHeld,
  error,
  onContent,
}: {
  content: string;
  /** Slug of the text that references open. */
  translation: string;
  isHeld: boolean;
  error: string | undefined;
  onContent: (content: string) => void;
}) {
  // Out of sight it would be set anew with every stroke.
  const [isPreviewed, setPreviewed] = useState(false);
  return (
    <FieldFrame label="Note" error={error}>
      {(control) => (
        <Tabs
          label="Write or preview"
          onChoose={(at) => setPreviewed(at === 1)}
          tabs={[
            {
              name: "Write",
              panel: (
                <div className="pt-3">
                  <TextArea {...control} value={content} readOnly={isHeld} onWrite={onContent} />
                </div>
              ),
            },
            {
              name: "Preview",
              panel: (
                <div className="min-h-[50vh] pt-6">
                  {isPreviewed ? <Preview content={content} translation={translation} /> : null}
                </div>
              ),
            },
          ]}
        />
      )}
    </FieldFrame>
  );
}

function Preview({ content, translation }: { content: string; translation: string }) {
  return isBlank(content) ? (
    <p className="text-muted">Nothing is written yet.</p>
  ) : (
    <ReadText content={content} translation={translation} />
  );
}
