/** The mark: a lamp whose flame is an olive leaf. Takes the colour of its text. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="currentColor" aria-hidden="true" className={className}>
      <path d="M17.2 1.2c-3 3.6-4.9 7.2-4.9 11 0 3.4 1.1 6.2 2.9 8.2 0-4.4.4-8.4 1.3-12.2.1-.4.7-.3.6.1-.7 3.7-1 7.7-.9 12.1 2.4-2.8 4-5.8 4-9.6 0-3.6-1.1-6.8-3-9.6Z" />
      <path d="M3.5 19c3.3 3.6 7.5 5.1 12.5 5.1s9.2-1.5 12.5-5.1c-.2 5.3-3.8 8.8-8.7 9.5l1 2.3h-9.6l1-2.3C7.3 27.8 3.7 24.3 3.5 19Z" />
    </svg>
  );
}
