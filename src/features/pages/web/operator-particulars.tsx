import type { Operator } from "../contract.ts";

/** Who runs this site, as they have said; where they have not, that. */
export function OperatorParticulars({ operator }: { operator: Operator }) {
  const { name, address, email } = operator;
  return (
    <section aria-labelledby="operator">
      <h2 id="operator" className="text-20">
        Who runs this site
      </h2>
      <OperatorAddress operator={operator} />
      {name || address ? null : email ? (
        <p className="mt-2 text-muted">This copy of Berea gives no name or postal address.</p>
      ) : null}
    </section>
  );
}

export function OperatorAddress({ operator: { name, address, email } }: { operator: Operator }) {
  if (!name && !address && !email) {
    return (
      <p className="mt-2 text-muted">
        Whoever runs this copy of Berea has not given a name or an address yet.
      </p>
    );
  }
  return (
    <address className="mt-2 not-italic">
      {name ? <span className="block font-medium">{name}</span> : null}
      {address ? <span className="block whitespace-pre-line">{address}</span> : null}
      {email ? (
        <a
          href={`mailto:${email}`}
          className="underlined inline-flex min-h-11 items-center [overflow-wrap:anywhere]"
        >
          {email}
        </a>
      ) : null}
    </address>
  );
}
