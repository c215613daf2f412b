import type { SessionTeam, SessionUser } from "@kyuseki/domain";
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from "idb";
import { answersName } from "./eraseStoredAnswers.ts";

/** One answer, as JSON. `at`: when it arrived, ms since 1970. */
export type StoredAnswer = {
  user_id: number;
  team_id: number;
  /** Path and sorted query. */
  address: string;
  endpoint: string;
  at: number;
  json: string;
};
/** Whose answers these are, and the token they were asked with: a session without the network. */
export type AnswersOwner = { token_hash: string; user: SessionUser; team: SessionTeam; at: number };

interface AnswersSchema extends DBSchema {
  answers: {
    key: [user_id: number, team_id: number, address: string];
    value: StoredAnswer;
    indexes: { by_age: number; by_endpoint: [user_id: number, team_id: number, endpoint: string, at: number] };
  };
  owner: { key: typeof ownerKey; value: AnswersOwner };
}

export const ownerKey = "owner";
export type AnswersTransaction = IDBPTransaction<AnswersSchema, ["answers", "owner"], "readwrite">;

/**
 * Runs `work` in one transaction over what is stored, without what is older than 30 days. null where nothing can be
 * stored: IndexedDB is blocked or missing, or a later release has changed the database.
 */
export async function withAnswers<Result>(
  now: number,
  work: (stored: AnswersTransaction) => Promise<Result>,
): Promise<Result | null> {
  const database = await open();
  if (!database) return null;
  try {
    const stored = database.transaction(["answers", "owner"], "readwrite");
    const [result] = await Promise.all([dropOld(stored, now).then(() => work(stored)), stored.done]);
    return result;
  } finally {
    // Never held open, so that another tab can erase it.
    database.close();
  }
}

async function open(): Promise<IDBPDatabase<AnswersSchema> | null> {
  try {
    return await openDB<AnswersSchema>(answersName, version, {
      upgrade: (database) => {
        const answers = database.createObjectStore("answers", { keyPath: ["user_id", "team_id", "address"] });
        answers.createIndex("by_age", "at");
        answers.createIndex("by_endpoint", ["user_id", "team_id", "endpoint", "at"]);
        database.createObjectStore("owner");
      },
    });
  } catch {
    return null;
  }
}

async function dropOld(stored: AnswersTransaction, now: number) {
  const answers = stored.objectStore("answers");
  const old = IDBKeyRange.upperBound(now - longestDays * dayMs);
  // A clock that was wrong must not keep them for longer.
  const ofTomorrow = IDBKeyRange.lowerBound(now + dayMs, true);
  for (const range of [old, ofTomorrow]) {
    for (const key of await answers.index("by_age").getAllKeys(range)) await answers.delete(key);
  }
}

const version = 1;
const longestDays = 30;
const dayMs = 86_400_000;
