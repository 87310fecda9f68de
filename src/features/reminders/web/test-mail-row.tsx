// Sends the person today's verse now, so that they see what will come.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "#src/ui/button.tsx";
import { Row } from "#src/ui/rows.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { ApiError, callApi } from "#src/web/query-client.ts";

export function TestMailRow({ email }: { email: string }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi(client, "/api/test-email", { method: "POST" }),
    onSuccess: () =>
      showToast({
        title: "Test email sent",
        text: "Check your inbox for the daily verse email.",
      }),
    onError: (error) => {
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
          onClick={() => isPending || mutate()}
        >
          Send a test email
        </Button>
      }
    />
  );
}
