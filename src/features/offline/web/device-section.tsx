// In Settings: what of Berea is on this device, and how it gets there.
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { Row, RowSection } from "#src/ui/rows.tsx";
import { OFFLINE_PATH } from "../rules.ts";
import { useInstallPrompt } from "./install-prompt.ts";

export function DeviceSection({
  children,
}: {
  /** What else is about this device. */
  children: ReactNode;
}) {
  return (
    <RowSection id="this-device" title="This device">
      <Row
        label="Offline"
        help="Read and search a translation without a connection."
        control={
          <Link
            to={OFFLINE_PATH}
            className={buttonClass({
              kind: "secondary",
              size: "small",
              className: "max-md:whitespace-normal",
            })}
          >
            Choose what is stored
          </Link>
        }
      />
      {children}
      <InstallRow />
    </RowSection>
  );
}

/** Only where the browser offers it. */
function InstallRow() {
  const install = useInstallPrompt();
  if (!install) return null;
  return (
    <Row
      label="Berea as an app"
      help="It then opens from your home screen, in a window of its own."
      control={
        <Button kind="secondary" size="small" onClick={install}>
          Install Berea
        </Button>
      }
    />
  );
}
