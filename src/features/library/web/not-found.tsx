import { Link } from "react-router";
import { ErrorView } from "#src/ui/error-view.tsx";
import { ChipLink } from "#src/ui/ways-in.tsx";

/** For an address that holds nothing of the library: what stands near it. */
export function LibraryNotFound({
  title,
  text,
  hub,
  nearest,
}: {
  title: string;
  text: string;
  hub: { readonly title: string; readonly href: string };
  nearest: readonly { readonly title: string; readonly href: string }[];
}) {
  return (
    <ErrorView code="404" title={title} text={text}>
      <p className="mt-6">
        <Link to={hub.href} className="underlined inline-flex min-h-11 items-center">
          {hub.title}
        </Link>
      </p>
      <h2 className="mt-8 text-20">Perhaps one of these</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {nearest.map((link) => (
          <li key={link.href}>
            <ChipLink to={link.href}>{link.title}</ChipLink>
          </li>
        ))}
      </ul>
    </ErrorView>
  );
}
