export function Claims({ claims }: { claims: readonly { figure: string; of: string }[] }) {
  return (
    <ul
      aria-label="In figures"
      className="border-line border-t pt-10 pb-12 font-serif text-24 text-muted leading-snug tracking-tight lg:pt-16 lg:pb-18 lg:text-38"
    >
      {claims.map(({ figure, of }, index) => (
        <li key={of} className="inline">
          <span className="whitespace-nowrap text-ink">{figure}</span> {of}
          {index < claims.length - 1 ? ", " : "."}
        </li>
      ))}
    </ul>
  );
}
