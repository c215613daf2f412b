import {
  applyChange,
  type OutboxBatch,
  type OutboxContent,
  type OutboxEntry,
  type OutboxStore,
} from "@kyuseki/domain/outbox";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** The database of everything unsent, of everybody who uses this device. */
export const outboxDatabase = "kyuseki-outbox";
const version = 1;

interface Schema extends DBSchema {
  entries: { key: [number, string]; value: OutboxEntry };
  batches: { key: [number, string]; value: OutboxBatch };
}

/**
 * One person's outbox in the browser's database. `onTrouble` is told why nothing can be stored, and null once it can.
 * Every change is one transaction, so that tabs never see each other's halves.
 */
export function openOutboxStore(userId: number, onTrouble: (trouble: StorageTrouble | null) => void): OutboxStore {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  const open = () => {
    opening ??= openDB<Schema>(outboxDatabase, version, {
      upgrade: (database) => {
        database.createObjectStore("entries", { keyPath: ["user_id", "thing"] });
        database.createObjectStore("batches", { keyPath: ["user_id", "id"] });
      },
      // A newer release wants to change the database: it waits for this tab only until it has let go.
      blocking: (_old, _new, event) => {
        opening = null;
        (event.target as IDBDatabase).close();
      },
      terminated: () => {
        opening = null;
      },
    });
    return opening;
  };
  let trouble: StorageTrouble | null = null;
  const tell = (now: StorageTrouble | null) => {
    trouble = now;
    onTrouble(now);
  };
  /** Only what was written shows that there is room again. */
  const worked = (isWritten: boolean) => {
    if (isWritten || trouble !== "full") tell(null);
  };
  const ofPerson = () => IDBKeyRange.bound([userId], [userId, []]);

  /** The browser may have closed the database since: then once more. */
  const withDatabase = async <Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> => {
    try {
      return await work(await open()).catch(async (error: unknown) => {
        if (!isClosed(error)) throw error;
        opening = null;
        return work(await open());
      });
    } catch (error) {
      tell(troubleOf(error));
      throw error;
    } finally {
      // An attempt that failed is not kept: the next one opens anew.
      await opening?.catch(() => {
        opening = null;
      });
    }
  };

  return {
    read: () =>
      withDatabase(async (database) => {
        const transaction = database.transaction(["entries", "batches"]);
        const content = contentOf(
          await transaction.objectStore("entries").getAll(ofPerson()),
          await transaction.objectStore("batches").getAll(ofPerson()),
        );
        worked(false);
        return content;
      }),
    change: (work) =>
      withDatabase(async (database) => {
        const transaction = database.transaction(["entries", "batches"], "readwrite", { durability: "strict" });
        const [entries, batches] = [transaction.objectStore("entries"), transaction.objectStore("batches")];
        try {
          const before = contentOf(await entries.getAll(ofPerson()), await batches.getAll(ofPerson()));
          const change = work(before);
          for (const thing of change.remove ?? []) ignoreAbort(entries.delete([userId, thing]));
          for (const entry of change.put ?? []) ignoreAbort(entries.put(entry));
          for (const id of change.removeBatches ?? []) ignoreAbort(batches.delete([userId, id]));
          if (change.putBatch) ignoreAbort(batches.put(change.putBatch));
          await transaction.done;
          worked(change.putBatch !== undefined || (change.put?.length ?? 0) > 0);
          return applyChange(before, change);
        } catch (error) {
          abort(transaction);
          throw error;
        }
      }),
  };
}

/** Why nothing can be stored: no room, no database (a private window), or one of a newer release. */
export type StorageTrouble = "full" | "blocked" | "newer";

function troubleOf(error: unknown): StorageTrouble {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "QuotaExceededError") return "full";
  return name === "VersionError" ? "newer" : "blocked";
}

/** What was asked for before the error must not be stored either; nothing is left to do where it has ended already. */
function abort(transaction: { abort: () => void; done: Promise<void> }) {
  transaction.done.catch(() => {});
  try {
    transaction.abort();
  } catch {
    // It has ended.
  }
}

/** `done` of the transaction tells of it. */
const ignoreAbort = (request: Promise<unknown>) => void request.catch(() => {});

const isClosed = (error: unknown) =>
  error instanceof DOMException && (error.name === "InvalidStateError" || error.name === "AbortError");

const contentOf = (entries: OutboxEntry[], batches: OutboxBatch[]): OutboxContent => ({
  entries: entries.sort((one, other) => one.sequence - other.sequence),
  batches,
});
