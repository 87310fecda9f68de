// Verses to learn by heart without a connection: the live page's own parts, over
// the copy of the account or what a visitor has on this device. What is practiced
// waits in the device's list, and is sent by the next live page.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { MemoryCard } from "#src/features/memory/contract.ts";
import { deviceMemory } from "#src/features/memory/web/device-memory.ts";
import { MemoryRoom } from "#src/features/memory/web/memory-room.tsx";
import { memoryQuery } from "#src/features/memory/web/queries.ts";
import { readCopy } from "#src/features/offline/web/copies.ts";
import type { User } from "#src/shared/current-user.ts";
import { PageHeader } from "#src/ui/page-header.tsx";
import { currentUserQuery } from "#src/web/current-user.ts";
import { useTitle } from "./page-state.tsx";

export function OfflineMemory({ userId }: { userId: number | undefined }) {
  const client = useQueryClient();
  useTitle("Learn by heart");
  const { data: cards } = useQuery({
    queryKey: ["offline", "memory", userId],
    queryFn: async () => {
      const copied = userId ? await readCopy<readonly MemoryCard[]>(userId, "memory") : undefined;
      const own = copied?.data ?? [];
      client.setQueryData(currentUserQuery.queryKey, { user: userId ? nameless(userId) : null });
      client.setQueryData(memoryQuery.queryKey, [...own]);
      return own;
    },
    networkMode: "always",
    gcTime: 0,
  });
  if (!cards) return null;
  const isEmpty = cards.length === 0 && deviceMemory.read(userId ?? "visitor").length === 0;
  return (
    <div className="wrap min-h-screen pb-16">
      <PageHeader title="Learn by heart" subtitle="A few verses a day, until they stay." />
      {isEmpty ? (
        <p className="text-18">No verse to learn by heart is on this device.</p>
      ) : (
        <MemoryRoom starters={[]} />
      )}
    </div>
  );
}

/** Of the person whose copies are here only the id is known, which the device's lists go by. */
const nameless = (id: number): User => ({
  id,
  username: "",
  email: "",
  isEmailVerified: false,
  isPremium: false,
  subscriptionStatus: null,
  subscriptionEndsAt: null,
  subscriptionCancels: false,
  createdAt: new Date(0).toISOString(),
});
