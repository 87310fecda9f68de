import { Sheet } from "#src/ui/sheet.tsx";
import { AccountForms } from "./account-forms.tsx";
import type { SignInUrl } from "./sign-in-url.ts";

export default function AccountDialog({
  address: { view, next },
  onClose,
  onClosed,
}: {
  address: SignInUrl;
  onClose: () => void;
  onClosed: () => void;
}) {
  return (
    <Sheet title="Your Berea account" size="narrow" onClose={onClose} onClosed={onClosed}>
      <AccountForms view={view} next={next} takesFocus onDone={onClose} />
    </Sheet>
  );
}
