import * as fake from "fake-indexeddb";
import { vi } from "vitest";

/** Gives the test an empty IndexedDB, which jsdom lacks; it goes away after the test. */
export function stubIndexedDatabase() {
  for (const [name, value] of Object.entries(fake)) if (name.startsWith("IDB")) vi.stubGlobal(name, value);
  vi.stubGlobal("indexedDB", new fake.IDBFactory());
}

/** Starts with an empty IndexedDB where there is one: files share a process, and each file's people have the same ids. */
export function emptyIndexedDatabase() {
  if ("indexedDB" in globalThis) Object.assign(globalThis, { indexedDB: new fake.IDBFactory() });
}
