// Locks across the tabs of one browser.

export type DraftLocks = ReturnType<typeof createWebLocks>;

export const createDraftLocks = (): DraftLocks =>
  globalThis.navigator?.locks ? createWebLocks(navigator.locks) : createTabLocks();

const createWebLocks = (locks: LockManager) => ({
  /** @returns what releases the lock, or nothing where it is held already, also by this tab */
  hold: (name: string): Promise<(() => Promise<void>) | undefined> =>
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
  isHeld: async (name: string): Promise<boolean> =>
    (await locks.query()).held?.some((lock) => lock.name === name) ?? false,
  /** Runs one task of this name after the other. */
  run: <Result>(name: string, task: () => Promise<Result>): Promise<Result> =>
    locks.request(name, task) as Promise<Result>,
});

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
      tasks.set(name, Promise.allSettled([result]));
      return result;
    },
  };
}
