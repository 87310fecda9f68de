import { Button } from "#src/ui/button.tsx";

/** Prints the page, or of it the one article whose heading has the id `only`. */
export function PrintButton({ only }: { only?: string }) {
  return (
    <Button
      kind="quiet"
      size="small"
      className="-ml-3 text-muted noscript:hidden"
      onClick={() => (only ? printAlone(only) : window.print())}
    >
      Print
    </Button>
  );
}

/** The style sheet leaves out what stands beside an article so marked. */
function printAlone(headingId: string): void {
  const article = document.getElementById(headingId)?.closest("article");
  article?.setAttribute("data-print", "alone");
  // A browser may go on before the paper is out.
  addEventListener("afterprint", () => article?.removeAttribute("data-print"), { once: true });
  window.print();
}
