import { useQuery } from "@tanstack/react-query";
import { currentUserQuery } from "./current-user.ts";
import { MissingPart } from "./ui/missing-part.tsx";
import { Spinner } from "./ui/spinner.tsx";

/** Stands in a page's place while it is not known who asks for it, or cannot be. */
export function PersonPending() {
  const { isError, isFetching, refetch } = useQuery(currentUserQuery);
  return (
    <div className="wrap grid min-h-96 place-items-center">
      {isError && !isFetching ? <MissingPart onRetry={() => void refetch()} /> : <Spinner />}
    </div>
  );
}
