import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { rememberWish } from "#src/web/wish/stored-wish.ts";

const ACTIONS = [
  { label: "Prayer List", href: "/premium/prayers", isPremium: true },
  { label: "Reading Plans", href: "/premium/reading-plans", isPremium: true },
  { label: "Complete Devotionals", href: "/premium/devotionals", isPremium: true },
  { label: "Settings", href: "/settings", isPremium: false },
];

/** Without Premium, its pages are replaced by the one that says what Premium is. */
export function QuickActions({ isPremium }: { isPremium: boolean }) {
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="mb-3 text-20">
        Quick actions
      </h2>
      <ul className="border-line border-t">
        {ACTIONS.map((action) => {
          const leadsToOffer = action.isPremium && !isPremium;
          return (
            <li key={action.label} className="border-line border-b">
              <Link
                to={leadsToOffer ? "/premium-access" : action.href}
                onClick={() => leadsToOffer && rememberWish(action.href)}
                className="flex min-h-13 items-center justify-between gap-3 font-medium font-serif text-18 text-ink no-underline hover:text-accent"
              >
                {action.label}
                <ChevronRight
                  size={18}
                  strokeWidth={1.5}
                  aria-hidden="true"
                  className="text-muted"
                />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
