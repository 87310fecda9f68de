import { Suspense, useRef, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { MissingPart } from "#src/ui/unreached.tsx";

const ImportSheet = lazyPart(() => import("./import-sheet.tsx"), MissingPart);

/** Opens the import; what reads files is fetched then. */
export function ImportButton() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={opener} kind="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Import
      </Button>
      {isOpen ? (
        <Suspense>
          <ImportSheet onClose={() => setOpen(false)} onClosed={() => opener.current?.focus()} />
        </Suspense>
      ) : null}
    </>
  );
}
