// Locks across the tabs of one browser.

export interface DraftLocks {
  /** @returns what releases the lock, or nothing where it is held already, also by this tab */
  readonly hold: (name: string) => Promise<(() => Promise<void>) | undefined>;
  readonly isHeld: (name: string) => Promise<boolean>;
  /** Runs one task of this name after the other. */
  readonly run: <Result>(name: string, task: () => Promise<Result>) => Promise<Result>;
}

export const createDraftLocks = (): DraftLocks =>
  typeof navigator !== "undefined" && navigator.locks
    ? createWebLocks(navigator.locks)
    : createTabLocks();

function createWebLocks(locks: LockManager): DraftLocks {
  return {
    hold: (name) =>
      new Promise((resolve, reject) => {
        const ended = locks.request(name, { ifAvailable: true }, (lock) => {
          if (!lock) return resolve(undefined);
          return new Promise<void>((end) => {
            resolve(async () => {
              end();
              await ended;
            });
          });
        });
        ended.catch(reject);
      }),
    isHeld: async (name) => {
      const { held = [] } = await locks.query();
      return held.some((lock) => lock.name === name);
    },
    run: (name, task) => locks.request(name, task),
  };
}

/**
 * For browsers and insecure pages without Web Locks: within this tab alone. Two
 * tabs may then send one draft, which the server takes for one.
 */
export function createTabLocks(): DraftLocks {
  const held = new Set<string>();
  const tasks = new Map<string, Promise<unknown>>();
  return {
    hold: async (name) => {
      if (held.has(name)) return undefined;
      held.add(name);
      return async () => void held.delete(name);
    },
    isHeld: async (name) => held.has(name),
    run: (name, task) => {
      const result = (tasks.get(name) ?? Promise.resolve()).then(task);
      tasks.set(
        name,
        result.catch(() => {}),
      );
      return result;
    },
  };
}
