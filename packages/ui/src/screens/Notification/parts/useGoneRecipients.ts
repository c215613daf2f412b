import type { Member } from "@kyuseki/domain";
import { useEffect, useState } from "react";

type Recipients = {
  hasGone: boolean;
  memberIds: readonly number[];
  members: readonly Member[];
  /** Leaves those of the recipients who are among `members`. */
  onDrop: () => void;
};

/** Takes players who are no longer there out of the recipients, and counts them until others are chosen. */
export function useGoneRecipients({ hasGone, memberIds, members, onDrop }: Recipients) {
  const [gone, setGone] = useState(0);
  const missing = hasGone ? memberIds.filter((id) => members.every((member) => member.id !== id)).length : 0;

  useEffect(() => {
    if (missing === 0) return;
    setGone(missing);
    onDrop();
  }, [missing, onDrop]);

  return { gone, forgetGone: () => setGone(0) };
}
