/** What only one process at a time may do in one database. */
const locks = { migrate: 1, seed: 2, serve: 3, setup: 4, backup: 5, restore: 6, nationalDay: 7 } as const;
export type LockName = keyof typeof locks;

/** First half of our advisory lock numbers, so that they meet nobody else's. */
const lockSpace = 1_803_121_515;

/** Parameters of pg_advisory_lock and its relatives. */
export const lockKey = (name: LockName): [number, number] => [lockSpace, locks[name]];
