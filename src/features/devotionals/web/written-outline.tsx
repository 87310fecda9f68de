// The outline that was just written, with what can be done with it.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { ReportBody } from "#src/features/writing/contract.ts";
import { PieceProvenance } from "#src/features/writing/web/piece-provenance.tsx";
import { buttonClass } from "#src/ui/button.tsx";
import { DialogLink } from "#src/ui/dialog-link.tsx";
import { SaveButton } from "#src/ui/save-button.tsx";
import { tellFailure } from "#src/web/tell-failure.ts";
import type { GeneratedOutline } from "../contract.ts";
import { writeOutlineText } from "./outline-text.ts";
import { OutlineView } from "./outline-view.tsx";
import { PieceButtons } from "./piece-buttons.tsx";
import { HUB_PATH, reportOutline, saveOutline } from "./queries.ts";

export function WrittenOutline({
  outline,
  isPerson,
}: {
  outline: GeneratedOutline;
  isPerson: boolean;
}) {
  const client = useQueryClient();
  const { mutateAsync: save } = useMutation({
    mutationFn: () => saveOutline(client, outline.keepToken),
  });
  const { mutateAsync: report } = useMutation({
    mutationFn: (body: ReportBody) => reportOutline(client, outline.keepToken, body),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  // What was waited for is read from its beginning.
  useEffect(() => heading.current?.focus(), []);
  return (
    <article aria-labelledby="outline-title" className="border-line border-t pt-10">
      <h2
        ref={heading}
        id="outline-title"
        tabIndex={-1}
        className="max-w-2xl text-30 outline-none lg:text-38"
      >
        {outline.title}
      </h2>
      <div className="mt-5 mb-10 grid gap-3">
        <PieceProvenance
          provenance={outline.provenance}
          notice={outline.notice}
          onReport={report}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden noscript:hidden">
          {isPerson ? (
            <SaveButton
              label="Keep this outline"
              kind="secondary"
              size="small"
              onSave={() => save()}
              onFailure={(error) => tellFailure("The outline was not kept", error)}
            />
          ) : (
            <DialogLink
              to={`/sign-in?${new URLSearchParams({ tab: "sign-up", next: HUB_PATH })}`}
              className={buttonClass({ kind: "secondary", size: "small" })}
            >
              Sign in to keep it
            </DialogLink>
          )}
          <span className="ml-3 flex flex-wrap gap-x-6">
            <PieceButtons title={outline.title} text={() => writeOutlineText(outline)} />
          </span>
        </div>
      </div>
      <OutlineView outline={outline} />
    </article>
  );
}
