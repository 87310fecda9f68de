import { data, Link } from "react-router";

/** Returned, not thrown: a thrown 404 would lose the page's own title. */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return (
    <main>
      <h1>Page not found</h1>
      <Link to="/">Go to the home page</Link>
    </main>
  );
}
