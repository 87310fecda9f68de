// Sends the person today's verse now, so that they see what will come.
import { useQueryClient } from "@tanstack/react-query";
import { Button } from "#src/ui/button.tsx";
import { Row } from "#src/ui/rows.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { ApiError, callApi } from "#src/web/query-client.ts";
import { useAction } from "#src/web/use-action.ts";

export function TestMailRow({ email }: { email: string }) {
  const client = useQueryClient();
  const { run, isPending } = useAction({
    mutationFn: () => callApi(client, "/api/test-email", { method: "POST" }),
    onSuccess: () =>
      showToast({
        title: "Test email sent",
        text: "Check your inbox for the daily verse email.",
      }),
    failure: (error) => {
      const isTooOften = error instanceof ApiError && error.status === 429;
      showToast({
        title: "Error",
        text:
          (isTooOften && error.sentence) ||
          "Failed to send test email. Email service may not be configured.",
        tone: "danger",
      });
    },
  });
  return (
    <Row
      label="Test email"
      help={`Today’s verse, sent to ${email} now.`}
      control={
        <Button
          kind="secondary"
          size="small"
          isBusy={isPending}
          busyLabel="Sending..."
          onClick={() => run()}
        >
          Send a test email
        </Button>
      }
    />
  );
}
