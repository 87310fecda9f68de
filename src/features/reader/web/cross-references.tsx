// The passages that speak to a verse; loaded, with the query library, when asked for.
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { QueryScope } from "#src/web/query-scope.tsx";
import { CrossReferencesSkeleton } from "./cross-references-skeleton.tsx";
import { crossReferencesQuery } from "./queries.ts";

export default function CrossReferences(props: { reference: string; translation: string }) {
  return (
    <QueryScope>
      <CrossReferenceList {...props} />
    </QueryScope>
  );
}

function CrossReferenceList({
  reference,
  translation,
}: {
  reference: string;
  translation: string;
}) {
  const { data, isError, refetch } = useQuery(crossReferencesQuery(reference, translation));
  if (isError) {
    return (
      <p className="text-14 text-muted">
        They could not be fetched just now.{" "}
        <button type="button" className="underlined min-h-11" onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    );
  }
  if (!data) {
    return <CrossReferencesSkeleton />;
  }
  if (data.length === 0) {
    return <p className="text-14 text-muted">No passages are listed for this verse.</p>;
  }
  return (
    <ul className="grid gap-1 lg:gap-3">
      {data.map(({ reference: other, text, href }) => (
        <li key={other}>
          <Link
            to={href}
            className="underlined inline-flex min-h-11 items-center font-serif lg:min-h-0"
          >
            {other}
          </Link>
          <p className="line-clamp-3 text-14 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
