import * as fake from "fake-indexeddb";
import { vi } from "vitest";

/** Gives the test an empty IndexedDB, which jsdom lacks; it goes away after the test. */
export function stubIndexedDatabase() {
  for (const [name, value] of Object.entries(fake)) if (name.startsWith("IDB")) vi.stubGlobal(name, value);
  vi.stubGlobal("indexedDB", new fake.IDBFactory());
}
