import { Link } from "react-router";

export default function HomePage() {
  return (
    <main>
      <h1>Berea</h1>
      <Link to="/bible-verse-search">Search Bible Verses</Link>
    </main>
  );
}
