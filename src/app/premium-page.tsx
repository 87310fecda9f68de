// The frame of the pages that are for members alone.
import type { DehydratedState } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Gate } from "#src/features/billing/web/gate.tsx";
import { type ToolPicture, ToolPictures } from "#src/features/pages/web/tool-pictures.tsx";
import type { User } from "#src/shared/current-user.ts";
import { useCurrentUser } from "#src/web/current-user.ts";
import { QueryScope } from "#src/web/query-scope.tsx";

export function PremiumPage({
  what,
  picture,
  state,
  children,
}: {
  /** What the gate protects, to begin a sentence with: `The Prayer List`. */
  what: string;
  /** Shown below the gate. */
  picture?: ToolPicture;
  /** What the page's loader has fetched already. */
  state: DehydratedState | undefined;
  children: (member: User) => ReactNode;
}) {
  const user = useCurrentUser();
  if (!user?.isPremium) {
    return (
      <>
        <Gate needs="premium" user={user} what={what} />
        {picture && user !== undefined ? <ToolPictures pictures={[picture]} /> : null}
      </>
    );
  }
  return (
    <QueryScope state={state}>
      <div className="wrap">{children(user)}</div>
    </QueryScope>
  );
}
