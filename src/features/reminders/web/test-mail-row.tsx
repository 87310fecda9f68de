// Sends the person today's verse now, so that they see what will come.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { Row } from "#src/ui/rows.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { ApiError, callApi } from "#src/web/query-client.ts";

export function TestMailRow({ email }: { email: string }) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await callApi(client, "/api/test-email", { method: "POST" });
      showToast({
        title: "Test email sent",
        text: "Check your inbox for the daily verse email.",
      });
    } catch (error) {
      const isTooOften = error instanceof ApiError && error.status === 429;
      showToast({
        title: "Error",
        text:
          (isTooOften && error.sentence) ||
          "Failed to send test email. Email service may not be configured.",
        tone: "danger",
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Row
      label="Test email"
      help={`Today’s verse, sent to ${email} now.`}
      control={
        <Button
          kind="secondary"
          size="small"
          isBusy={isBusy}
          busyLabel="Sending..."
          onClick={() => void send()}
        >
          Send a test email
        </Button>
      }
    />
  );
}
