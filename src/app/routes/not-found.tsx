import { data } from "react-router";
import { site } from "#content/site.json";
import { NotFound } from "#src/features/pages/web/not-found.tsx";
import { describeMissing } from "#src/ui/page-meta.ts";
import type { Route } from "./+types/not-found";

// Returned, not thrown: a thrown answer would lose the page's own title.
export const loader = () => data(null, { status: 404 });

export const meta: Route.MetaFunction = () => describeMissing("Page not found", site.name);

export default function NotFoundPage() {
  return <NotFound />;
}
