import { Button } from "#src/ui/button.tsx";

export function PrintButton() {
  return (
    <Button
      kind="quiet"
      size="small"
      className="-ml-3 text-muted noscript:hidden"
      onClick={() => window.print()}
    >
      Print
    </Button>
  );
}
