import type { OutboxEntry } from "@kyuseki/domain/outbox";
import type { Page } from "playwright-core";

/** What the browser's database holds. */
export const entriesOn = (page: Page): Promise<OutboxEntry[]> =>
  page.evaluate(async () => {
    // Opening it before the app has would make an empty one.
    if ((await indexedDB.databases()).every(({ name }) => name !== "kyuseki-outbox")) return [];
    return new Promise<OutboxEntry[]>((resolve) => {
      const opening = indexedDB.open("kyuseki-outbox");
      opening.onsuccess = () => {
        const database = opening.result;
        const reading = database.transaction("entries").objectStore("entries").getAll();
        reading.onsuccess = () => {
          database.close();
          resolve(reading.result);
        };
      };
    });
  });
