import { useCallback, useEffect, useState } from "react";
import { listStoredPacks, type StoredPack, watchStoredPacks } from "./stored-packs.ts";

/** What this device stores; `undefined` until it is known. */
export function useStoredPacks(): readonly StoredPack[] | undefined {
  const [packs, setPacks] = useState<readonly StoredPack[]>();
  const look = useCallback(() => void listStoredPacks().then(setPacks), []);
  useEffect(() => {
    look();
    return watchStoredPacks(look);
  }, [look]);
  return packs;
}

export interface Room {
  /** In bytes. */
  readonly used: number;
  readonly given: number | undefined;
  /** Whether the browser has promised to leave it alone when it needs room. */
  readonly isPersisted: boolean;
}

/** Of the storage that this browser gives Berea. @param since asked again when it changes */
export function useRoom(since: unknown): Room | undefined {
  const [room, setRoom] = useState<Room>();
  useEffect(() => {
    void findRoom().then(setRoom);
  }, [since]);
  return room;
}

async function findRoom(): Promise<Room | undefined> {
  try {
    const { usage = 0, quota } = await navigator.storage.estimate();
    return { used: usage, given: quota, isPersisted: await navigator.storage.persisted() };
  } catch {
    return undefined;
  }
}
