import { data } from "react-router";
import { site } from "#content/site.json";
import { describeMissing } from "#src/ui/page-meta.ts";
import type { Route } from "./+types/not-found.page";
import { NotFound } from "./not-found.tsx";

// Returned, not thrown: a thrown answer would lose the page's own title.
export const loader = () => data(null, { status: 404 });

export const meta: Route.MetaFunction = () => describeMissing("Page not found", site.name);

export default function NotFoundPage() {
  return <NotFound />;
}
