import { AsyncLocalStorage } from "node:async_hooks";

const scopes = new AsyncLocalStorage<{ open: boolean }>();

/** Runs what belongs to a transaction, so that `requireNoTransaction` knows of it. */
export async function inScope<Result>(act: () => Promise<Result>): Promise<Result> {
  // What `act` has started and not awaited may go on after the transaction, and is free then.
  const scope = { open: true };
  try {
    return await scopes.run(scope, act);
  } finally {
    scope.open = false;
  }
}

/**
 * Begins everything that waits for something other than the database. A transaction would keep its connection and its
 * locks meanwhile, and a silent file store would take every other call along (R6).
 * @throws Error within a transaction
 */
export function requireNoTransaction(what: string) {
  if (scopes.getStore()?.open) throw new Error(`${what} is waited for within a transaction: move it before or after.`);
}
