import { data } from "react-router";
import { site } from "#content/site.json";
import type { Route } from "./+types/not-found.page";
import { NotFound } from "./not-found.tsx";

// Returned, not thrown: a thrown answer would lose the page's own title.
export const loader = () => data(null, { status: 404 });

export const meta: Route.MetaFunction = () => [
  { title: `Page not found · ${site.name}` },
  { name: "description", content: "There is no page at this address." },
  { name: "robots", content: "noindex" },
];

export default function NotFoundPage() {
  return <NotFound />;
}
