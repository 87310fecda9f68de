import type { Page } from "@playwright/test";

/** What is in the browser's store of drafts, of any user, as JSON. */
export const readDrafts = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open("berea-drafts");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction("drafts").objectStore("drafts").getAll();
          reading.onsuccess = () => {
            database.close();
            resolve(JSON.stringify(reading.result));
          };
          reading.onerror = () => reject(reading.error);
        };
      }),
  );
