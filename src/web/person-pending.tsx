import { useQuery } from "@tanstack/react-query";
import { Spinner } from "#src/ui/loading.tsx";
import { MissingPart } from "#src/ui/unreached.tsx";
import { currentUserQuery } from "./current-user.ts";

/** Shown in a page's place while it is not known who asks for it, or cannot be. */
export function PersonPending() {
  const { isError, isFetching, refetch } = useQuery(currentUserQuery);
  return (
    <div className="wrap grid min-h-96 place-items-center">
      {isError && !isFetching ? <MissingPart onRetry={() => void refetch()} /> : <Spinner />}
    </div>
  );
}
