import type { NewBest } from "@kyuseki/domain";
import { useEffect, useEffectEvent, useState } from "react";

/** Remembers the bests shown now, and answers those of them that this coach had not seen. */
export type MarkBestsSeen = (bests: readonly string[]) => Promise<readonly string[]>;

/** Names a best: another day or value of the same thing is another one. */
export const bestKey = ({ member, measured, date, value }: NewBest): string =>
  JSON.stringify([member.id, measured, date, value]);

/** The bests that this coach sees for the first time, as long as the page is open. */
export function useNewlySeenBests(bests: readonly NewBest[], markBestsSeen: MarkBestsSeen): ReadonlySet<string> {
  const [newlySeen, setNewlySeen] = useState<ReadonlySet<string>>(new Set());
  const keys = bests.map(bestKey);
  const shown = keys.join();
  const light = (unseen: readonly string[]) => {
    if (unseen.length > 0) setNewlySeen((before) => new Set([...before, ...unseen]));
  };
  const mark = useEffectEvent(() => {
    markBestsSeen(keys).then(light, () => {
      // What remembers them did not load: nothing lights, and they are new the next time.
    });
  });

  useEffect(() => {
    if (shown !== "") mark();
  }, [shown]);
  return newlySeen;
}
