/** A club counts as being about for so long after it was last seen. */
const aboutMs = 10_000;

/** Remembers who asked last, to tell whether a club has the server to itself (R7). */
export function createClubsAbout(nowMs = () => performance.now()) {
  /** The last club seen, and the last one before it. */
  let last = { club: "", atMs: Number.NEGATIVE_INFINITY };
  let other = last;

  return {
    see(club: string): void {
      if (club !== last.club) other = last;
      last = { club, atMs: nowMs() };
    },
    /** No other club was seen for ten seconds. */
    isAlone: (club: string): boolean => nowMs() - (club === last.club ? other : last).atMs > aboutMs,
  };
}
