import type { ReactNode } from "react";

/** The button that sends a long form, in sight wherever one is in it. */
export function FormEnd({ children }: { children: ReactNode }) {
  return (
    <div className="sticky -bottom-[max(28px,env(safe-area-inset-bottom))] -mx-2 -mb-[max(28px,env(safe-area-inset-bottom))] border-line border-t bg-raised px-2 pt-3 pb-[max(16px,env(safe-area-inset-bottom))]">
      {children}
    </div>
  );
}
