import { Link } from "react-router";
import { buttonClass } from "#src/ui/button.tsx";
import { useCurrentUser } from "#src/web/current-user.ts";
import { BLOG_FEED_PATH } from "../rules.ts";

/** Large letters on a phone need more than one line. */
const WRAPPING = "max-sm:whitespace-normal";

/** How to go on hearing from us: by feed, by mail, and with Premium. */
export function Subscribe() {
  const user = useCurrentUser();
  return (
    <section
      aria-labelledby="subscribe"
      className="mt-12 rounded-card bg-sunk p-6 md:p-10"
      data-print="no"
    >
      <h2 id="subscribe" className="text-24">
        Subscribe
      </h2>
      <p className="mt-2 max-w-measure">
        New articles come to your feed reader. A verse for each day, with a few sentences on what a
        hurried reader misses, comes by mail at the time you choose.
      </p>
      <p className="mt-5 flex flex-wrap items-center gap-3">
        <Link
          to={user ? "/settings" : "/sign-in?tab=sign-up"}
          className={buttonClass({ className: WRAPPING })}
        >
          Get the daily verse by mail
        </Link>
        <a
          href={BLOG_FEED_PATH}
          className={buttonClass({ kind: "secondary", className: WRAPPING })}
        >
          Follow the RSS feed
        </a>
        {user?.isPremium ? null : (
          <Link
            to="/premium-access"
            className={buttonClass({ kind: "quiet", className: WRAPPING })}
          >
            See Premium
          </Link>
        )}
      </p>
    </section>
  );
}
