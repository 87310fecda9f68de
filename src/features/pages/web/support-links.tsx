import { Link } from "react-router";
import { CONTACT_PATH, HELP_PATH } from "../rules.ts";

const LINKS = [
  { href: HELP_PATH, label: "Help Center" },
  { href: CONTACT_PATH, label: "Contact" },
  { href: "/privacy-policy", label: "Privacy Policy" },
  { href: "/terms-of-service", label: "Terms of Service" },
  { href: "/accessibility", label: "Accessibility" },
];

/** The pages about this site itself. */
export function SupportLinks({ except }: { except: string }) {
  return (
    <nav aria-labelledby="see-also" data-print="no">
      <h2 id="see-also" className="text-20">
        See also
      </h2>
      <ul className="mt-1">
        {LINKS.filter(({ href }) => href !== except).map(({ href, label }) => (
          <li key={href}>
            <Link to={href} className="underlined inline-flex min-h-11 items-center">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
