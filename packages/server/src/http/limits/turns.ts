/** Acts that share a key run one after the other within this process, those of other keys beside them. */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>();

  /** With several keys, an act waits for its turn at the first, then at the next: in one order for all. */
  function take<Result>([key, ...others]: readonly string[], act: () => Promise<Result>): Promise<Result> {
    if (key === undefined) return act();
    const inTurn = () => take(others, act);
    const mine = (last.get(key) ?? Promise.resolve()).then(inTurn, inTurn);
    last.set(key, mine);
    const leave = () => void (last.get(key) === mine && last.delete(key));
    mine.then(leave, leave);
    return mine;
  }

  return { take };
}
