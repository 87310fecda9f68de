import { Sheet } from "#src/ui/sheet.tsx";
import { AccountForms } from "./account-forms.tsx";
import type { AccountView } from "./sign-in-url.ts";

export default function AccountDialog({
  view,
  onClose,
  onClosed,
}: {
  view: AccountView;
  onClose: () => void;
  onClosed: () => void;
}) {
  return (
    <Sheet title="Your Berea account" size="narrow" onClose={onClose} onClosed={onClosed}>
      <AccountForms view={view} takesFocus onDone={onClose} />
    </Sheet>
  );
}
