// A dialog: a sheet from the bottom on phones, in the middle elsewhere. It is
// heavy, so it is loaded on demand (see `use-sheet.tsx`).
import X from "lucide-react/icons/x";
import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { iconButtonClass } from "./button.tsx";

export function Sheet({
  title,
  size,
  onClose,
  onClosed,
  children,
}: {
  title: string;
  /** On wide screens; `narrow` for a short form. */
  size?: "narrow";
  onClose: () => void;
  /** Called when the sheet has gone, to give focus back to what opened it. */
  onClosed: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content
          className="sheet"
          data-size={size}
          aria-describedby={undefined}
          onInteractOutside={(event) => {
            // A message lies over the dialog and is dismissed by itself.
            if ((event.target as Element).closest("[data-toast]")) event.preventDefault();
          }}
          onEscapeKeyDown={(event) => {
            // A panel that is open inside it closes first, by itself.
            if (document.querySelector(".sheet details[open]")) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <div className="mb-4 flex items-start gap-3">
            <Dialog.Title className="flex-1 pt-1.5 text-24">{title}</Dialog.Title>
            <Dialog.Close className={`${iconButtonClass} -mt-1 -mr-3`} aria-label="Close">
              <X size={20} strokeWidth={1.5} />
            </Dialog.Close>
          </div>
          <div className="sheet-body">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
