// What Premium is, what it costs and when, beside what it holds.
import { type ReactNode, useId } from "react";
import { gate } from "#content/site.json";
import type { User } from "#src/shared/current-user.ts";
import { WishLine } from "#src/web/wish/wish-line.tsx";
import { hadSubscription, owesPayment } from "../rules.ts";
import { Charges } from "./charges.tsx";
import { SubscriptionTerms } from "./subscription-terms.tsx";

export function PremiumOffer({
  title,
  text,
  wish,
  user,
  children,
}: {
  title: string;
  text: string;
  /** What the person came for, where that is another page. */
  wish?: string | undefined;
  user: User | null | undefined;
  /** The button. */
  children: ReactNode;
}) {
  const listId = useId();
  return (
    <div className="wrap grid gap-10 pt-8 pb-6 lg:grid-cols-[5fr_6fr] lg:gap-24 lg:pt-18 lg:pb-12">
      <div>
        {wish ? <WishLine path={wish} className="mb-6" /> : null}
        <h1 className="text-38 lg:text-48">{title}</h1>
        <p className="mt-4 max-w-md text-muted">{text}</p>
        <p className="mt-7 flex items-baseline gap-2.5">
          <span className="font-serif text-48 leading-none tracking-[-0.03em] lining-nums">
            {gate.price}
          </span>
          <span className="text-muted">{gate.period}</span>
        </p>
        {owesPayment(user) ? null : (
          <div className="mt-4">
            <Charges hadSubscription={hadSubscription(user)} />
            <SubscriptionTerms hadSubscription={hadSubscription(user)} className="mt-4 max-w-md" />
          </div>
        )}
        <div className="mt-6 *:max-md:w-full">{children}</div>
      </div>
      <div>
        <h2 id={listId} className="sr-only">
          What Premium includes
        </h2>
        <ul aria-labelledby={listId} className="border-ink border-t-2">
          {gate.features.map((feature) => (
            <li key={feature} className="border-line border-b py-3.5 font-serif text-20">
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
