import { Link, useLocation } from "react-router";
import { billing, gate } from "#content/site.json";
import type { User } from "#src/shared/current-user.ts";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { rememberWish } from "#src/web/wish/stored-wish.ts";
import { PREMIUM_ITSELF, wishOfPage } from "#src/web/wish/wish.ts";
import { hadSubscription, TRIAL_DAYS } from "../rules.ts";

export default function UpsellDialog({
  user,
  onClose,
  onClosed,
}: {
  user: User | null | undefined;
  onClose: () => void;
  onClosed: () => void;
}) {
  const { pathname, search } = useLocation();
  const start = () => {
    rememberWish(wishOfPage(`${pathname}${search}`) ?? PREMIUM_ITSELF);
    onClose();
  };
  const price = `${gate.price} ${gate.period}`;
  return (
    <Sheet title={billing.upsell.title} size="narrow" onClose={onClose} onClosed={onClosed}>
      <ul className="border-ink border-t-2">
        {billing.upsell.lines.map(({ name, what }) => (
          <li key={name} className="border-line border-b py-3">
            <p className="font-serif text-18">{name}</p>
            {what ? <p className="mt-0.5 text-14 text-muted">{what}</p> : null}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-14 text-muted">
        {hadSubscription(user) ? `${price}.` : `${TRIAL_DAYS} days free, then ${price}.`}{" "}
        {gate.terms}
      </p>
      <div className="mt-6 flex flex-wrap gap-3 *:max-md:w-full">
        <Link to="/dashboard" onClick={start} className={buttonClass()}>
          Start Premium
        </Link>
        <Button kind="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </Sheet>
  );
}
