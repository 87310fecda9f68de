import type { ReactNode } from "react";

export function Pricing({
  title,
  price,
  period,
  benefits,
  action,
}: {
  title: string;
  price: string;
  period: string;
  benefits: readonly { name: string; what: string }[];
  /** The terms, and the way to subscribe. */
  action: ReactNode;
}) {
  return (
    <section
      aria-labelledby="premium"
      className="grid gap-8 border-ink border-t-2 pt-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-20 lg:pt-14"
    >
      <div>
        <h2 id="premium" className="text-30">
          {title}
        </h2>
        <p className="mt-5 flex flex-wrap items-baseline gap-2.5">
          <span className="font-serif leading-none tracking-[-0.04em] lining-nums [font-size:4.5rem]">
            {price}
          </span>
          <span className="text-muted">{period}</span>
        </p>
        {action}
      </div>
      <ul>
        {benefits.map(({ name, what }) => (
          <li
            key={name}
            className="grid gap-x-6 gap-y-0.5 border-line border-b py-4 first:pt-1 lg:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]"
          >
            <span className="font-medium font-serif text-18">{name}</span>
            <span className="text-muted">{what}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
