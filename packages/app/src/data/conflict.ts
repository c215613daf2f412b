import { Failure, isOfOtherTeam } from "@kyuseki/domain";

/** Of what is stored; a page of another club than the open one cannot even ask. */
const isConflict = (error: unknown): boolean =>
  error instanceof Failure && error.code === "conflict" && !isOfOtherTeam(error);

type Saving<Stored> = {
  /** The version that the edit began from. */
  version: number;
  save: () => Promise<Stored>;
  /** Reads what is stored now; undefined when it is gone. */
  read: () => Promise<Stored | undefined>;
};

/**
 * Saves an edit. Where somebody else has saved meanwhile, `stale` answers what is stored instead of overwriting it (R4).
 * Rejects with any other `Failure`.
 */
export async function saveOrStale<Stored extends { version: number }>({ version, save, read }: Saving<Stored>) {
  try {
    return { outcome: "saved", stored: await save() } as const;
  } catch (error) {
    if (!isConflict(error)) throw error;
    const stored = await read();
    // A conflict of another kind, such as a name that is taken.
    if (!stored || stored.version === version) throw error;
    return { outcome: "stale", stored } as const;
  }
}

/** After a conflict, calls `reread` before it rejects with the same failure: the screen shows what is stored now. */
export async function rereadOnConflict<Reply>(work: Promise<Reply>, reread: () => Promise<unknown>): Promise<Reply> {
  try {
    return await work;
  } catch (error) {
    if (isConflict(error)) await reread();
    throw error;
  }
}
