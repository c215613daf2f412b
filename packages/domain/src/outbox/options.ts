import type { OutboxEntry, OutboxKind } from "./entry.ts";
import type { OutboxStore } from "./store.ts";

/** What was handed over, and under which key. */
export type OutboxAttempt = Pick<OutboxEntry, "thing" | "revision" | "payload">;

export type OutboxOptions = {
  userId: number;
  /** The club that is open, to which new entries belong. */
  teamId: () => number;
  /** Outlives the page. */
  store: OutboxStore;
  /** By operation, of what was handed over until it is known what became of it. Outlives the page. */
  attempts: Pick<Map<string, OutboxAttempt>, "get"> & {
    set: (operation: string, attempt: OutboxAttempt) => unknown;
    delete: (operation: string) => unknown;
  };
  kinds: Readonly<Record<string, OutboxKind>>;
  /** Runs one tab's work at a time; without it tabs may make the same call, which the server does once. */
  exclusively: (work: () => Promise<void>) => Promise<void>;
  /** Whether this person is signed in here: nothing is sent for anybody else (OF-5). */
  mayAct: () => boolean;
  /** Milliseconds since 1970. */
  now: () => number;
  newId: () => string;
  /** Calls back after so many ms; returns the way to cancel. */
  after: (ms: number, work: () => void) => () => void;
  /** Tells other tabs of the same person that the store has changed. */
  announce: () => void;
};
