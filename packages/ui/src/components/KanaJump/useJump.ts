import { useCallback, useEffect, useRef, useState } from "react";

/** Where a jump leads: the player with this id. */
export type JumpTarget = { id: number; onArrive: () => void };

/** The jump on its way, for the rows, and how to start one. */
export function useJump() {
  const [id, setId] = useState<number | null>(null);
  const onArrive = useCallback(() => setId(null), []);
  return { target: id === null ? null : { id, onArrive }, jump: setId };
}

/** For the link of one row: it comes into view and takes the focus when a jump leads to its player. */
export function useJumpArrival(id: number, target: JumpTarget | null) {
  const link = useRef<HTMLAnchorElement>(null);
  const isArriving = target?.id === id;
  const onArrive = target?.onArrive;

  useEffect(() => {
    if (!isArriving) return;
    link.current?.focus({ preventScroll: true });
    link.current?.scrollIntoView({ block: "center" });
    onArrive?.();
  }, [isArriving, onArrive]);
  return link;
}
