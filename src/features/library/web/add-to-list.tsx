import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { useCurrentUser } from "#src/web/current-user.ts";
import { ApiError } from "#src/web/query-client.ts";
import { offerUrl } from "./chosen-prayer.ts";

const LIST_PATH = "/premium/prayers";
const LABEL = "Add to my Prayer List";

/** Adds a prayer to the user's own list; others are led to where they can get one, and are offered it again there. */
export function AddToList({
  name,
  title,
  onAdd,
}: {
  /** Its type and id, with a slash between. */
  name: string;
  title: string;
  onAdd: () => Promise<unknown>;
}) {
  const user = useCurrentUser();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => onAdd(),
    onError: (error) =>
      showToast({
        title: "The prayer was not added",
        text: (error instanceof ApiError && error.sentence) || "Please try again.",
        tone: "danger",
      }),
  });
  if (isSuccess) {
    return (
      <span role="status" className="inline-flex min-h-11 items-center">
        <Link to={LIST_PATH} className="underlined inline-flex min-h-11 items-center">
          In your Prayer List
        </Link>
      </span>
    );
  }
  if (!user?.isPremium) {
    return (
      <Link
        to={offerUrl(name)}
        rel="nofollow"
        className={buttonClass({ kind: "quiet", size: "small", className: "-ml-3" })}
      >
        {LABEL}
        <span className="sr-only"> {title}</span>
      </Link>
    );
  }
  return (
    <Button
      kind="quiet"
      size="small"
      className="-ml-3"
      isBusy={isPending}
      busyLabel="Adding..."
      disabled={isPending}
      onClick={() => isPending || mutate()}
    >
      {LABEL}
      <span className="sr-only"> {title}</span>
    </Button>
  );
}
